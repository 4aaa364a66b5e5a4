//! A Bad Day for Donuts: cubes, odds and steps read again from the view, the offers and the events.

use serde_json::{Value, json};

use super::{Truth, bare, last, number, offers, own, truth};
use crate::position::Position;

pub(super) fn check(position: &Position, events: &[Value], id: &str) -> Vec<Truth> {
    let table = Table { position, me: position.me() };
    table
        .several(id)
        .unwrap_or_else(|| table.before(id).or_else(|| table.after(events, id)).into_iter().collect())
}

struct Table<'a> {
    position: &'a Position<'a>,
    me: usize,
}

/// A chance in thousandths as people hear it.
fn tenths(thousandths: &Value) -> Value {
    json!((number(thousandths) + 50) / 100)
}

impl Table<'_> {
    fn view(&self) -> &Value {
        &self.position.view
    }

    fn card(&self, id: &Value) -> &Value {
        let donuts = self.position.parts["donuts"].as_array().unwrap();
        donuts.iter().find(|donut| donut["id"] == *id).unwrap_or(&Value::Null)
    }

    /// The name of a donut on the board or in an event.
    fn title(&self, donut: &Value) -> Value {
        self.card(&donut["card"])["name"].clone()
    }

    fn donuts(&self, seat: usize) -> &[Value] {
        self.view()["seats"][seat]["donuts"].as_array().unwrap()
    }

    /// The donut that a fight would be with.
    fn enemy(&self, clash: &Value) -> Value {
        let theirs = self.donuts(number(&clash["seat"]) as usize - 1);
        theirs
            .iter()
            .find(|donut| donut["disc"] == clash["disc"])
            .map_or(Value::Null, |donut| self.title(donut))
    }

    /// The name of the donut on the own kitchen.
    fn home(&self) -> Option<Value> {
        let kitchen = &self.view()["kitchens"][self.me];
        self.donuts(self.me).iter().find(|donut| donut["space"] == *kitchen).map(|donut| self.title(donut))
    }

    /// The fights that choices of a kind lead to.
    fn fights(&self, kind: &'static str) -> Vec<&Value> {
        offers(self.position, kind).map(|offer| &offer["fight"]).filter(|fight| !fight.is_null()).collect()
    }

    /// Those that are most likely to be won.
    fn surest(&self, kind: &'static str) -> Vec<&Value> {
        let all = self.fights(kind);
        let best = all.iter().map(|fight| number(&fight["win"])).max();
        all.into_iter().filter(|fight| Some(number(&fight["win"])) == best).collect()
    }

    fn loss(&self) -> Option<&Value> {
        offers(self.position, "pass").next().map(|offer| &offer["loss"])
    }

    fn missing(&self) -> i64 {
        number(&self.view()["goal"]) - number(&self.view()["seats"][self.me]["points"])
    }

    /// Messages of which several may be true; none for any other.
    fn several(&self, id: &str) -> Option<Vec<Truth>> {
        let fought = |fight: &Value| [("donut", self.enemy(fight)), ("who", fight["seat"].clone())];
        match id {
            "coach-bake" | "coach-bake-better" => {
                let all: Vec<&Value> = offers(self.position, "bake").collect();
                let pairs = all.iter().flat_map(|tough| all.iter().map(move |other| (*tough, *other)));
                let tougher =
                    pairs.filter(|(tough, other)| number(&tough["cubes"]) > number(&other["cubes"]));
                let said = tougher.filter_map(|(tough, other)| {
                    let mut known = Truth::from([
                        ("donut", self.title(tough)),
                        ("other", self.title(other)),
                        ("n", tough["cubes"].clone()),
                        ("fewer", other["cubes"].clone()),
                    ]);
                    let dearer = number(&tough["points"]) > number(&other["points"]);
                    if dearer {
                        known.insert("points", tough["points"].clone());
                        known.insert("less", other["points"].clone());
                    }
                    (dearer == (id == "coach-bake")).then_some(known)
                });
                Some(said.collect())
            }
            "coach-prey" => {
                let rivals = (0..self.view()["seats"].as_array()?.len()).filter(|seat| *seat != self.me);
                let stale = rivals.flat_map(|who| {
                    self.donuts(who)
                        .iter()
                        .filter(|donut| donut["stale"] == true)
                        .map(move |donut| (who, donut))
                });
                let worth = |donut: &Value| self.card(&donut["card"])["points"].clone();
                let all: Vec<_> = stale.collect();
                let most = all.iter().map(|(_, donut)| number(&worth(donut))).max();
                let best = all.iter().filter(|(_, donut)| Some(number(&worth(donut))) == most);
                best.map(|(who, donut)| {
                    truth([("donut", self.title(donut)), ("who", json!(who + 1)), ("points", worth(donut))])
                })
                .collect()
            }
            "coach-winning" => {
                let enough = self.fights("move").into_iter();
                let enough = enough.filter(|fight| number(&fight["points"]) >= self.missing());
                let said = enough.map(|fight| {
                    let mut known = Truth::from(fought(fight));
                    known.insert("n", json!(self.missing()));
                    known
                });
                Some(said.collect())
            }
            "coach-good-fight" | "coach-even-fight" => {
                let said = self.surest("move").into_iter().filter_map(|fight| {
                    let mut known = Truth::from(fought(fight));
                    known.insert("points", fight["points"].clone());
                    let good = number(&fight["win"]) > 500;
                    if id == "coach-good-fight" {
                        known.insert("tenths", tenths(&fight["win"]));
                        return good.then_some(known);
                    }
                    known.insert("stake", fight["stake"].clone());
                    (400..=600).contains(&number(&fight["win"])).then_some(known)
                });
                Some(said.collect())
            }
            "coach-next-fight" => {
                let said = self.surest("fight").into_iter().map(|fight| {
                    let mut known = Truth::from(fought(fight));
                    known.insert("tenths", tenths(&fight["win"]));
                    known
                });
                Some(said.collect())
            }
            _ => None,
        }
    }

    /// What matters before a choice; none if the message is about something that happened.
    fn before(&self, id: &str) -> Option<Truth> {
        let (position, view) = (self.position, self.view());
        let pool = &view["pool"];
        let ways = || {
            let all = position.choices().iter().map(|choice| &choice["offer"]);
            all.filter(|offer| matches!(offer["kind"].as_str(), Some("steer" | "go")))
        };
        let into = ways().filter(|way| !way["fight"].is_null()).count();
        match id {
            "coach-heal" => bare(offers(position, "heal").any(|offer| offer["now_fresh"] == true)),
            "coach-leave" => truth([("donut", self.home()?)]),
            "coach-leave-now" => truth([("donut", self.home()?)]).filter(|_| *pool == 1),
            "coach-leave-step" => truth([("donut", self.home()?), ("n", pool.clone())]),
            "coach-no-enemy" => truth([("n", pool.clone())]).filter(|_| self.fights("move").is_empty()),
            "coach-bad-fight" => {
                let surest = number(&self.surest("move").first()?["win"]);
                truth([("n", json!(self.fights("move").len()))]).filter(|_| surest < 500)
            }
            "coach-dice" => {
                let best = offers(position, "more_dice").max_by_key(|offer| number(&offer["then"]["win"]))?;
                truth([("from", tenths(&best["now"]["win"])), ("tenths", tenths(&best["then"]["win"]))])
            }
            "coach-answer" | "coach-answer-out" => {
                let best = offers(position, "reroll").max_by_key(|offer| number(&offer["then"]["win"]))?;
                let mut known = Truth::from([("tenths", tenths(&best["then"]["win"]))]);
                if id == "coach-answer" {
                    known.insert("n", self.loss()?["damage"].clone());
                }
                ((id == "coach-answer-out") == (self.loss()?["left"] == 0)).then_some(known)
            }
            "coach-finish" => {
                let out = offers(position, "more_damage").find(|offer| offer["loss"]["left"] == 0)?;
                truth([("points", out["loss"]["points"].clone())])
            }
            "coach-more" | "coach-less" => {
                let kind = if id == "coach-more" { "more_damage" } else { "less_damage" };
                let offer = offers(position, kind).next()?;
                truth([("n", offer["loss"]["damage"].clone()), ("before", self.loss()?["damage"].clone())])
            }
            "coach-save" => bare(
                self.loss()?["left"] == 0
                    && offers(position, "less_damage").any(|offer| offer["loss"]["left"] != 0),
            ),
            "coach-way-free" => truth([("n", json!(ways().count()))]).filter(|_| into == 0),
            "coach-way-all-fights" => bare(into == ways().count()),
            "coach-way-some-fights" => truth([("n", json!(into)), ("of", json!(ways().count()))]),
            "coach-drive-free" => bare(into == 0),
            "coach-drive" => truth([("n", json!(into))]),
            _ => None,
        }
    }

    /// What came of it.
    fn after(&self, events: &[Value], id: &str) -> Option<Truth> {
        let view = self.view();
        let own_seat = json!(self.me + 1);
        let mine = |kind: &str| own(self.position, events, kind);
        let of = |kind: &str, side: &str| {
            events.iter().rev().find(|e| e["kind"] == kind && e[side]["seat"] == own_seat)
        };
        let title = |donut: &Value| self.title(donut);
        let cubes = |event: &Value| [("donut", title(&event["donut"])), ("n", event["cubes"].clone())];
        let left = |event: &Value| ("left", event["donut"]["cubes"].clone());
        match id {
            "coach-won" => mine("won").and_then(|e| truth([("points", e["points"].clone())])),
            "coach-lost" => last(events, "won").filter(|e| e["seat"] != own_seat).and_then(|e| {
                truth([
                    ("who", e["seat"].clone()),
                    ("points", e["points"].clone()),
                    ("own", view["seats"][self.me]["points"].clone()),
                ])
            }),
            "coach-knocked-out" => {
                events.iter().rev().find(|e| e["kind"] == "eliminated" && e["by"] == own_seat).and_then(|e| {
                    truth([
                        ("donut", title(&e["donut"])),
                        ("who", e["donut"]["seat"].clone()),
                        ("points", e["points"].clone()),
                        ("missing", json!((number(&view["goal"]) - number(&e["total"])).max(0))),
                    ])
                })
            }
            "coach-out" => of("eliminated", "donut").and_then(|e| {
                truth([
                    ("donut", title(&e["donut"])),
                    ("who", e["by"].clone()),
                    ("points", e["points"].clone()),
                ])
            }),
            "coach-stale" => of("lost", "donut").filter(|e| e["now_stale"] == true).map(|e| {
                let mut known = Truth::from(cubes(e));
                known.insert("dice", e["dice"].clone());
                known
            }),
            "coach-unhurt" => of("lost", "donut")
                .filter(|e| e["cubes"] == 0)
                .and_then(|e| truth([("donut", title(&e["donut"]))])),
            "coach-hurt" => of("lost", "donut").map(|e| cubes(e).into_iter().chain([left(e)]).collect()),
            "coach-hit" | "coach-hit-stale" => {
                let e = last(events, "lost").filter(|e| e["donut"]["seat"] != own_seat)?;
                let mut known = Truth::from(cubes(e));
                known.insert("who", e["donut"]["seat"].clone());
                if id == "coach-hit" {
                    known.extend([left(e)]);
                }
                ((id == "coach-hit-stale") == (e["now_stale"] == true)).then_some(known)
            }
            "coach-fresh" => of("healed", "donut").filter(|e| e["now_fresh"] == true).and_then(|e| {
                let dice = self.position.parts["numbers"]["fresh_dice"].clone();
                truth([("donut", title(&e["donut"])), ("dice", dice)])
            }),
            "coach-healed" => of("healed", "donut").map(|e| cubes(e).into_iter().chain([left(e)]).collect()),
            "coach-lapsed" => mine("stopped").and_then(|e| truth([("n", e["lapsed"].clone())])),
            "coach-stayed-home" => truth([("donut", self.home()?)]),
            "coach-rolled" => mine("movement_rolled").and_then(|e| {
                let sum: u32 = e["dice"].as_str()?.chars().filter_map(|face| face.to_digit(10)).sum();
                truth([("n", json!(sum))])
            }),
            "coach-locked" => of("moved", "donut").filter(|e| !e["enemy"].is_null()).and_then(|e| {
                truth([
                    ("donut", title(&e["donut"])),
                    ("enemy", title(&e["enemy"])),
                    ("who", e["enemy"]["seat"].clone()),
                    ("points", self.card(&e["enemy"]["card"])["points"].clone()),
                ])
            }),
            "coach-moved" => of("moved", "donut")
                .and_then(|e| truth([("donut", title(&e["donut"])), ("n", e["steps"].clone())])),
            "coach-baked" => of("baked", "donut")
                .and_then(|e| truth([("donut", title(&e["donut"])), ("n", e["donut"]["cubes"].clone())])),
            _ => None,
        }
    }
}
