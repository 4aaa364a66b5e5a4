//! What a donut may hope for and must fear: the worth of a round against each enemy, and of a place among them.

use tabletop::Seat;

use super::board::{Board, MAX_SPACES, Space};
use super::dice::blow;
use super::{BadDay, Fighter, MAX_DISCS, SEATS};

/// What an elimination is worth beyond the cubes, in parts of the donut's points.
const ELIMINATION: f32 = 0.6;
/// What the elimination that wins the game is worth in addition.
const VICTORY: f32 = 3.0;
/// What a good fight within reach counts for a place.
const HOPE: f32 = 0.4;

/// What a round between two donuts is worth to the seat of the first.
pub(super) fn round_worth(game: &BadDay, own: Fighter, other: Fighter) -> f32 {
    Boxer::new(game, own).round_worth(Boxer::new(game, other))
}

/// What counts of a donut in a fight.
#[derive(Clone, Copy)]
struct Boxer {
    dice: u8,
    cubes: u8,
    /// What eliminating it brings.
    points: u8,
    /// The points its seat needs to win the game.
    needs: u8,
}

impl Boxer {
    #[inline]
    fn new(game: &BadDay, fighter: Fighter) -> Self {
        let (rules, table) = (&game.book.rules, &game.table);
        Boxer {
            dice: table.base_dice(rules, fighter),
            cubes: table.cubes_of(fighter),
            points: rules.points[table.card_of(fighter).index()],
            needs: rules.goal.saturating_sub(table.points[fighter.seat.index()]),
        }
    }

    #[inline]
    fn round_worth(self, other: Boxer) -> f32 {
        self.strike(other) - other.strike(self)
    }

    /// What it may hope to do to the other in a round.
    #[inline]
    fn strike(self, other: Boxer) -> f32 {
        let (taken, fatal) = blow(self.dice, other.dice, other.cubes);
        let victory = if other.points >= self.needs { VICTORY } else { 0.0 };
        let points = f32::from(other.points);
        points * taken / f32::from(other.cubes) + fatal * (points * (1.0 + ELIMINATION) + victory)
    }
}

/// Most donuts a seat can have against it.
const MAX_ENEMIES: usize = MAX_DISCS * (SEATS - 1);

/// The enemies of a seat: where they stand, and what counts of them in a fight.
#[derive(Clone, Copy)]
pub(super) struct Enemies<'a> {
    game: &'a BadDay,
    list: [(Space, Boxer); MAX_ENEMIES],
    len: usize,
}

impl<'a> Enemies<'a> {
    pub(super) fn of(game: &'a BadDay, seat: Seat) -> Self {
        let nobody = Boxer { dice: 0, cubes: 0, points: 0, needs: 0 };
        let mut enemies = Enemies { game, list: [(Space(0), nobody); MAX_ENEMIES], len: 0 };
        for other in game.book.seats.seats().filter(|other| *other != seat) {
            for enemy in game.table.donuts(other) {
                enemies.list[enemies.len] = (game.table.space_of(enemy), Boxer::new(game, enemy));
                enemies.len += 1;
            }
        }
        enemies
    }

    /// How a donut of the seat sees them.
    pub(super) fn outlook(&self, own: Fighter) -> Outlook<'a> {
        let weak = if self.game.table.is_stale(&self.game.book.rules, own) { 1.0 } else { 0.6 };
        let mut fights = [(Space(0), 0.0); MAX_ENEMIES];
        let boxer = Boxer::new(self.game, own);
        for (fight, (there, enemy)) in fights.iter_mut().zip(&self.list[..self.len]) {
            *fight = (*there, boxer.round_worth(*enemy));
        }
        Outlook { board: &self.game.book.rules.board, weak, fights, len: self.len }
    }

    /// How likely a donut of the seat gets to an enemy whose elimination wins the game, and eliminates it in one round.
    pub(super) fn victory_near(&self, own: Fighter) -> f32 {
        let (boxer, at) = (Boxer::new(self.game, own), self.game.table.space_of(own));
        let decisive = self.list[..self.len].iter().filter(|(_, enemy)| enemy.points >= boxer.needs);
        decisive.fold(0.0, |best, (there, enemy)| {
            let (_, fatal) = blow(boxer.dice, enemy.dice, enemy.cubes);
            best.max(fatal * self.game.book.rules.board.chance(at, *there))
        })
    }
}

/// How one donut sees the others: where its enemies stand, and what a round against each of them is worth.
pub(super) struct Outlook<'a> {
    board: &'a Board,
    /// How much danger counts for this donut.
    weak: f32,
    fights: [(Space, f32); MAX_ENEMIES],
    len: usize,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(game: &'a BadDay, own: Fighter) -> Self {
        Enemies::of(game, own.seat).outlook(own)
    }

    #[inline]
    pub(super) fn fights(&self) -> &[(Space, f32)] {
        &self.fights[..self.len]
    }

    /// What a round against the enemy on this space is worth, if there is one.
    pub(super) fn against(&self, at: Space) -> Option<f32> {
        self.fights().iter().find(|(there, _)| *there == at).map(|(_, worth)| *worth)
    }

    /// What it is worth to stand on this space, which is free: targets near, danger far.
    pub(super) fn place_worth(&self, at: Space) -> f32 {
        let (chance, danger) = self.fights_near(at);
        HOPE * chance - self.weak * danger
    }

    /// [`Outlook::place_worth`] of every space at once.
    pub(super) fn place_worths(&self) -> [f32; MAX_SPACES] {
        let (mut chances, mut dangers) = ([0.0f32; MAX_SPACES], [0.0f32; MAX_SPACES]);
        for (there, worth) in self.fights() {
            if *worth > 0.0 {
                raise(&mut chances, *worth, self.board.chances_to(*there));
            } else {
                raise(&mut dangers, -*worth, self.board.chances_from(*there));
            }
        }
        for (chance, danger) in chances.iter_mut().zip(&dangers) {
            *chance = HOPE * *chance - self.weak * danger;
        }
        chances
    }

    /// No place is worth more to it.
    pub(super) fn best_place_worth(&self) -> f32 {
        HOPE * self.fights().iter().fold(0.0, |best, (_, worth)| worth.max(best))
    }

    /// The best fight this donut may look for from this space, and the worst that may come to it: what a round is worth
    /// times how likely two dice reach so far.
    #[inline]
    pub(super) fn fights_near(&self, at: Space) -> (f32, f32) {
        let (mut chance, mut danger) = (0.0f32, 0.0f32);
        for (there, worth) in self.fights() {
            if *worth > 0.0 {
                chance = chance.max(worth * self.board.chance(at, *there));
            } else {
                danger = danger.max(-worth * self.board.chance(*there, at));
            }
        }
        (chance, danger)
    }
}

/// Raises each number to the worth times its chance, if that is more.
#[inline]
fn raise(numbers: &mut [f32; MAX_SPACES], worth: f32, chances: &[f32]) {
    for (number, chance) in numbers.iter_mut().zip(chances) {
        let hoped = worth * chance;
        *number = if hoped > *number { hoped } else { *number };
    }
}
