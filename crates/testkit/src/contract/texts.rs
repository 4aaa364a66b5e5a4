//! Text: every word reads back, garbage is refused, and people get sentences.

use std::collections::BTreeSet;

use tabletop::{
    Book, Certain, Comparison, Difference, FastRng, Language, Names, Notation, PerSeat, Speech, Step, StepOf,
    Token, Viewer, Warnings, Words, below, format_step, parse_step,
};

use crate::fault::ensure;
use crate::walk::{Walk, all_steps, legal};

/// So many words with one changed character are tried in each game.
const CHANGED_WORDS: usize = 40;
/// The pool keeps at most so many words of a kind.
const POOL: usize = 5000;
/// How many actions of a menu are compared with others for a reason, about.
const REASONS: usize = 6;

/// Words seen in any game so far, as text: a source of words that are right elsewhere.
#[derive(Debug, Default)]
pub(super) struct Pool {
    actions: Met,
    chances: Met,
}

/// Distinct texts in the order they were met.
#[derive(Debug, Default)]
struct Met {
    known: BTreeSet<String>,
    list: Vec<String>,
}

impl Met {
    fn add(&mut self, text: &str) {
        if self.list.len() < POOL && self.known.insert(text.to_string()) {
            self.list.push(text.to_string());
        }
    }

    fn pick(&self, rng: &mut FastRng) -> Option<&str> {
        let n = self.list.len() as u32;
        (n > 0).then(|| self.list[below(rng, n) as usize].as_str())
    }
}

impl Pool {
    /// Up to `n` actions and `n` outcomes that this book can read.
    pub(super) fn some<G: Notation>(
        &self,
        book: Book<G>,
        n: usize,
        rng: &mut FastRng,
    ) -> (Vec<G::Action>, Vec<G::Chance>) {
        let mut words = (Vec::new(), Vec::new());
        for _ in 0..n {
            words.0.extend(self.actions.pick(rng).and_then(|text| G::parse_action(book, text).ok()));
            words.1.extend(self.chances.pick(rng).and_then(|text| G::parse_chance(book, text).ok()));
        }
        words
    }
}

/// Every listed word has a text of its own that reads back, alone and as a step.
pub(super) fn round_trips<G: Notation>(game: &G, pool: &mut Pool) -> Result<(), String> {
    let book = game.book();
    let steps = all_steps(game);
    let mut texts = BTreeSet::new();
    for &step in &steps {
        let text = format_step::<G>(book, step);
        word(book, step, &text, pool)?;
        ensure(parse_step::<G>(book, &text) == Ok(step), || {
            format!("'{text}' reads back as {:?}", parse_step::<G>(book, &text))
        })?;
        ensure(texts.insert(text.clone()), || format!("two legal steps are written '{text}'"))?;
    }
    Ok(())
}

fn word<G: Notation>(book: Book<G>, step: StepOf<G>, in_step: &str, pool: &mut Pool) -> Result<(), String> {
    let (text, back) = match step {
        Step::Act(_, action) => {
            let text = Token::<G>::Action(book, action).to_string();
            pool.actions.add(&text);
            let back = G::parse_action(book, &text).map(|back| back == action);
            (text, back)
        }
        Step::Chance(outcome) => {
            let text = Token::<G>::Chance(book, outcome).to_string();
            pool.chances.add(&text);
            let back = G::parse_chance(book, &text).map(|back| back == outcome);
            (text, back)
        }
    };
    let clean = |c: char| !c.is_whitespace() && !c.is_control() && !c.is_uppercase() && c != '?' && c != '#';
    ensure(!text.is_empty() && text.chars().all(clean), || {
        format!("'{text}' has a character that a token cannot have (white space, upper case, ? or #)")
    })?;
    ensure(in_step.ends_with(&text), || format!("'{text}' is written '{in_step}' in a step"))?;
    match back {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!("'{text}' reads back as another word")),
        Err(e) => Err(format!("'{text}' does not read back: {e}")),
    }
}

/// Garbage is refused with a reason; a word with a changed character is refused or is exactly another word.
pub(super) fn garbage<G: Notation>(book: Book<G>, pool: &Pool, rng: &mut FastRng) -> Result<(), String> {
    let long = format!("1.{}", "pick:1".repeat(20_000));
    let never_steps =
        ["", ".", "x", "1", "1.", "x.", "0.", "7.x", "p9.pick:1", "1.é", "x.🍩", "1.draw:?", " 1.", &long];
    for text in never_steps {
        match parse_step::<G>(book, text) {
            Ok(step) => return Err(format!("garbage '{}' is read as {step:?}", short(text))),
            Err(e) => ensure(!e.to_string().trim().is_empty(), || {
                format!("garbage '{}' is refused without a reason", short(text))
            })?,
        }
    }
    for text in never_steps {
        exact(book, text)?;
    }
    for _ in 0..CHANGED_WORDS {
        for met in [&pool.actions, &pool.chances] {
            let Some(text) = met.pick(rng) else { continue };
            exact(book, &change(text, rng))?;
        }
    }
    Ok(())
}

/// If the text is read as a word, the word must be written just so; only the parts of a list may stand in another order.
fn exact<G: Notation>(book: Book<G>, text: &str) -> Result<(), String> {
    let written = [
        G::parse_action(book, text).map(|action| Token::<G>::Action(book, action).to_string()),
        G::parse_chance(book, text).map(|outcome| Token::<G>::Chance(book, outcome).to_string()),
    ];
    for again in written {
        match again {
            Ok(again) => ensure(same_parts(&again, text), || {
                format!("'{}' is read as a word that is written '{again}'", short(text))
            })?,
            Err(e) => ensure(!e.to_string().trim().is_empty(), || {
                format!("'{}' is refused without a reason", short(text))
            })?,
        }
    }
    Ok(())
}

/// Whether the two texts are the same but for the order of the parts of a list.
fn same_parts(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let (verb, list) = text.split_once(':').unwrap_or(("", text));
        let (list, tail) = list.split_once('+').unwrap_or((list, ""));
        let mut parts: Vec<String> = list.split(',').map(String::from).collect();
        parts.sort_unstable();
        (verb.to_string(), parts, tail.to_string())
    };
    sorted(one) == sorted(other)
}

/// The text with one character replaced, put in or taken out.
fn change(text: &str, rng: &mut FastRng) -> String {
    const STRANGERS: [char; 18] =
        ['0', '1', '9', 'a', 'z', 'A', ':', '.', '+', '-', '*', '@', ' ', '\t', '?', '#', 'é', '🍩'];
    let mut chars: Vec<char> = text.chars().collect();
    let stranger = STRANGERS[below(rng, STRANGERS.len() as u32) as usize];
    let at = below(rng, chars.len() as u32) as usize;
    match below(rng, 3) {
        0 => chars[at] = stranger,
        1 => chars.insert(at + below(rng, 2) as usize, stranger),
        _ => drop(chars.remove(at)),
    }
    chars.into_iter().collect()
}

fn short(text: &str) -> String {
    let head: String = text.chars().take(40).collect();
    if head.len() < text.len() { format!("{head}...") } else { head }
}

/// The same names in every language.
fn languages(names: &Names) -> impl Iterator<Item = Speech> {
    Language::ALL.into_iter().map(|language| Speech::new(language, names.clone()))
}

/// Every board has a plain and a coloured form, and every action of a menu its own sentence.
pub(super) fn words<G: Warnings + Words>(game: &G, names: &Names) -> Result<(), String> {
    let seats = game.book().seats;
    for viewer in Viewer::all(seats) {
        let view = game.view(viewer);
        let (plain, coloured) = (format!("{view}"), format!("{view:#}"));
        ensure(!plain.trim().is_empty() && !coloured.trim().is_empty(), || {
            format!("the board of {viewer} is empty")
        })?;
        ensure(!plain.contains('\u{1b}'), || format!("the plain board of {viewer} has colours in it"))?;
        for speech in languages(names) {
            ensure(!G::say_goal(game.book()).try_say(&speech)?.trim().is_empty(), || {
                "the goal has no words".to_string()
            })?;
            if let Some(near) = G::say_end_near(&view) {
                ensure(near.unaddressed().is_empty(), || near.unaddressed().join("\n"))?;
                near.try_say(&speech.to(viewer.seat()))?;
            }
        }
        menu(game, viewer, &view, names)?;
    }
    Ok(())
}

fn menu<G: Warnings + Words>(game: &G, viewer: Viewer, view: &G::View, names: &Names) -> Result<(), String> {
    let Some(seat) = viewer.seat() else { return Ok(()) };
    let actions = legal(game, seat);
    let mut offered = BTreeSet::new();
    for &action in &actions {
        let offer = serde_json::to_string(&G::offer(view, action)).map_err(|e| e.to_string())?;
        ensure(offered.insert(offer.clone()), || {
            format!("two actions of seat {seat} are offered alike: {offer}")
        })?;
    }
    for speech in languages(names) {
        let mut said = BTreeSet::new();
        for &action in &actions {
            let sentence = G::say_action(view, action).try_say(&speech)?;
            ensure(!sentence.trim().is_empty(), || format!("{action:?} has no words"))?;
            ensure(said.insert(sentence.clone()), || {
                format!("two actions of seat {seat} are called '{sentence}'")
            })?;
            let certain = G::certain(view, action, actions.len());
            ensure(certain != Some(Certain::Forced) || actions.len() == 1, || {
                format!("{action:?} is not all there is to choose")
            })?;
            if let Some(warning) = G::say_warning(view, action, &G::offer(view, action)) {
                ensure(certain.is_none(), || format!("{action:?} is certain, and costly"))?;
                ensure(!warning.try_say(&speech)?.trim().is_empty(), || {
                    format!("the warning of {action:?} has no words")
                })?;
            }
        }
        for found in comparisons(game, &actions) {
            if let Some(why) = game.say_why(seat, &found) {
                let why = why.try_say(&speech)?;
                ensure(!why.trim().is_empty(), || format!("{found:?} has a reason without words"))?;
            }
        }
        for phrase in G::score_sheet(view).seats.iter().flatten().flat_map(|line| [&line.label, &line.detail])
        {
            phrase.try_say(&speech)?;
        }
    }
    Ok(())
}

/// Some actions compared with nothing, with their neighbours in the menu, and with these by games that went well.
fn comparisons<G: Words>(game: &G, actions: &[G::Action]) -> Vec<Comparison<G::Action>> {
    let seats = game.book().seats;
    let even = PerSeat::<Difference>::new(seats);
    let good = PerSeat::from_fn(seats, |seat| Difference {
        mean: if seat.index() == 0 { 3.0 } else { -2.0 },
        error: 0.1,
    });
    let some = actions.iter().enumerate().step_by(1 + actions.len() / REASONS);
    some.flat_map(|(i, &best)| {
        let next = actions[(i + 1) % actions.len()];
        let other = (next != best).then_some(next);
        [(None, even), (other, even), (other, good)].map(|(other, points)| Comparison { best, other, points })
    })
    .collect()
}

/// Advances, and tells every viewer what happened.
pub(super) fn sentences<G: Notation + Words>(
    walk: &mut Walk<G>,
    step: StepOf<G>,
    names: &Names,
) -> Result<(), String> {
    let events = walk.advance(step);
    let book = walk.game.book();
    for viewer in Viewer::all(book.seats) {
        for event in events.iter().filter_map(|event| G::view_event(event, viewer)) {
            let Some(phrase) = G::say_event(book, &event) else { continue };
            ensure(phrase.unaddressed().is_empty(), || phrase.unaddressed().join("\n"))?;
            for speech in languages(names).map(|speech| speech.to(viewer.seat())) {
                ensure(!phrase.try_say(&speech)?.trim().is_empty(), || {
                    format!("say_event says an empty sentence to {viewer} about {event:?}")
                })?;
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::same_parts;

    #[test]
    fn only_the_parts_of_a_list_may_change_places() {
        assert!(same_parts("swap:m2,v7,s8", "swap:s8,m2,v7"));
        assert!(same_parts("swap:m9,s5+flip", "swap:s5,m9+flip"));
        assert!(!same_parts("swap:c21", "swap:c12"));
        assert!(!same_parts("swap:m2,v7", "swap:m7,v2"));
        assert!(!same_parts("clear:3+4", "clear:4+3"));
        assert!(!same_parts("steal:p1:plain", "steal:p1:glazed"));
    }
}
