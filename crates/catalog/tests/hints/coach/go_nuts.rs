//! Go Nuts for Donuts: what donuts are worth, counted again.

use serde_json::{Value, json};

use super::{Truth, bare, last, number, own, truth};
use crate::go_nuts::{Table, points};
use crate::position::{Position, numbers};

pub(super) fn check(position: &Position, events: &[Value], id: &str) -> Vec<Truth> {
    let board = Board::new(position);
    board.before(id).or_else(|| board.after(events, id)).unwrap_or_default()
}

/// What everybody has, and what a donut more or less would change.
struct Board<'a> {
    position: &'a Position<'a>,
    me: usize,
    types: &'a [Value],
    now: Table,
    row: Vec<usize>,
    pile: Vec<usize>,
}

fn indices(list: &Value) -> Vec<usize> {
    list.as_array()
        .map_or(Vec::new(), |all| all.iter().filter_map(Value::as_u64).map(|n| n as usize).collect())
}

/// The best ones by this measure.
fn best<T: Copy>(of: impl Iterator<Item = T>, by: impl Fn(T) -> i64) -> Vec<T> {
    let all: Vec<T> = of.collect();
    let most = all.iter().map(|one| by(*one)).max();
    all.into_iter().filter(|one| Some(by(*one)) == most).collect()
}

fn seat(index: usize) -> Value {
    json!(index + 1)
}

impl<'a> Board<'a> {
    fn new(position: &'a Position) -> Self {
        let view = &position.view;
        Board {
            position,
            me: position.me(),
            types: position.parts["types"].as_array().unwrap(),
            now: view["collections"].as_array().unwrap().iter().map(numbers).collect(),
            row: indices(&view["row"]),
            pile: indices(&view["pile"]),
        }
    }

    fn name(&self, donut: usize) -> Value {
        self.types[donut]["name"].clone()
    }

    fn total(&self, seat: usize) -> i64 {
        points(self.position, &self.now, seat)
    }

    fn worth(&self, seat: usize, donut: usize, by: i64) -> i64 {
        let mut then = self.now.clone();
        then[seat][donut] += by;
        points(self.position, &then, seat) - self.total(seat)
    }

    fn rivals(&self) -> impl Iterator<Item = usize> {
        (0..self.now.len()).filter(|other| *other != self.me)
    }

    /// Each donut of the row that a power of this kind is on.
    fn powered(&self, powers: &[&str]) -> Vec<usize> {
        let has =
            |donut: &usize| self.types[*donut]["power"].as_str().is_some_and(|power| powers.contains(&power));
        self.row.iter().copied().filter(has).collect()
    }

    /// The donuts that choices of these kinds speak of.
    fn offered(&self, kinds: &[&str]) -> Vec<usize> {
        let offers = self.position.choices().iter().map(|choice| &choice["offer"]);
        let meant = offers.filter(|offer| offer["kind"].as_str().is_some_and(|kind| kinds.contains(&kind)));
        meant.filter_map(|offer| offer["donut"].as_u64()).map(|donut| donut as usize).collect()
    }

    /// The seat's own donuts whose score has such a limit, if it is this far away.
    fn limited(&self, kind: &str, count: i64, away: i64) -> Option<Vec<Truth>> {
        let own = &self.now[self.me];
        let meant = (0..own.len()).filter(|donut| own[*donut] > 0).filter(|donut| {
            let score = &self.types[*donut]["score"];
            score["kind"] == kind && number(&score["limit"]) == count + away
        });
        meant.map(|donut| truth([("donut", self.name(donut)), ("n", json!(count))])).collect()
    }

    /// What matters before a choice; none if the message is about something that happened.
    fn before(&self, id: &str) -> Option<Vec<Truth>> {
        let view = &self.position.view;
        let one = |found: Option<Truth>| Some(found.into_iter().collect());
        let cards = self.now[self.me].iter().sum();
        let kinds = self.now[self.me].iter().filter(|n| **n > 0).count() as i64;
        let mine = |donut: usize| self.worth(self.me, donut, 1);
        let with =
            |donut: usize, points: i64| truth([("donut", self.name(donut)), ("points", json!(points))]);
        match id {
            "coach-first-round" => one(bare(view["round"] == 1)),
            "coach-last-round" => {
                let all = best(self.row.iter().copied(), mine).into_iter();
                all.filter(|_| view["deck"] == 0).map(|donut| with(donut, mine(donut))).collect()
            }
            "coach-full" => self.limited("each_if_cards_at_most", cards, 0),
            "coach-types-full" => self.limited("each_if_types_at_most", kinds, 0),
            "coach-types-short" => self.limited("each_if_types_at_least", kinds, 1),
            "coach-gain" | "coach-gain-wanted" | "coach-gain-all" => {
                let all = best(self.row.iter().copied(), mine).into_iter().map(|donut| {
                    let wanting: Vec<usize> =
                        self.rivals().filter(|who| self.worth(*who, donut, 1) >= mine(donut)).collect();
                    let mut known = with(donut, mine(donut))?;
                    match (id, &wanting[..]) {
                        ("coach-gain", []) | ("coach-gain-all", [_, _, ..]) => Some(known),
                        ("coach-gain-wanted", [who]) => {
                            known.insert("who", seat(*who));
                            Some(known)
                        }
                        _ => None,
                    }
                });
                Some(all.flatten().collect())
            }
            "coach-rival" | "coach-clear" => {
                let each = self.rivals().flat_map(|who| self.row.iter().map(move |donut| (who, *donut)));
                let all = best(each, |(who, donut)| self.worth(who, donut, 1)).into_iter();
                all.map(|(who, donut)| {
                    let mut known = with(donut, self.worth(who, donut, 1))?;
                    known.insert("who", seat(who));
                    Some(known)
                })
                .collect()
            }
            "coach-top" | "coach-any" => {
                let (power, found) = if id == "coach-top" {
                    ("take_top_discard", self.pile.last().copied().into_iter().collect())
                } else {
                    ("take_any_discard", best(self.pile.iter().copied(), mine))
                };
                let each = self
                    .powered(&[power])
                    .into_iter()
                    .flat_map(|donut| found.iter().map(move |one| (donut, *one)));
                each.map(|(donut, found)| {
                    let mut known = with(donut, mine(found))?;
                    known.insert("found", self.name(found));
                    Some(known)
                })
                .collect()
            }
            "coach-claw" => {
                self.powered(&["steal"]).into_iter().map(|donut| with(donut, -mine(donut))).collect()
            }
            "coach-rid" => {
                let own = &self.now[self.me];
                let bad = (0..own.len()).filter(|bad| own[*bad] > 0 && self.worth(self.me, *bad, -1) > 0);
                let bad: Vec<usize> = bad.collect();
                let each = self
                    .powered(&["give", "discard_own"])
                    .into_iter()
                    .flat_map(|donut| bad.iter().map(move |bad| (donut, *bad)));
                each.map(|(donut, bad)| truth([("donut", self.name(donut)), ("bad", self.name(bad))]))
                    .collect()
            }
            "coach-majority" => {
                let counted =
                    self.row.iter().filter(|donut| self.types[**donut]["score"]["kind"] == "majority");
                let level = counted.filter(|donut| {
                    let most = self.rivals().map(|who| self.now[who][**donut]).max();
                    self.now[self.me][**donut] > 0 && most == Some(self.now[self.me][**donut])
                });
                level
                    .map(|donut| {
                        truth([("donut", self.name(*donut)), ("n", json!(self.now[self.me][*donut]))])
                    })
                    .collect()
            }
            "coach-nothing-here" => one(bare(self.row.iter().all(|donut| mine(*donut) <= 0))),
            "coach-keep" => {
                let peeked = indices(&view["peeked"]);
                let [first, second] = peeked[..] else { return Some(Vec::new()) };
                let (more, less) = if mine(first) > mine(second) { (first, second) } else { (second, first) };
                one(with(more, mine(more)).filter(|_| mine(more) > mine(less)).map(|mut known| {
                    known.insert("other", self.name(less));
                    known.insert("less", json!(mine(less)));
                    known
                }))
            }
            "coach-pile" => {
                let all = best(self.offered(&["salvage", "scoop"]).into_iter(), mine);
                all.into_iter().map(|donut| with(donut, mine(donut))).collect()
            }
            "coach-steal" | "coach-trash" => {
                let having = self.rivals().filter(|who| self.now[*who].iter().sum::<i64>() > 0);
                let ahead = best(having, |who| self.total(who)).into_iter();
                ahead.map(|who| truth([("who", seat(who)), ("points", json!(self.total(who)))])).collect()
            }
            "coach-better-off" | "coach-costs-nothing" | "coach-costs" | "coach-pass" => {
                let cost = |donut: usize| -self.worth(self.me, donut, -1);
                let lost = self.offered(&["give", "toss", "pass", "milk_pay", "milk_drop"]);
                let all = best(lost.into_iter(), |donut| -cost(donut)).into_iter().map(|donut| match id {
                    "coach-better-off" if cost(donut) < 0 => with(donut, -cost(donut)),
                    "coach-costs-nothing" if cost(donut) == 0 => truth([("donut", self.name(donut))]),
                    "coach-costs" if cost(donut) > 0 => with(donut, cost(donut)),
                    "coach-pass" if cost(donut) >= 0 => with(donut, cost(donut)).map(|mut known| {
                        known.insert("who", seat((self.me + self.now.len() - 1) % self.now.len()));
                        known
                    }),
                    _ => None,
                });
                Some(all.flatten().collect())
            }
            _ => None,
        }
    }

    /// What came of it.
    fn after(&self, events: &[Value], id: &str) -> Option<Vec<Truth>> {
        let me = seat(self.me);
        let title = |event: &Value| self.name(event["donut"].as_u64().unwrap() as usize);
        let total = |event: &Value| event["points"][self.me].clone();
        let copies = |event: &Value| event["copies"].clone();
        let mine = |kind: &str| own(self.position, events, kind);
        let among = |list: &Value| list.as_array().is_some_and(|seats| seats.contains(&me));
        let latest = |holds: &dyn Fn(&&Value) -> bool| events.iter().rev().find(holds);
        let found = match id {
            "coach-won" => last(events, "over").filter(|over| among(&over["winners"])).and_then(|over| {
                let winners = over["winners"].as_array()?;
                truth([("n", json!(winners.len())), ("points", over["score"].clone())])
            }),
            "coach-lost" => last(events, "over").filter(|over| !among(&over["winners"])).and_then(|over| {
                truth([
                    ("n", json!(over["winners"].as_array()?.len())),
                    ("points", over["score"].clone()),
                    ("who", over["winners"].clone()),
                    ("own", json!(self.total(self.me))),
                ])
            }),
            "coach-gone" => latest(&|e| e["kind"] == "moved" && e["from"] == me)
                .and_then(|e| truth([("who", e["to"].clone()), ("donut", title(e)), ("points", total(e))])),
            "coach-came" => latest(&|e| e["kind"] == "moved" && e["to"] == me).and_then(|e| {
                truth([
                    ("who", e["from"].clone()),
                    ("donut", title(e)),
                    ("n", copies(e)),
                    ("points", total(e)),
                ])
            }),
            "coach-discarded" => {
                mine("discarded").and_then(|e| truth([("donut", title(e)), ("points", total(e))]))
            }
            "coach-drew" | "coach-kept" | "coach-found" => {
                let kind = match id {
                    "coach-drew" => "drew",
                    "coach-kept" => "kept",
                    _ => "salvaged",
                };
                mine(kind).and_then(|e| truth([("donut", title(e)), ("n", copies(e)), ("points", total(e))]))
            }
            "coach-fizzled" => mine("fizzled").and_then(|e| truth([("donut", title(e))])),
            "coach-took" => mine("taken").and_then(|e| {
                truth([("place", e["place"].clone()), ("donut", title(e)), ("points", total(e))])
            }),
            "coach-clashed" => {
                latest(&|e| e["kind"] == "contested" && among(&e["seats"])).and_then(|clash| {
                    let seats = clash["seats"].as_array()?.iter().filter(|other| **other != me);
                    truth([("who", seats.cloned().collect()), ("donut", title(clash))])
                })
            }
            _ => None,
        };
        found.map(|truth| vec![truth])
    }
}
