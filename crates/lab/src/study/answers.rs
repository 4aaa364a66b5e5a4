//! The first page: six questions, each with a light.

use bots::Player;
use serde::Serialize;
use tabletop::SeatCount;

use super::figures::{ComponentFigures, Flag, TableFigures};
use super::skill::Pairing;
use crate::stats::{Interval, widened};

/// How things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Light {
    /// As one would wish.
    Good,
    /// Worth a look.
    Look,
    /// A fault.
    Problem,
    /// More games are needed.
    Unclear,
    /// The game does not know such a thing.
    Nothing,
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Is the game fair by turn order?
    Order,
    /// How long is it?
    Length,
    /// How often is the win shared?
    Ties,
    /// Luck or skill?
    Skill,
    /// The strongest and the weakest component?
    Components,
    /// What changes with skill?
    Change,
}

/// An answer with all that stands in its sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Answer {
    /// What was asked.
    pub question: Question,
    /// How it stands.
    pub light: Light,
    /// Who played.
    pub bots: Vec<Player>,
    /// How many sat at the table.
    pub seats: SeatCount,
    /// How many games the answer is from.
    pub games: u64,
    /// What is told: a place in turn order, a component, a figure.
    pub subjects: Vec<Subject>,
}

/// A figure with a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Subject {
    /// The place, counted from 1; the id of the component; the name of the figure.
    pub name: String,
    /// The figure.
    pub figure: f64,
    /// Its 95 % interval.
    pub ci: Option<Interval>,
}

/// Above an even share by so much of it, a place is worth a look, or a fault.
const ORDER: [f64; 2] = [0.10, 0.25];
const TIES: [f64; 2] = [0.05, 0.15];
/// What the better player has of what an even share leaves: less than this is hardly any, or little.
const SKILL: [f64; 2] = [0.1, 0.3];
/// Nobody wants to decide so often in one game.
const LONG: f64 = 250.0;

/// What is bad about a figure between these two is worth a look.
fn judged(figure: f64, [low, high]: Interval, [look, problem]: [f64; 2]) -> Light {
    match figure {
        _ if low < look && high >= problem => Light::Unclear,
        figure if figure >= problem => Light::Problem,
        figure if figure >= look => Light::Look,
        _ => Light::Good,
    }
}

/// The place that wins most at these tables.
pub(crate) fn order(tables: &[&TableFigures]) -> Option<Answer> {
    let n_places = tables.iter().map(|table| table.in_order().len()).sum();
    let places = tables.iter().filter(|table| table.seats.get() > 1).flat_map(|table| {
        let even = 1.0 / table.seats.get() as f64;
        let places = table.in_order().iter().enumerate();
        places.map(move |(i, place)| (*table, i, place.wins, place.wins.share / even - 1.0))
    });
    let (table, i, wins, excess) = places.max_by(|one, other| one.3.total_cmp(&other.3))?;
    let even = 1.0 / table.seats.get() as f64;
    let ci = widened(wins.ci, n_places);
    Some(Answer {
        question: Question::Order,
        light: judged(excess, ci.map(|end| end / even - 1.0), ORDER),
        bots: vec![table.bot],
        seats: table.seats,
        games: table.games,
        subjects: vec![Subject { name: (i + 1).to_string(), figure: wins.share, ci: Some(wins.ci) }],
    })
}

pub(crate) fn length(table: &TableFigures) -> Answer {
    let per_seat = table.decisions.mean / table.seats.get() as f64;
    let light = if table.unfinished > 0 || per_seat > LONG {
        Light::Problem
    } else if table.turns.high > 2 * table.turns.median.max(1) {
        Light::Look
    } else if table.turns.ci.is_none() {
        Light::Unclear
    } else {
        Light::Good
    };
    let subject = |name: &str, figure, ci| Subject { name: name.to_string(), figure, ci };
    Answer {
        question: Question::Length,
        light,
        bots: vec![table.bot],
        seats: table.seats,
        games: table.games,
        subjects: vec![
            subject("turns", table.turns.mean, table.turns.ci),
            subject("decisions_of_a_seat", per_seat, None),
            subject("unfinished", table.unfinished as f64, None),
        ],
    }
}

pub(crate) fn ties(table: &TableFigures) -> Option<Answer> {
    (table.seats.get() > 1).then(|| Answer {
        question: Question::Ties,
        light: judged(table.shared.share, table.shared.ci, TIES),
        bots: vec![table.bot],
        seats: table.seats,
        games: table.games,
        subjects: vec![Subject {
            name: "shared".to_string(),
            figure: table.shared.share,
            ci: Some(table.shared.ci),
        }],
    })
}

/// The pairing whose gap is the widest for certain.
pub(crate) fn skill(pairings: &[Pairing], seats: SeatCount) -> Option<Answer> {
    let even = 1.0 / seats.get() as f64;
    let widest = pairings.iter().max_by(|one, other| one.ci[0].total_cmp(&other.ci[0]))?;
    // Two bots of equal strength differ by chance; so many pairs were looked at.
    let ci = widened(widest.ci, pairings.len());
    let edge = |share: f64| (share - even) / (1.0 - even);
    // The lower the edge the worse.
    let light = match edge(widest.share) {
        _ if edge(ci[0]) < SKILL[0] && edge(ci[1]) >= SKILL[1] => Light::Unclear,
        edge if edge < SKILL[0] => Light::Problem,
        edge if edge < SKILL[1] => Light::Look,
        _ => Light::Good,
    };
    Some(Answer {
        question: Question::Skill,
        light,
        bots: vec![widest.bot, widest.against],
        seats,
        games: widest.games,
        subjects: vec![Subject { name: widest.bot.to_string(), figure: widest.share, ci: Some(widest.ci) }],
    })
}

pub(crate) fn components(table: &TableFigures, components: &[ComponentFigures]) -> Answer {
    let subject = |component: &ComponentFigures| Subject {
        name: component.id.clone(),
        figure: component.win_difference.unwrap_or(0.0),
        ci: component.win_difference_ci,
    };
    let mut by_worth: Vec<&ComponentFigures> =
        components.iter().filter(|component| component.win_difference_ci.is_some()).collect();
    by_worth.sort_by(|one, other| other.win_difference.partial_cmp(&one.win_difference).expect("numbers"));
    let flagged = |flag| components.iter().find(|component| component.flag == Some(flag));
    let strongest = by_worth.first().copied();
    let weakest = flagged(Flag::Dead).or(by_worth.last().copied());
    let told = |component: &ComponentFigures| component.win_difference_ci.is_some();
    // Those at both ends are clear if their intervals do not meet.
    let apart = match (strongest, weakest) {
        (Some(strongest), Some(weakest)) if told(weakest) => {
            let [low, high] = [strongest, weakest].map(|one| one.win_difference_ci.unwrap_or([0.0, 0.0]));
            low[0] > high[1]
        }
        _ => false,
    };
    let light = match () {
        () if components.is_empty() => Light::Nothing,
        () if components.iter().any(|component| component.flag.is_some()) => Light::Problem,
        () if apart => Light::Look,
        () if by_worth.is_empty() => Light::Unclear,
        () => Light::Good,
    };
    Answer {
        question: Question::Components,
        light,
        bots: vec![table.bot],
        seats: table.seats,
        games: table.games,
        subjects: strongest.into_iter().chain(weakest).map(subject).collect(),
    }
}

/// What differs most between the first and the last of these tables, which have the same size.
pub(crate) fn change(axis: &[TableFigures]) -> Option<Answer> {
    let (weakest, strongest) = (axis.first()?, axis.last()?);
    if axis.len() < 2 {
        return None;
    }
    let spread = |name: &str, of: fn(&TableFigures) -> &super::figures::Spread| {
        let (a, b) = (of(weakest), of(strongest));
        let sd = f64::midpoint(a.sd, b.sd).max(1e-9);
        let subject = |spread: &super::figures::Spread| Subject {
            name: name.to_string(),
            figure: spread.mean,
            ci: spread.ci,
        };
        ((b.mean - a.mean).abs() / sd, vec![subject(a), subject(b)])
    };
    let shared = {
        let (a, b) = (weakest.shared, strongest.shared);
        let sd = (f64::midpoint(a.share * (1.0 - a.share), b.share * (1.0 - b.share))).sqrt().max(1e-9);
        let subject = |share: super::figures::Share| Subject {
            name: "shared".to_string(),
            figure: share.share,
            ci: Some(share.ci),
        };
        ((b.share - a.share).abs() / sd, vec![subject(a), subject(b)])
    };
    let found = [
        spread("turns", |table| &table.turns),
        spread("points", |table| &table.points),
        spread("margin", |table| &table.margin),
        shared,
    ];
    let n = found.len();
    let (_, subjects) = found.into_iter().max_by(|one, other| one.0.total_cmp(&other.0))?;
    let ends = [&subjects[0], &subjects[1]].map(|subject| subject.ci.map(|ci| widened(ci, 2 * n)));
    let apart = match ends {
        [Some(a), Some(b)] => a[1] < b[0] || b[1] < a[0],
        _ => false,
    };
    Some(Answer {
        question: Question::Change,
        light: if apart { Light::Look } else { Light::Unclear },
        bots: vec![weakest.bot, strongest.bot],
        seats: weakest.seats,
        games: weakest.games + strongest.games,
        subjects,
    })
}
