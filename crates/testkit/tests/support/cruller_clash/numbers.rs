//! Numbers for programs that learn: action ids by place and kind, and what the view says.

use tabletop::{Book, Menu, Numbers, Observation, Place, SeatOrder};

use super::view::View;
use super::{Action, CrullerClash, Kind, Phase};

// The groups of actions, in the order of the menu.
const PICK: usize = 0;
const SERVE: usize = 1;
const KEEP: usize = 2;

const PHASES: usize = 5;
const MOST: i16 = 999;

impl Numbers for CrullerClash {
    const NUMBERS_VERSION: u32 = 1;

    fn menu(book: Book<Self>) -> Menu {
        let kinds = book.edition.parts.kinds.len();
        Menu::new([("pick", [book.rules.row, 1, 1]), ("serve", [kinds, 1, 1]), ("keep", [1, 1, 1])])
    }

    fn action_id(_: &View, menu: &Menu, action: Action) -> usize {
        match action {
            Action::Pick(place) => menu.id(PICK, [place.into(), 0, 0]),
            Action::Serve(kind) => menu.id(SERVE, [kind.0.into(), 0, 0]),
            Action::Keep => menu.id(KEEP, [0; 3]),
        }
    }

    fn action_at(_: &View, group: usize, [first, ..]: Place) -> Option<Action> {
        match group {
            PICK => Some(Action::Pick(first as u8)),
            SERVE => Some(Action::Serve(Kind(first as u8))),
            KEEP => Some(Action::Keep),
            _ => None,
        }
    }

    fn observe(view: &View, out: &mut Observation<'_>) {
        let order = SeatOrder::of(view.viewer, view.book.seats);
        let (n, kinds, row) = (order.count(), view.book.edition.parts.kinds.len(), view.book.rules.row);
        let phase = match view.phase {
            Phase::Fill => 0,
            Phase::Pick(_) => 1,
            Phase::Serve { .. } => 2,
            Phase::Draw { .. } => 3,
            Phase::Over => 4,
        };
        out.one_of("phase", PHASES, Some(phase));
        out.number("round", view.round, 0..=MOST);
        let tray = out.part("row", &[row, kinds], 0..=1);
        for (place, kind) in view.row.iter().enumerate() {
            if let Some(kind) = kind {
                tray[place * kinds + usize::from(kind.0)] = 1;
            }
        }
        let tables = out.part("tables", &[n, kinds], 0..=MOST);
        let hand_sizes = out.part("hand_sizes", &[n], 0..=MOST);
        let answered = out.part("answered", &[n], 0..=1);
        let servers = out.part("servers", &[n], 0..=1);
        let drawers = out.part("drawers", &[n], 0..=1);
        for (i, seat) in order.seats().enumerate() {
            for (number, count) in tables[i * kinds..][..kinds].iter_mut().zip(view.tables[seat]) {
                *number = count.into();
            }
            hand_sizes[i] = view.hand_sizes[seat].into();
            match view.phase {
                Phase::Pick(answers) => answered[i] = answers.answered.contains(seat).into(),
                Phase::Serve { servers: serve, drawers: draw } => {
                    servers[i] = serve.contains(seat).into();
                    drawers[i] = draw.contains(seat).into();
                }
                Phase::Draw { drawers: draw } => drawers[i] = draw.contains(seat).into(),
                Phase::Fill | Phase::Over => {}
            }
        }
        let own = match view.phase {
            Phase::Pick(answers) => answers.mine.map(usize::from),
            _ => None,
        };
        out.one_of("own_pick", row, own);
        out.counts("hand", &view.hand[..kinds], MOST);
        out.counts("pile", &view.pile[..kinds], MOST);
    }
}
