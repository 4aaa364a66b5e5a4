//! The page for a designer: one file without scripts or requests, answers first, a table beside every plot.

mod plot;
mod sections;
mod speaker;

use maud::{DOCTYPE, PreEscaped, html};
use tabletop::{Language, say};

use super::{Answer, Study};
use sections::{anchors, sections};
use speaker::{Speaker, WORDS, key};

const STYLE: &str = include_str!("style.css");

impl Study {
    /// The answers that come first, in sentences with their lights in words.
    pub fn sentences(&self, language: Language) -> Vec<String> {
        let speaker = Speaker::new(language);
        let one = |answer: &Answer| {
            let (light, sentence) = (speaker.light(answer.light), speaker.answer(self, answer));
            format!("{}  {light}. {sentence} ({})", speaker.question(answer.question), speaker.source(answer))
        };
        self.answers.iter().map(one).collect()
    }
}

/// The page in this language.
pub fn page(study: &Study, language: Language) -> String {
    let speaker = Speaker::new(language);
    let from = &study.provenance;
    let title = speaker.say(&say!(WORDS, "title", game: from.title.clone()));
    let seats: Vec<String> = study.tables.iter().map(|table| speaker.seats(table.seats)).collect();
    let bots: Vec<_> = from.bots.iter().map(|used| used.bot).collect();
    let subtitle = say!(WORDS, "subtitle", bots: Speaker::bots(&bots), seats: seats.join(", "));
    let made_by = say!(WORDS, "made-by", program: from.program.clone());
    html! {
        (DOCTYPE)
        html lang=(language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="generator" content=(from.program);
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    h1 { (title) }
                    p.soft { (speaker.say(&subtitle)) " · " (from.edition.id) }
                }
                main {
                    section aria-label=(title) {
                        ol.answers {
                            @for answer in &study.answers {
                                li class=(key(answer.light)) {
                                    h2 { (speaker.question(answer.question)) }
                                    span.light { (plot::mark(key(answer.light))) (speaker.light(answer.light)) }
                                    p { (speaker.answer(study, answer)) }
                                    p.soft { (speaker.source(answer)) }
                                }
                            }
                        }
                    }
                    nav {
                        @for (id, name) in anchors(&speaker) { a href=(format!("#{id}")) { (name) } }
                    }
                    (sections(study, &speaker))
                }
                footer { p.soft { (speaker.say(&made_by)) } }
            }
        }
    }
    .into_string()
}
