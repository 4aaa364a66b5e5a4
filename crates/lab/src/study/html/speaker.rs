//! Words and numbers in the reader's language.

use std::sync::LazyLock;

use bots::Player;
use tabletop::{Language, Messages, Names, Phrase, SeatCount, Speech, say};

use super::super::figures::{ComponentFigures, Flag, TableFigures};
use super::super::{Answer, Light, Question, Study, Subject};
use crate::playout::MOST_DECISIONS;
use crate::stats::Interval;

pub(super) static WORDS: LazyLock<Messages> = LazyLock::new(|| {
    Messages::new([include_str!("../../../words/en.ftl"), include_str!("../../../words/de.ftl")])
});

/// Speaks one language.
pub(super) struct Speaker {
    language: Language,
    speech: Speech,
}

impl Speaker {
    pub(super) fn new(language: Language) -> Self {
        Speaker { language, speech: Speech::new(language, Names::default()) }
    }

    pub(super) fn say(&self, phrase: &Phrase) -> String {
        phrase.say(&self.speech)
    }

    /// A number with so many digits after the point.
    pub(super) fn number(&self, number: f64, digits: usize) -> String {
        let plain = format!("{number:.digits$}");
        // A zero has no sign.
        let plain =
            if plain.trim_matches(['-', '0', '.']).is_empty() { plain.replace('-', "") } else { plain };
        let (sign, plain) = plain.strip_prefix('-').map_or(("", plain.as_str()), |rest| ("−", rest));
        let (whole, rest) = plain.split_once('.').map_or((plain, None), |(whole, rest)| (whole, Some(rest)));
        let [group, point] = if self.language == Language::German { ['.', ','] } else { [',', '.'] };
        let mut text = sign.to_string();
        for (i, digit) in whole.chars().enumerate() {
            if i > 0 && (whole.len() - i) % 3 == 0 && whole.len() > 4 {
                text.push(group);
            }
            text.push(digit);
        }
        rest.map_or(text.clone(), |rest| format!("{text}{point}{rest}"))
    }

    pub(super) fn percent(&self, share: f64) -> String {
        self.say(&say!(WORDS, "percent", number: self.number(share * 100.0, 1)))
    }

    /// Points of a share, with their sign.
    pub(super) fn points(&self, share: f64) -> String {
        let number = self.number(share * 100.0, 1);
        if share * 100.0 >= 0.05 { format!("+{number}") } else { number }
    }

    fn range(&self, [low, high]: Interval, number: impl Fn(f64) -> String) -> String {
        self.say(&say!(WORDS, "range", low: number(low), high: number(high)))
    }

    pub(super) fn share_range(&self, [low, high]: Interval) -> String {
        let bounded = [low.max(0.0), high.min(1.0)];
        self.say(&say!(WORDS, "percent", number: self.range(bounded, |end| self.number(end * 100.0, 1))))
    }

    pub(super) fn point_range(&self, ci: Option<Interval>) -> String {
        ci.map_or_else(|| self.no_range(), |ci| self.range(ci, |end| self.points(end)))
    }

    pub(super) fn number_range(&self, ci: Option<Interval>, digits: usize) -> String {
        ci.map_or_else(|| self.no_range(), |ci| self.range(ci, |end| self.number(end, digits)))
    }

    fn no_range(&self) -> String {
        self.say(&say!(WORDS, "no-range"))
    }

    pub(super) fn games(&self, n: u64) -> String {
        self.say(&say!(WORDS, "games", n: n as i64, shown: self.number(n as f64, 0)))
    }

    pub(super) fn seats(&self, seats: SeatCount) -> String {
        self.say(&say!(WORDS, "seats", n: seats.get()))
    }

    /// A place in turn order, or a seat where there is none; counted from 0.
    pub(super) fn place(&self, table: &TableFigures, place: usize) -> String {
        let n = place + 1;
        self.say(&if table.places.is_some() { say!(WORDS, "place", n: n) } else { say!(WORDS, "seat", n: n) })
    }

    /// The same in a sentence.
    pub(super) fn who(&self, table: &TableFigures, place: usize) -> String {
        let n = place + 1;
        self.say(&if table.places.is_some() {
            say!(WORDS, "who-place", n: n)
        } else {
            say!(WORDS, "seat", n: n)
        })
    }

    pub(super) fn noun(&self, noun: &str) -> String {
        match noun {
            "rounds" => self.say(&say!(WORDS, "noun-rounds")),
            "turns" => self.say(&say!(WORDS, "noun-turns")),
            other => other.to_string(),
        }
    }

    pub(super) fn light(&self, light: Light) -> String {
        self.say(&match light {
            Light::Good => say!(WORDS, "light-good"),
            Light::Look => say!(WORDS, "light-look"),
            Light::Problem => say!(WORDS, "light-problem"),
            Light::Unclear => say!(WORDS, "light-unclear"),
            Light::Nothing => say!(WORDS, "light-nothing"),
        })
    }

    pub(super) fn question(&self, question: Question) -> String {
        self.say(&match question {
            Question::Order => say!(WORDS, "question-order"),
            Question::Length => say!(WORDS, "question-length"),
            Question::Ties => say!(WORDS, "question-ties"),
            Question::Skill => say!(WORDS, "question-skill"),
            Question::Components => say!(WORDS, "question-components"),
            Question::Change => say!(WORDS, "question-change"),
        })
    }

    /// Who played where and how often: the small print of an answer.
    pub(super) fn source(&self, answer: &Answer) -> String {
        let bots = Self::bots(&answer.bots);
        let (seats, games) = (self.seats(answer.seats), self.games(answer.games));
        self.say(&say!(WORDS, "source", bots: bots, seats: seats, games: games))
    }

    pub(super) fn bots(bots: &[Player]) -> String {
        bots.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
    }

    /// The answer in a sentence.
    pub(super) fn answer(&self, study: &Study, answer: &Answer) -> String {
        let light = key(answer.light);
        let even = self.percent(1.0 / answer.seats.get() as f64);
        let subject = |i: usize| answer.subjects.get(i);
        let share = |i: usize| subject(i).map_or(String::new(), |one| self.percent(one.figure));
        let share_range = |i: usize| {
            subject(i).and_then(|one| one.ci).map_or_else(|| self.no_range(), |ci| self.share_range(ci))
        };
        let phrase = match answer.question {
            Question::Order => {
                let table = study.tables.iter().find(|table| table.seats == answer.seats);
                let place = subject(0).and_then(|one| one.name.parse::<usize>().ok()).unwrap_or(1) - 1;
                let place = table.map_or(String::new(), |table| self.who(table, place));
                say!(WORDS, "answer-order", light: light, place: place, share: share(0), range: share_range(0), even: even)
            }
            Question::Length if study.is_endless => {
                let unfinished = subject(2).map_or(0.0, |one| one.figure);
                let most = self.number(MOST_DECISIONS as f64, 0);
                say!(WORDS, "answer-endless", unfinished: self.number(unfinished, 0), most: most)
            }
            Question::Length => {
                let figure = |i: usize, digits| self.number(subject(i).map_or(0.0, |one| one.figure), digits);
                let range = self.number_range(subject(0).and_then(|one| one.ci), 1);
                let noun = self.noun(&study.tables[study.main_table].turn_noun);
                say!(
                    WORDS, "answer-length", light: light, turns: figure(0, 1), noun: noun, range: range,
                    decisions: figure(1, 0), unfinished: figure(2, 0)
                )
            }
            Question::Ties => {
                say!(WORDS, "answer-ties", light: light, share: share(0), range: share_range(0))
            }
            Question::Skill => {
                let [better, worse] =
                    [0, 1].map(|i| answer.bots.get(i).map_or(String::new(), ToString::to_string));
                say!(
                    WORDS, "answer-skill", light: light, better: better, worse: worse, share: share(0),
                    range: share_range(0), even: even
                )
            }
            Question::Components => {
                let name = |i: usize| {
                    let id = subject(i).map_or("", |one| one.name.as_str());
                    let found = study.components.iter().find(|one| one.id == id);
                    found.map_or(String::new(), |one| self.say(&one.name))
                };
                // What was never told apart by its wins was flagged, since nobody chooses it.
                let worth = |i: usize| {
                    let Some(one) = subject(i) else { return String::new() };
                    let (points, ci) = (self.points(one.figure), one.ci);
                    self.say(&match ci {
                        Some(ci) => {
                            say!(WORDS, "component-worth", points: points, range: self.point_range(Some(ci)))
                        }
                        None => say!(WORDS, "component-unchosen"),
                    })
                };
                let flagged: Vec<String> =
                    study.components.iter().filter_map(|component| self.flagged(component)).collect();
                say!(
                    WORDS, "answer-components", light: light, strongest: name(0), strength: worth(0), weakest: name(1),
                    weakness: worth(1), flagged: flagged.join(", ")
                )
            }
            Question::Change => {
                let what = self.changing(subject(0));
                let is_share = subject(0).is_some_and(|one| one.name == "shared");
                let figure = |i: usize| {
                    if is_share { share(i) } else { self.number(subject(i).map_or(0.0, |one| one.figure), 1) }
                };
                let range = |i: usize| {
                    if is_share {
                        share_range(i)
                    } else {
                        self.number_range(subject(i).and_then(|one| one.ci), 1)
                    }
                };
                say!(
                    WORDS, "answer-change", light: light, what: what, from: figure(0), from_range: range(0),
                    to: figure(1), to_range: range(1)
                )
            }
        };
        self.say(&phrase)
    }

    fn flagged(&self, component: &ComponentFigures) -> Option<String> {
        let name = self.say(&component.name);
        Some(self.say(&match component.flag? {
            Flag::Dominant => say!(WORDS, "flagged-dominant", name: name),
            Flag::Dead => say!(WORDS, "flagged-dead", name: name),
        }))
    }

    fn changing(&self, subject: Option<&Subject>) -> String {
        self.say(&match subject.map_or("", |one| one.name.as_str()) {
            "turns" => say!(WORDS, "figure-turns"),
            "points" => say!(WORDS, "figure-points"),
            "margin" => say!(WORDS, "figure-margin"),
            _ => say!(WORDS, "figure-shared"),
        })
    }

    /// What a comparison measures.
    pub(super) fn measure(&self, what: &str) -> String {
        let place =
            || what.strip_prefix("wins of the ").and_then(|place| place.get(..1)?.parse::<i64>().ok());
        self.say(&match what {
            "decisions" => say!(WORDS, "measure-decisions"),
            "points of a seat" => say!(WORDS, "measure-points"),
            "points of the winner" => say!(WORDS, "measure-best"),
            "lead of the winner" => say!(WORDS, "measure-lead"),
            "shared wins" => say!(WORDS, "measure-shared"),
            other => match place() {
                Some(n) => {
                    let place = self.say(&say!(WORDS, "who-place", n: n));
                    say!(WORDS, "measure-place", place: place)
                }
                None => return self.noun(other),
            },
        })
    }
}

/// How a light is called in messages and in the style sheet.
pub(super) fn key(light: Light) -> &'static str {
    match light {
        Light::Good => "good",
        Light::Look => "look",
        Light::Problem => "problem",
        Light::Unclear => "unclear",
        Light::Nothing => "nothing",
    }
}
