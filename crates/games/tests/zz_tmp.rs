use games::DriveThru;
use tabletop::*;
#[test]
fn figures() {
    let (mut widest, mut n, mut offers, mut ev, mut step) = (0, 0, 0, (0, String::new()), 0);
    let mut widest_text = String::new();
    for stream in 0..600u64 {
        let mut config = Config::<DriveThru>::default();
        config.set("bakers", &"random".into()).unwrap();
        let book = Book::open(&config, SeatCount::new(2 + (stream % 3) as usize).unwrap()).unwrap();
        let mut game = DriveThru::new(book);
        let mut rng = fast_rng(9, stream);
        let speech = Speech::default();
        for _ in 0..2000 {
            let s = match game.turn() {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&mut vec![], &mut rng)),
                Turn::Act(due) => {
                    let seat = due.first().unwrap();
                    let mut legal = vec![];
                    game.legal_actions(seat, &mut legal);
                    let view = game.view(Viewer::Seat(seat));
                    let list: Vec<_> = legal.iter().map(|a| serde_json::json!({"token": Token::<DriveThru>::Action(book, *a).to_string(), "words": DriveThru::say_action(&view, *a).say(&speech), "offer": DriveThru::offer(&view, *a)})).collect();
                    let only: usize = legal.iter().map(|a| serde_json::to_string(&DriveThru::offer(&view, *a)).unwrap().len()).sum();
                    let text = serde_json::to_string(&list).unwrap();
                    if text.len() > widest { widest = text.len(); n = legal.len(); offers = only; widest_text = text; }
                    Step::Act(seat, game.sample_action(seat, &mut vec![], &mut rng))
                }
            };
            let mut events = vec![];
            game.apply_telling(s, &mut events);
            let sum: usize = events.iter().map(|e| serde_json::to_string(e).unwrap().len()).sum();
            step = step.max(sum);
            for e in &events { let t = serde_json::to_string(e).unwrap(); if t.len() > ev.0 { ev = (t.len(), t); } }
        }
    }
    panic!("widest choices {widest} bytes, {n} choices, offers alone {offers}; longest event {ev:?}; most per step {step}\n{}", &widest_text[..1500.min(widest_text.len())]);
}
