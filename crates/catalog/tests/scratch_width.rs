use catalog::{Bot, Setup, Table, find};
use tabletop::{Dealer, Language, SeatCount, Seed, Turn, Viewer};

#[test]
fn width() {
    let (mut most, mut frame) = ([0; 2], [0; 2]);
    let mut worst = [String::new(), String::new()];
    let mut counts = 0;
    for seed in 0..30 {
        let n = 1 + (seed % 4) as usize;
        let mut table =
            find("dollars-to-donuts").unwrap().open(&Setup { seats: SeatCount::new(n), ..Setup::default() }).unwrap();
        let mut dealer = Dealer::new(Seed::from_number(seed));
        let bot = if seed < 8 { Bot::Random } else { Bot::Greedy };
        loop {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.deal(&mut dealer).unwrap(),
                Turn::Act(due) => {
                    let seat = due.first().unwrap();
                    for (i, language) in [Language::English, Language::German].into_iter().enumerate() {
                        let choices = table.legal(seat, language);
                        counts = counts.max(choices.len());
                        let json = serde_json::to_string(&choices).unwrap();
                        let view = table.view_raw(Viewer::Seat(seat));
                        let sheet = serde_json::to_string(&table.score_sheet(Viewer::Seat(seat), language)).unwrap();
                        frame[i] = frame[i].max(json.len() + view.get().len() + sheet.len());
                        if json.len() > most[i] {
                            most[i] = json.len();
                            worst[i] = json;
                        }
                    }
                    let token = table.choose(seat, bot, 7).unwrap();
                    table.act(seat, &token).unwrap();
                }
            }
        }
    }
    println!("choices {most:?}, with view and sheet {frame:?}, most choices {counts}");
    for w in worst {
        println!("{}", &w.chars().take(1500).collect::<String>());
        let v: Vec<serde_json::Value> = serde_json::from_str(&w).unwrap();
        let part = |name: &str| v.iter().map(|c| c.get(name).map_or(0, |x| x.to_string().len())).sum::<usize>();
        println!("{} choices: token {} words {} offer {} group {}", v.len(), part("token"), part("words"), part("offer"), part("group"));
    }
}
