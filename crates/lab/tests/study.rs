//! Studies of small games: the figures are those of a plain reading, planted faults are found and nothing is found where
//! there is nothing, and none of it depends on the number of threads.

#[allow(dead_code, unused_imports, reason = "other tests use the rest of it")]
#[allow(unreachable_pub, reason = "it is a game of its own elsewhere")]
#[path = "../../testkit/tests/support/cruller_clash/mod.rs"]
mod cruller_clash;
#[path = "support/plain_metrics.rs"]
mod plain_metrics;
#[allow(dead_code, reason = "other tests use the rest of it")]
#[path = "support/race.rs"]
mod race;

use bots::{Bot, Player};
use cruller_clash::CrullerClash;
use indicatif::ProgressBar;
use lab::{Answer, Flag, Keep, Light, Plan, Question, Study, StudyPlan, page, simulate, study_books};
use plain_metrics::PlainMetrics;
use race::Race;
use tabletop::{
    Book, Components, Config, Edition, Judgement, Language, Notation, OptionValue, Record, SeatCount,
};

fn plan(games: u64, sizes: &[usize], bots: &[Bot]) -> StudyPlan {
    StudyPlan {
        games,
        seed: 11,
        threads: Some(2),
        seats: sizes.iter().filter_map(|n| SeatCount::new(*n)).collect(),
        bots: bots.iter().copied().map(Player::from).collect(),
    }
}

fn studied<G: Components + Judgement + Notation>(config: &Config<G>, plan: &StudyPlan) -> Study {
    let books: Vec<Book<G>> = plan.seats.iter().map(|seats| Book::open(config, *seats).unwrap()).collect();
    study_books(&books, None, plan, &ProgressBar::hidden()).unwrap()
}

/// Cruller Clash with these kinds of donuts: id, copies, points of one and of a pair beyond that.
fn crullers(kinds: &[(&str, u8, i32, i32)], max_rounds: u16) -> Config<CrullerClash> {
    let rows = kinds.iter().map(|(id, copies, points, pair_bonus)| {
        format!(
            "[[types]]\nid = \"{id}\"\nname = \"{id}\"\ncopies = {copies}\npoints = {points}\npair_bonus = {pair_bonus}\n\
             status = \"designed\"\n"
        )
    });
    let text = format!(
        "[edition]\nid = \"planted\"\ntitle = \"Planted\"\ngame = \"cruller-clash\"\nversion = 1\n\
         [constants]\nstatus = \"designed\"\nmax_rounds = {max_rounds}\n{}",
        rows.collect::<String>()
    );
    Config::of(Edition::load(&text).unwrap())
}

/// Four kinds that are all alike, but for their names: pairs make it a game of skill.
const ALIKE: [(&str, u8, i32, i32); 4] =
    [("one", 10, 1, 6), ("two", 10, 1, 6), ("three", 10, 1, 6), ("four", 10, 1, 6)];

fn answer(study: &Study, question: Question) -> &Answer {
    study.answers.iter().find(|answer| answer.question == question).unwrap()
}

fn flags(study: &Study) -> Vec<(&str, Flag)> {
    study.components.iter().filter_map(|one| Some((one.id.as_str(), one.flag?))).collect()
}

const TWO: [Bot; 2] = [Bot::Random, Bot::Greedy];

fn assert_plain<G: Components + Judgement + Notation>(config: &Config<G>) -> Study {
    let found = studied(config, &plan(100, &[3], &[Bot::Greedy]));
    let book = Book::open(config, SeatCount::new(3).unwrap()).unwrap();
    let bots = vec![Player::from(Bot::Greedy); 3];
    let plan = Plan { games: 100, seed: 11, threads: Some(1), bots, rotate: false };
    let mut lines = Vec::new();
    simulate(book, &plan, &ProgressBar::hidden(), Some((&mut lines, Keep::Records))).unwrap();
    let text = String::from_utf8(lines).unwrap();
    let records: Vec<Record> = text.lines().map(|line| Record::parse(line).unwrap()).collect();
    PlainMetrics::of::<G>(&records).assert_same(&found.tables[0], &found.components);
    found
}

#[test]
fn metrics_are_those_of_a_plain_reading() {
    let crullers = assert_plain(&Config::<CrullerClash>::default());
    assert!(crullers.components.iter().all(|one| one.win_difference.is_some()), "{:?}", crullers.components);
    let race = assert_plain(&Config::<Race>::default());
    assert!(race.tables[0].tension.is_some() && race.tables[0].places.is_some());
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let config = Config::<CrullerClash>::default();
    let made = |threads: usize| {
        let plan = StudyPlan {
            threads: Some(threads),
            ..plan(150, &[2, 3], &[Bot::Random, Bot::Easy, Bot::Greedy])
        };
        let study = studied(&config, &plan);
        (
            serde_json::to_string(&study).unwrap(),
            page(&study, Language::English),
            page(&study, Language::German),
        )
    };
    let one = made(1);
    assert_eq!(one, made(2));
    assert_eq!(one, made(24));
}

#[test]
fn nothing_is_flagged_where_all_is_alike() {
    let mut config = crullers(&ALIKE, 40);
    // Whoever draws first in secret might get the last card.
    config.set("consolation", &OptionValue::Bool(false)).unwrap();
    let study = studied(&config, &plan(1000, &[2, 3, 4], &TWO));
    assert_eq!(flags(&study), []);
    for question in [Question::Order, Question::Length] {
        assert_eq!(answer(&study, question).light, Light::Good, "{:?}", answer(&study, question));
    }
    // It is a small game: a bot that collects pairs wins three of five.
    let problems = study.answers.iter().filter(|answer| answer.light == Light::Problem);
    assert_eq!(problems.count(), 0, "{:?}", study.answers);
}

#[test]
fn a_strong_first_player_is_flagged() {
    let study = studied(&Config::<Race>::default(), &plan(1000, &[2, 3, 4], &TWO));
    let order = answer(&study, Question::Order);
    assert_eq!((order.light, order.subjects[0].name.as_str()), (Light::Problem, "1"), "{order:?}");
}

#[test]
fn a_game_that_hardly_ends_is_flagged_and_ends() {
    let mut config = Config::<Race>::default();
    config.set("treadmill", &OptionValue::Bool(true)).unwrap();
    let study = studied(&config, &plan(1000, &[2], &TWO));
    let length = answer(&study, Question::Length);
    assert_eq!((length.light, study.is_endless), (Light::Problem, true), "{length:?}");
    assert!(study.tables[0].unfinished >= 30 && study.tables[0].games < 1000, "{:?}", study.tables[0]);
    for language in Language::ALL {
        let page = page(&study, language);
        assert!(!page.contains("NaN") && page.contains("20"), "{page}");
    }
}

#[test]
fn a_dead_component_is_flagged() {
    let mut kinds = ALIKE.map(|(id, copies, _, bonus)| (id, copies, 5, bonus));
    // Few, or they would fill the row, and nobody could choose anything else.
    kinds[2] = ("dud", 2, -9, 0);
    let study = studied(&crullers(&kinds, 40), &plan(1000, &[3], &TWO));
    assert_eq!(flags(&study), [("dud", Flag::Dead)]);
    assert_eq!(answer(&study, Question::Components).light, Light::Problem);
}

#[test]
fn a_dominant_component_is_flagged_and_its_effect_shown() {
    let mut kinds = ALIKE;
    kinds[1] = ("crown", 3, 40, 0);
    let study = studied(&crullers(&kinds, 40), &plan(1000, &[3], &TWO));
    assert_eq!(flags(&study), [("crown", Flag::Dominant)]);
    let crown = study.components.iter().find(|one| one.id == "crown").unwrap();
    let removed = crown.removed.as_ref().unwrap();
    assert!(removed.loss_ci.is_some_and(|[low, _]| low > 0.05), "{removed:?}");
}

#[test]
fn pure_luck_is_flagged() {
    // Whatever is taken counts the same, so there is nothing to choose.
    let kinds = [("one", 10, 1, 0), ("two", 10, 1, 0), ("three", 10, 1, 0), ("four", 10, 1, 0)];
    let study = studied(&crullers(&kinds, 40), &plan(1000, &[2], &TWO));
    assert_eq!(
        answer(&study, Question::Skill).light,
        Light::Problem,
        "{:?}",
        answer(&study, Question::Skill)
    );
}

#[test]
fn the_page_asks_for_nothing_and_runs_nothing() {
    let study = studied(&Config::<CrullerClash>::default(), &plan(60, &[2, 3], &TWO));
    for language in Language::ALL {
        let page = page(&study, language);
        for forbidden in
            ["<script", "http:", "https:", "url(", "@import", "src=", "javascript", " on", "NaN", "inf"]
        {
            let found = page.find(forbidden).filter(|_| forbidden != " on" || page.contains(" onclick"));
            let near = found.map(|at| &page[at.saturating_sub(40)..(at + 40).min(page.len())]);
            let is_word = forbidden == "inf" && near.is_some();
            assert!(found.is_none() || is_word, "{forbidden} in {near:?}");
        }
        assert!(page.len() < 1 << 20, "{} bytes", page.len());
        // A message without words would show its name.
        for id in ["answer-", "section-", "about-", "limit-", "row-", "col-"] {
            assert!(!page.contains(&format!(">{id}")), "{id}");
        }
    }
}

#[test]
fn what_cannot_be_played_is_refused() {
    let config = Config::<CrullerClash>::default();
    let books = [Book::open(&config, SeatCount::new(2).unwrap()).unwrap()];
    let refused =
        |plan: &StudyPlan| study_books(&books, None, plan, &ProgressBar::hidden()).unwrap_err().to_string();
    assert!(refused(&plan(0, &[2], &TWO)).contains("at least one game"));
    assert!(refused(&plan(5, &[2], &[])).contains("at least one bot"));
}
