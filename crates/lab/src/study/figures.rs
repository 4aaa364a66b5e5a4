//! What the sums come to: the figures of a study, as its file has them.

use bots::Player;
use serde::{Serialize, Serializer};
use tabletop::{Book, Components, Judgement, Notation, Phrase, SeatCount, Token};

use super::choice::Choice;
use super::order::Standing;
use super::pieces::PieceSums;
use super::tallies::Tallies;
use super::tension::{Tension, WHOLE_GAME};
use super::watch::{CHOICE, SHARE};
use crate::Histogram;
use crate::stats::{Interval, Shares, widened};

/// A share of something, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// The share of 1.
    pub share: f64,
    /// Its 95 % confidence interval.
    pub ci: Interval,
}

impl Share {
    pub(crate) fn of(shares: &Shares) -> Self {
        Share { share: shares.mean(), ci: shares.interval() }
    }
}

/// How a number is spread over games.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// Its 95 % confidence interval; `None` for fewer than two.
    pub ci: Option<Interval>,
    /// The standard deviation.
    pub sd: f64,
    /// The smallest.
    pub min: i64,
    /// One in ten is no greater.
    pub low: i64,
    /// Half are no greater.
    pub median: i64,
    /// Nine in ten are no greater.
    pub high: i64,
    /// The greatest.
    pub max: i64,
    /// How often each number was seen.
    pub histogram: Histogram,
}

impl Spread {
    pub(crate) fn of(seen: &Histogram) -> Self {
        Spread {
            mean: seen.mean(),
            ci: seen.mean_interval(),
            sd: seen.sd(),
            min: seen.min(),
            low: seen.quantile(0.1),
            median: seen.quantile(0.5),
            high: seen.quantile(0.9),
            max: seen.max(),
            histogram: seen.clone(),
        }
    }
}

/// One seat, or one place in turn order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Place {
    /// Its share of the wins.
    pub wins: Share,
    /// Its mean points.
    pub points: f64,
    /// Their 95 % interval.
    pub points_ci: Option<Interval>,
}

impl Place {
    fn all(standings: &[Standing]) -> Vec<Place> {
        let place = |standing: &Standing| Place {
            wins: Share::of(&standing.wins),
            points: standing.points.mean(),
            points_ci: standing.points.mean_interval(),
        };
        standings.iter().map(place).collect()
    }
}

/// How open the games stay.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TensionFigures {
    /// Games with an estimate that tells the seats apart.
    pub games: u64,
    /// What the seat that will win is given, from the begin of the game to its end.
    pub winner: Vec<f64>,
    /// What the seat that leads is given.
    pub leader: Vec<f64>,
    /// How often the lead changes.
    pub lead_changes: Spread,
    /// The part of the game after which the winner leads for good.
    pub decided: f64,
    /// Its 95 % interval.
    pub decided_ci: Option<Interval>,
    /// How far the winner is behind the leader on average, in shares of the win.
    pub drama: f64,
    /// Games whose winner had less than half an even share in the second half.
    pub comebacks: Share,
}

impl TensionFigures {
    fn of(tension: &Tension) -> Option<Self> {
        let unit = tension.games as f64 * f64::from(SHARE);
        let curve = |sums: &[u64]| sums.iter().map(|sum| *sum as f64 / unit).collect();
        (tension.games > 0).then(|| TensionFigures {
            games: tension.games,
            winner: curve(&tension.winner),
            leader: curve(&tension.leader),
            lead_changes: Spread::of(&tension.lead_changes),
            decided: tension.decided.mean() / WHOLE_GAME as f64,
            decided_ci: tension.decided.mean_interval().map(|ci| ci.map(|end| end / WHOLE_GAME as f64)),
            drama: tension.drama.mean() / f64::from(SHARE),
            comebacks: Share::of(&tension.comebacks),
        })
    }
}

/// How much there is to choose.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ChoiceFigures {
    /// Decisions of all seats.
    pub decisions: u64,
    /// The share of them without a choice.
    pub forced: f64,
    /// Mean number of choices.
    pub mean: f64,
    /// Half of the menus are no longer.
    pub median: u64,
    /// The longest menu.
    pub longest: u64,
    /// Mean number of choices from the begin of the game to its end.
    pub steps: Vec<f64>,
    /// The first choices of the game, the most frequent first.
    pub openings: Vec<Opening>,
    /// How many others there were.
    pub other_openings: usize,
}

/// A first choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Opening {
    /// In notation.
    pub choice: String,
    /// The share of the games that begin so.
    pub share: f64,
    /// What the seat that chose so won.
    pub wins: Share,
}

/// So many openings are told.
const OPENINGS: usize = 8;

impl ChoiceFigures {
    fn of<G: Notation>(book: Book<G>, choice: &Choice<G::Action>) -> Self {
        let decisions = choice.decisions();
        let games: u64 = choice.openings.values().map(Shares::count).sum();
        let mut openings: Vec<_> = choice.openings.iter().collect();
        openings.sort_by_key(|(action, wins)| (std::cmp::Reverse(wins.count()), **action));
        let told = openings.iter().take(OPENINGS).map(|(action, wins)| Opening {
            choice: Token::<G>::Action(book, **action).to_string(),
            share: wins.count() as f64 / games.max(1) as f64,
            wins: Share::of(wins),
        });
        let mean = |[n, choices]: &[u64; 2]| *choices as f64 / (*n).max(1) as f64;
        ChoiceFigures {
            decisions,
            forced: choice.forced() as f64 / decisions.max(1) as f64,
            mean: choice.choices as f64 / decisions.max(1) as f64,
            median: choice.median(),
            longest: choice.longest(),
            steps: choice.steps.iter().map(mean).collect(),
            other_openings: openings.len().saturating_sub(OPENINGS),
            openings: told.collect(),
        }
    }
}

/// All figures of games of one bot at one table size.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableFigures {
    /// Who had every seat.
    pub bot: Player,
    /// The table size.
    pub seats: SeatCount,
    /// Games played.
    pub games: u64,
    /// Games that were broken off, since they did not end.
    pub unfinished: u64,
    /// What a turn is called.
    pub turn_noun: String,
    /// By place in turn order; `None` where all choose at once.
    pub places: Option<Vec<Place>>,
    /// By seat.
    pub by_seat: Vec<Place>,
    /// Turns of a game.
    pub turns: Spread,
    /// Decisions of all seats in a game.
    pub decisions: Spread,
    /// Points of a seat.
    pub points: Spread,
    /// The best score of a game.
    pub best: Spread,
    /// The best score less the second.
    pub margin: Spread,
    /// Games with more than one winner.
    pub shared: Share,
    /// Games in which somebody had as many points as the winner and did not win.
    pub tie_broken: Share,
    /// How open the games stay, if the game has an estimate.
    pub tension: Option<TensionFigures>,
    /// How much there is to choose.
    pub choice: ChoiceFigures,
}

impl TableFigures {
    pub(crate) fn of<G: Judgement + Notation>(
        book: Book<G>,
        bot: Player,
        tallies: &Tallies<G::Action>,
    ) -> Self {
        let Tallies { order, lengths, points, tension, choice, .. } = tallies;
        let ended = lengths.games - lengths.unfinished;
        let has_turns =
            book.seats.get() > 1 && ended > 0 && order.places.iter().all(|place| place.wins.count() == ended);
        TableFigures {
            bot,
            seats: book.seats,
            games: lengths.games,
            unfinished: lengths.unfinished,
            turn_noun: G::META.turn_noun.to_string(),
            places: has_turns.then(|| Place::all(&order.places)),
            by_seat: Place::all(&order.seats),
            turns: Spread::of(&lengths.turns),
            decisions: Spread::of(&lengths.decisions),
            points: Spread::of(&points.all),
            best: Spread::of(&points.best),
            margin: Spread::of(&points.margin),
            shared: Share::of(&points.shared),
            tie_broken: Share::of(&points.tie_broken),
            tension: TensionFigures::of(tension),
            choice: ChoiceFigures::of(book, choice),
        }
    }

    /// The places in turn order, or the seats where there is none.
    pub fn in_order(&self) -> &[Place] {
        self.places.as_deref().unwrap_or(&self.by_seat)
    }
}

/// What stands out about a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Flag {
    /// Whoever gets it wins clearly more often than with any usual component.
    Dominant,
    /// It is on offer and hardly ever chosen.
    Dead,
}

/// What is known of a component.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ComponentFigures {
    /// Its id in the edition file.
    pub id: String,
    /// Its name.
    #[serde(serialize_with = "in_english")]
    pub name: Phrase,
    /// Decisions in a game at which it could be chosen.
    pub offered: f64,
    /// The share of these at which it was chosen.
    pub chosen: Option<f64>,
    /// How often it is chosen, beside how often it would be if all components on offer were alike.
    pub liking: Option<f64>,
    /// 95 % interval of that.
    pub liking_ci: Option<Interval>,
    /// Copies that seats get in a game.
    pub got: f64,
    /// Points that a copy brings, if points come from components.
    pub points_per_copy: Option<f64>,
    /// Games in which some seats got it and others did not.
    pub games: u64,
    /// What those who got it win more than the others of the same game.
    pub win_difference: Option<f64>,
    /// 95 % interval of that, corrected for the number of components.
    pub win_difference_ci: Option<Interval>,
    /// What stands out.
    pub flag: Option<Flag>,
    /// The same deals with one copy less, if that was tried.
    pub removed: Option<RemovedFigures>,
}

fn in_english<S: Serializer>(name: &Phrase, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(name)
}

/// The same deals with one copy of a component less.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RemovedFigures {
    /// Games in which some seats got the component and others did not.
    pub games: u64,
    /// What these seats lose of the win without it.
    pub loss: Option<f64>,
    /// 95 % interval of that, corrected for the number of components tried.
    pub loss_ci: Option<Interval>,
    /// Why it could not be tried.
    pub refused: Option<String>,
}

/// A component is called dominant if what it wins is above the usual by this part of an even share, at least.
const DOMINANT: f64 = 0.25;
/// At least one in so many games must have split the table.
const SPLIT_OFTEN: u64 = 10;
/// And dead if it is chosen less often than this part of what would be even, at most.
const DEAD: f64 = 0.25;
/// Fewer decisions tell nothing about what is never chosen.
const FEW_OFFERS: u64 = 100;

impl ComponentFigures {
    /// The components that were in the game.
    pub(crate) fn all<G: Components>(book: Book<G>, sums: &[PieceSums], games: u64) -> Vec<Self> {
        let in_game = |sums: &&PieceSums| sums.offered + sums.got > 0;
        let n = sums.iter().filter(in_game).count();
        let differences: Vec<f64> =
            sums.iter().filter(in_game).filter_map(PieceSums::win_difference).collect();
        let usual = median(differences);
        let [chosen, expected] = sums
            .iter()
            .fold([0, 0], |[chosen, expected], sums| [chosen + sums.preferred, expected + sums.expected]);
        // Not every choice is one of components.
        let usual_liking = chosen as f64 * CHOICE as f64 / expected.max(1) as f64;
        let named = G::components(book).into_iter().zip(sums).filter(|(_, sums)| in_game(sums));
        named
            .map(|(component, sums)| {
                let win_difference_ci = sums.win_difference_ci().map(|ci| widened(ci, n));
                let liking_ci = sums.liking_ci(games).map(|ci| widened(ci, n));
                let even = 1.0 / book.seats.get() as f64;
                // Where hardly any game splits the table, those few are games of a kind.
                let is_dominant = sums.split_games * SPLIT_OFTEN >= games
                    && win_difference_ci.is_some_and(|[low, _]| low - usual > DOMINANT * even);
                let is_dead = sums.offered >= FEW_OFFERS
                    && liking_ci.is_some_and(|[_, high]| high < DEAD * usual_liking);
                let flag = match (is_dominant, is_dead) {
                    (true, _) => Some(Flag::Dominant),
                    (_, true) => Some(Flag::Dead),
                    _ => None,
                };
                let per_game = |n: u64| n as f64 / games.max(1) as f64;
                let copies = sums.point_copies;
                ComponentFigures {
                    id: component.id,
                    name: component.name,
                    offered: per_game(sums.offered),
                    chosen: (sums.offered > 0).then(|| sums.chosen as f64 / sums.offered as f64),
                    liking: sums.liking().map(|liking| liking / usual_liking.max(f64::MIN_POSITIVE)),
                    liking_ci: liking_ci.map(|ci| ci.map(|end| end / usual_liking.max(f64::MIN_POSITIVE))),
                    got: per_game(sums.got),
                    points_per_copy: (copies > 0).then(|| sums.points as f64 / copies as f64),
                    games: sums.split_games,
                    win_difference: sums.win_difference(),
                    win_difference_ci,
                    flag,
                    removed: None,
                }
            })
            .collect()
    }
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(0.0)
}
