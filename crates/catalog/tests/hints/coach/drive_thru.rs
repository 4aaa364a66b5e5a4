//! Doughnut Drive-Thru: faces, tips and pieces counted again from the view, the offers and the events.

use serde_json::{Value, json};

use super::{Truth, bare, last, number, offers, own, truth};
use crate::position::Position;

pub(super) fn check(position: &Position, events: &[Value], id: &str) -> Vec<Truth> {
    let kitchen = Kitchen { position };
    kitchen
        .several(id)
        .unwrap_or_else(|| kitchen.before(id).or_else(|| kitchen.after(events, id)).into_iter().collect())
}

struct Kitchen<'a> {
    position: &'a Position<'a>,
}

fn odds(offer: &Value, which: &str) -> i64 {
    number(&offer["odds"][which])
}

impl Kitchen<'_> {
    fn card(&self, recipe: &Value) -> &Value {
        &self.position.parts["recipes"][recipe.as_u64().unwrap() as usize]
    }

    fn name(&self, recipe: &Value) -> Value {
        self.card(recipe)["name"].clone()
    }

    fn tip(&self, recipe: &Value) -> i64 {
        number(&self.card(recipe)["tip"])
    }

    fn constant(&self, name: &str) -> Value {
        self.position.parts["constants"][name].clone()
    }

    /// What the view says of the seat.
    fn mine(&self, list: &str) -> &Value {
        &self.position.view[list][self.position.me()]
    }

    fn len(&self, list: &str) -> usize {
        self.mine(list).as_array().map_or(0, Vec::len)
    }

    /// The attempts that are most likely to work; of those for one recipe the one with fewer pieces.
    fn surest(&self, kind: &'static str) -> Vec<&Value> {
        let all = || offers(self.position, kind);
        let best = all().map(|offer| odds(offer, "plain")).max();
        let best = all().filter(|offer| Some(odds(offer, "plain")) == best);
        let fewest = |offer: &&Value| {
            let cheaper = |other: &Value| {
                other["recipe"] == offer["recipe"]
                    && odds(other, "plain") == odds(offer, "plain")
                    && number(&other["pieces"]) < number(&offer["pieces"])
            };
            !all().any(cheaper)
        };
        best.filter(fewest).collect()
    }

    /// Messages of which several may be true; none for any other.
    fn several(&self, id: &str) -> Option<Vec<Truth>> {
        let faces = self.constant("die_faces");
        let named = |offer: &Value| ("recipe", self.name(&offer["recipe"]));
        match id {
            "coach-ends" => {
                let ending =
                    offers(self.position, "serve").filter(|offer| offer["gain"]["last_round"] == true);
                Some(ending.map(|offer| Truth::from([named(offer)])).collect())
            }
            "coach-two-pieces" => {
                let both = self.surest("serve").into_iter().filter(|offer| offer["pieces"] == 2);
                let said = both.filter_map(|two| {
                    let one = offers(self.position, "serve")
                        .find(|one| one["recipe"] == two["recipe"] && one["pieces"] == 1)?;
                    truth([
                        named(two),
                        ("n", json!(odds(two, "plain"))),
                        ("one", json!(odds(one, "plain"))),
                        ("of", faces.clone()),
                    ])
                });
                Some(said.collect())
            }
            "coach-serve-hopeless" => {
                let none = |offer: &&Value| odds(offer, "plain") == 0 && odds(offer, "helped") == 0;
                Some(
                    self.surest("serve")
                        .into_iter()
                        .filter(none)
                        .map(|offer| Truth::from([named(offer)]))
                        .collect(),
                )
            }
            "coach-serve-helped"
            | "coach-serve-plain"
            | "coach-serve"
            | "coach-prepare-helped"
            | "coach-prepare" => {
                let kind = if id.starts_with("coach-serve") { "serve" } else { "prepare" };
                let said = self.surest(kind).into_iter().filter_map(|offer| {
                    let mut known =
                        truth([named(offer), ("n", json!(odds(offer, "plain"))), ("of", faces.clone())])?;
                    let (tip, helped) = (self.tip(&offer["recipe"]), odds(offer, "helped"));
                    let helps = helped > odds(offer, "plain");
                    match id {
                        "coach-serve-helped" | "coach-prepare-helped" if helps => {
                            known.insert("helped", json!(helped));
                        }
                        "coach-serve-plain" if tip == 0 => {}
                        "coach-serve" if tip > 0 => drop(known.insert("tip", json!(tip))),
                        "coach-prepare" if !helps => {}
                        _ => return None,
                    }
                    Some(known)
                });
                Some(said.collect())
            }
            "coach-keep-easy" | "coach-keep" => {
                let kept =
                    || offers(self.position, "keep").filter_map(|offer| offer["kept"].as_array()?.first());
                let total = |recipe: &Value| {
                    number(&self.card(recipe)["prepare"]) + number(&self.card(recipe)["serve"])
                };
                let least = kept().map(total).min()?;
                let most = kept().map(|recipe| self.tip(recipe)).max()?;
                let easy = || kept().filter(|recipe| total(recipe) == least);
                let rich = || kept().filter(|recipe| self.tip(recipe) == most);
                if id == "coach-keep-easy" {
                    let both = easy().filter(|recipe| self.tip(recipe) == most);
                    return both
                        .map(|recipe| truth([("recipe", self.name(recipe)), ("tip", json!(most))]))
                        .collect();
                }
                let pairs = easy().flat_map(|easy| rich().map(move |rich| (easy, rich)));
                let said =
                    pairs.filter(|(easy, rich)| self.tip(easy) < self.tip(rich)).map(|(easy, rich)| {
                        truth([
                            ("easy", self.name(easy)),
                            ("rich", self.name(rich)),
                            ("less", json!(self.tip(easy))),
                            ("tip", json!(most)),
                        ])
                    });
                said.collect()
            }
            _ => None,
        }
    }

    /// What matters before a choice; none if the message is about something that happened.
    fn before(&self, id: &str) -> Option<Truth> {
        let (position, view) = (self.position, &self.position.view);
        let can_serve = offers(position, "serve").next().is_some();
        match id {
            "coach-draft" => bare(view["asks"] == "draft"),
            "coach-last-serve" => bare(view["last_round"] == true && can_serve),
            "coach-last-round" => bare(view["last_round"] == true && !can_serve),
            "coach-empty-hand" => bare(*self.mine("hands") == 0),
            "coach-learn" => bare(self.len("unprepared") + self.len("prepared") == 0),
            "coach-serve-full" | "coach-prepare-full" => {
                let (list, kind) =
                    if id == "coach-serve-full" { ("prepared", "serve") } else { ("unprepared", "prepare") };
                (offers(position, kind).next().is_none() && self.len(list) > 0).then_some(())?;
                truth([("n", json!(self.len(list)))])
            }
            "coach-tired" => truth([("n", json!(self.len("served") as i64 - number(self.mine("ready"))))]),
            "coach-spend-tip" | "coach-spend-serve" | "coach-spend" => {
                let spend = offers(position, "spend").next()?;
                let mut known = Truth::from([("n", spend["recognitions"].clone())]);
                if id == "coach-spend-tip" {
                    known.insert("tip", spend["gain"]["tip"].clone());
                }
                ((id == "coach-spend") == spend["gain"].is_null()).then_some(known)
            }
            _ => None,
        }
    }

    /// What came of it.
    fn after(&self, events: &[Value], id: &str) -> Option<Truth> {
        let mine = |kind: &str| own(self.position, events, kind);
        let needed = self.constant("served_to_end");
        let named = |event: &Value| ("recipe", self.name(&event["recipe"]));
        let failed = |why: &str| mine("failed").filter(|e| e["why"] == why);
        match id {
            "coach-over" => {
                last(events, "over")?;
                let served = self.mine("served").as_array()?;
                truth([("tips", json!(served.iter().map(|recipe| self.tip(recipe)).sum::<i64>()))])
            }
            "coach-your-last" => mine("last_round").and_then(|_| truth([("n", needed)])),
            "coach-their-last" => {
                last(events, "last_round").and_then(|e| truth([("who", e["seat"].clone()), ("n", needed)]))
            }
            "coach-served-plain" => mine("served")
                .filter(|e| e["tip"] == 0)
                .and_then(|e| truth([named(e), ("n", e["served"].clone()), ("of", needed)])),
            "coach-served" => mine("served").and_then(|e| {
                truth([
                    named(e),
                    ("tip", e["tip"].clone()),
                    ("tips", e["tips"].clone()),
                    ("n", e["served"].clone()),
                    ("of", needed),
                ])
            }),
            "coach-prepared" => mine("prepared")
                .filter(|e| e["spent"] == 0)
                .and_then(|e| truth([named(e), ("needed", self.card(&e["recipe"])["serve"].clone())])),
            "coach-prepared-spent" => {
                mine("prepared").and_then(|e| truth([named(e), ("n", e["spent"].clone())]))
            }
            "coach-always-fails" => {
                failed("always_fails").and_then(|e| truth([("die", e["die"].clone()), named(e)]))
            }
            "coach-too-low" => failed("too_low").and_then(|e| truth([("n", e["short"].clone()), named(e)])),
            "coach-declined" => failed("declined").and_then(|e| truth([named(e)])),
            "coach-kept-none" => bare(mine("kept")?["kept"].as_array().is_some_and(Vec::is_empty)),
            "coach-kept" => mine("kept").and_then(|e| {
                let first = e["kept"].as_array()?.first()?;
                truth([
                    ("recipe", self.name(first)),
                    ("prepare", self.card(first)["prepare"].clone()),
                    ("serve", self.card(first)["serve"].clone()),
                ])
            }),
            "coach-coffee-nothing" => bare(mine("refreshed")?["recognitions"] == 0),
            "coach-coffee" => mine("refreshed").and_then(|e| truth([("n", e["ready"].clone())])),
            "coach-took" => {
                mine("took").and_then(|e| truth([("n", e["pieces"].clone()), ("hand", e["hand"].clone())]))
            }
            "coach-passed" => bare(mine("passed").is_some()),
            _ => None,
        }
    }
}
