//! The sections of the page, one function each.

#![allow(
    clippy::needless_pass_by_value,
    reason = "phrases and pieces of a page are made where they are used"
)]

use maud::{Markup, html};
use tabletop::{Phrase, say};

use super::super::figures::{ComponentFigures, Flag, Spread, TableFigures};
use super::super::skill::Pairing;
use super::super::{OptionFigures, Study};
use super::plot::{self, Dot};
use super::speaker::{Speaker, WORDS};
use crate::compare::CompareReport;
use crate::playout::MOST_DECISIONS;
use crate::{Histogram, Interval};

/// A histogram has at most so many columns.
const COLUMNS: i64 = 30;
/// A plot of components shows so many: the strongest and the weakest.
const SHOWN_COMPONENTS: usize = 24;
/// So many changes of an option are named.
const NAMED_CHANGES: usize = 4;

/// The sections with their names.
pub(super) fn anchors(speaker: &Speaker) -> Vec<(&'static str, String)> {
    let said = |phrase: Phrase| speaker.say(&phrase);
    vec![
        ("order", said(say!(WORDS, "section-order"))),
        ("length", said(say!(WORDS, "section-length"))),
        ("points", said(say!(WORDS, "section-points"))),
        ("tension", said(say!(WORDS, "section-tension"))),
        ("choice", said(say!(WORDS, "section-choice"))),
        ("components", said(say!(WORDS, "section-components"))),
        ("skill", said(say!(WORDS, "section-skill"))),
        ("axis", said(say!(WORDS, "section-axis"))),
        ("options", said(say!(WORDS, "section-options"))),
        ("limits", said(say!(WORDS, "section-limits"))),
        ("source", said(say!(WORDS, "section-source"))),
    ]
}

/// All of them.
pub(super) fn sections(study: &Study, speaker: &Speaker) -> Markup {
    let page = Page { study, speaker, table: &study.tables[study.main_table] };
    html! {
        (page.order()) (page.length()) (page.points()) (page.tension()) (page.choice()) (page.components())
        (page.skill()) (page.axis()) (page.options())
        @if let Some(report) = &study.against { (page.against(report)) }
        (page.limits()) (page.source())
    }
}

struct Page<'a> {
    study: &'a Study,
    speaker: &'a Speaker,
    /// The one that most figures are from.
    table: &'a TableFigures,
}

/// A table with its head; the first column names the row.
fn table(head: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> Markup {
    html! {
        div.wide {
            table {
                thead { tr { @for name in head { th scope="col" { (name) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (i, cell) in row.iter().enumerate() {
                                @if i == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

impl Page<'_> {
    fn t(&self, phrase: Phrase) -> String {
        self.speaker.say(&phrase)
    }

    fn bot(&self) -> String {
        self.table.bot.to_string()
    }

    /// A plot with its table beside it.
    fn pair(plot: Markup, table: Markup) -> Markup {
        html! { div.pair { figure { (plot) } div { (table) } } }
    }

    fn section(&self, id: &str, title: Phrase, about: Option<Phrase>, body: Markup) -> Markup {
        html! {
            section id=(id) {
                h2 { (self.t(title)) }
                @if let Some(about) = about { p.soft { (self.t(about)) } }
                (body)
            }
        }
    }

    fn order(&self) -> Markup {
        let is_ordered = self.table.places.is_some();
        let about =
            if is_ordered { say!(WORDS, "about-order", bot: self.bot()) } else { say!(WORDS, "about-seats") };
        let body = html! {
            @for one in self.study.tables.iter().filter(|one| one.seats.get() > 1) {
                @let title = format!("{}, {}", self.speaker.seats(one.seats), self.speaker.games(one.games));
                h3 { (title) }
                (Self::pair(self.order_plot(one, &title), self.order_table(one)))
            }
        };
        self.section("order", say!(WORDS, "section-order"), Some(about), body)
    }

    fn order_plot(&self, one: &TableFigures, title: &str) -> Markup {
        let places = one.in_order().iter().enumerate();
        let dots: Vec<Dot> = places
            .map(|(i, place)| Dot {
                label: self.speaker.place(one, i),
                value: place.wins.share,
                ci: Some(place.wins.ci),
            })
            .collect();
        plot::dots(title, &dots, Some(1.0 / one.seats.get() as f64), |share| self.speaker.percent(share))
    }

    fn order_table(&self, one: &TableFigures) -> Markup {
        let head = [
            self.t(if one.places.is_some() { say!(WORDS, "col-place") } else { say!(WORDS, "col-seat") }),
            self.t(say!(WORDS, "col-wins")),
            self.t(say!(WORDS, "col-interval")),
            self.t(say!(WORDS, "col-points")),
        ];
        let row = |(i, place): (usize, &super::super::Place)| {
            vec![
                self.speaker.place(one, i),
                self.speaker.percent(place.wins.share),
                self.speaker.share_range(place.wins.ci),
                self.speaker.number(place.points, 1),
            ]
        };
        table(&head, one.in_order().iter().enumerate().map(row))
    }

    fn length(&self) -> Markup {
        let one = self.table;
        let noun = self.speaker.noun(&one.turn_noun);
        let about = say!(WORDS, "about-length", noun: noun.clone());
        let title = self.t(about.clone());
        let rows = [
            (self.t(say!(WORDS, "row-turns", noun: noun)), &one.turns),
            (self.t(say!(WORDS, "row-decisions")), &one.decisions),
        ];
        let body = html! {
            @if one.unfinished > 0 {
                p.flag {
                    (self.t(say!(
                        WORDS, "unfinished", games: self.speaker.games(one.unfinished),
                        most: self.speaker.number(MOST_DECISIONS as f64, 0), n: one.unfinished as i64
                    )))
                }
            }
            (Self::pair(self.histogram(&title, &one.turns.histogram), self.spreads(&rows)))
        };
        self.section("length", say!(WORDS, "section-length"), Some(about), body)
    }

    fn points(&self) -> Markup {
        let one = self.table;
        let (about, margin) = (say!(WORDS, "about-points"), say!(WORDS, "about-margin"));
        let rows =
            [(self.t(say!(WORDS, "row-points")), &one.points), (self.t(say!(WORDS, "row-best")), &one.best)];
        let shares = [
            (self.t(say!(WORDS, "row-shared")), one.shared),
            (self.t(say!(WORDS, "row-tie-broken")), one.tie_broken),
        ];
        let body = html! {
            (Self::pair(self.histogram(&self.t(about.clone()), &one.points.histogram), self.spreads(&rows)))
            @if one.seats.get() > 1 {
                p.soft { (self.t(margin.clone())) }
                @let margins = [(self.t(say!(WORDS, "row-margin")), &one.margin)];
                (Self::pair(self.histogram(&self.t(margin), &one.margin.histogram), html! {
                    (self.spreads(&margins))
                    (table(&self.share_head(), shares.iter().map(|(name, share)| vec![
                        name.clone(), self.speaker.percent(share.share), self.speaker.share_range(share.ci),
                    ])))
                }))
            }
        };
        self.section("points", say!(WORDS, "section-points"), Some(about), body)
    }

    fn share_head(&self) -> [String; 3] {
        [say!(WORDS, "col-figure"), say!(WORDS, "col-share"), say!(WORDS, "col-interval")]
            .map(|phrase| self.t(phrase))
    }

    /// Means with what is usual around them.
    fn spreads(&self, rows: &[(String, &Spread)]) -> Markup {
        let head = [
            say!(WORDS, "col-figure"),
            say!(WORDS, "col-mean"),
            say!(WORDS, "col-interval"),
            say!(WORDS, "col-typical"),
            say!(WORDS, "col-from-to"),
        ]
        .map(|phrase| self.t(phrase));
        let from_to = |low: i64, high: i64| self.speaker.number_range(Some([low as f64, high as f64]), 0);
        let row = |(name, spread): &(String, &Spread)| {
            vec![
                name.clone(),
                self.speaker.number(spread.mean, 1),
                self.speaker.number_range(spread.ci, 1),
                from_to(spread.low, spread.high),
                from_to(spread.min, spread.max),
            ]
        };
        table(&head, rows.iter().map(row))
    }

    fn histogram(&self, title: &str, seen: &Histogram) -> Markup {
        let span = seen.max() - seen.min() + 1;
        let widths = (0..).flat_map(|zeros| [1, 2, 5].map(|digit| digit * 10i64.pow(zeros)));
        let width = widths.into_iter().find(|width| span / width < COLUMNS).unwrap_or(span);
        let start = seen.min().div_euclid(width);
        let mut counts = vec![0; (seen.max().div_euclid(width) - start + 1) as usize];
        for (value, count) in seen.iter() {
            counts[(value.div_euclid(width) - start) as usize] += count;
        }
        let all = seen.count().max(1) as f64;
        let label = |i: usize| {
            let low = (start + i as i64) * width;
            if width == 1 {
                self.speaker.number(low as f64, 0)
            } else {
                format!(
                    "{}–{}",
                    self.speaker.number(low as f64, 0),
                    self.speaker.number((low + width - 1) as f64, 0)
                )
            }
        };
        let bins: Vec<(String, f64)> =
            counts.iter().enumerate().map(|(i, count)| (label(i), *count as f64 / all)).collect();
        plot::columns(title, &bins, |share| self.rough_percent(share))
    }

    fn rough_percent(&self, share: f64) -> String {
        self.t(say!(WORDS, "percent", number: self.speaker.number(share * 100.0, 0)))
    }

    fn tension(&self) -> Markup {
        let title = say!(WORDS, "section-tension");
        let Some(tension) = &self.table.tension else {
            return self.section("tension", title, Some(say!(WORDS, "no-tension")), html! {});
        };
        let about = say!(WORDS, "about-tension");
        let names = [say!(WORDS, "col-winner"), say!(WORDS, "col-leader")].map(|phrase| self.t(phrase));
        let lines = [(names[0].as_str(), &tension.winner[..]), (names[1].as_str(), &tension.leader[..])];
        let of_game =
            |part: f64| format!("{} {}", self.rough_percent(part), self.t(say!(WORDS, "part-of-game")));
        let decided = tension.decided_ci.map_or(String::new(), |ci| self.speaker.share_range(ci));
        let rows = vec![
            vec![
                self.t(say!(WORDS, "row-changes")),
                self.speaker.number(tension.lead_changes.mean, 1),
                self.speaker.number_range(tension.lead_changes.ci, 1),
            ],
            vec![self.t(say!(WORDS, "row-decided")), of_game(tension.decided), decided],
            vec![self.t(say!(WORDS, "row-drama")), self.speaker.points(tension.drama), String::new()],
            vec![
                self.t(say!(WORDS, "row-comebacks")),
                self.speaker.percent(tension.comebacks.share),
                self.speaker.share_range(tension.comebacks.ci),
            ],
        ];
        let n = tension.winner.len();
        let curve = (0..n).step_by(2).map(|i| {
            vec![
                self.rough_percent(i as f64 / (n - 1).max(1) as f64),
                self.speaker.percent(tension.winner[i]),
                self.speaker.percent(tension.leader[i]),
            ]
        });
        let head = [self.t(say!(WORDS, "col-part")), names[0].clone(), names[1].clone()];
        let figure_head = [say!(WORDS, "col-figure"), say!(WORDS, "col-mean"), say!(WORDS, "col-interval")];
        let body = html! {
            (Self::pair(
                plot::lines(&self.t(about.clone()), &lines, |share| self.rough_percent(share)),
                table(&figure_head.map(|phrase| self.t(phrase)), rows),
            ))
            p.soft { (self.t(say!(WORDS, "comebacks-note"))) }
            (table(&head, curve))
        };
        self.section("tension", title, Some(about), body)
    }

    fn choice(&self) -> Markup {
        let choice = &self.table.choice;
        let about = say!(WORDS, "about-choice");
        let head = [say!(WORDS, "col-figure"), say!(WORDS, "col-number")].map(|phrase| self.t(phrase));
        let rows = vec![
            vec![self.t(say!(WORDS, "row-choices")), self.speaker.number(choice.mean, 1)],
            vec![self.t(say!(WORDS, "row-longest")), self.speaker.number(choice.longest as f64, 0)],
            vec![self.t(say!(WORDS, "row-forced")), self.speaker.percent(choice.forced)],
        ];
        let n = choice.steps.len() as f64;
        let bins: Vec<(String, f64)> = choice
            .steps
            .iter()
            .enumerate()
            .map(|(i, mean)| (self.rough_percent((i + 1) as f64 / n), *mean))
            .collect();
        let steps_head = [say!(WORDS, "col-part"), say!(WORDS, "col-choices")].map(|phrase| self.t(phrase));
        let steps = bins.iter().map(|(part, mean)| vec![part.clone(), self.speaker.number(*mean, 1)]);
        let openings_head = [
            say!(WORDS, "col-choice"),
            say!(WORDS, "col-share"),
            say!(WORDS, "col-wins"),
            say!(WORDS, "col-interval"),
        ]
        .map(|phrase| self.t(phrase));
        let openings = choice.openings.iter().map(|opening| {
            vec![
                opening.choice.clone(),
                self.speaker.percent(opening.share),
                self.speaker.percent(opening.wins.share),
                self.speaker.share_range(opening.wins.ci),
            ]
        });
        let body = html! {
            (Self::pair(
                plot::columns(&self.t(about.clone()), &bins, |mean| self.speaker.number(mean, 0)),
                html! { (table(&head, rows)) (table(&steps_head, steps)) },
            ))
            h3 { (self.t(say!(WORDS, "openings"))) }
            p.soft { (self.t(say!(WORDS, "about-openings"))) }
            (table(&openings_head, openings))
            @if choice.other_openings > 0 {
                p.soft { (self.t(say!(WORDS, "other-openings", n: self.speaker.number(choice.other_openings as f64, 0)))) }
            }
        };
        self.section("choice", say!(WORDS, "section-choice"), Some(about), body)
    }

    fn components(&self) -> Markup {
        let title = say!(WORDS, "section-components");
        let all = &self.study.components;
        if all.is_empty() {
            return self.section("components", title, Some(say!(WORDS, "no-components")), html! {});
        }
        let mut ranked: Vec<&ComponentFigures> = all.iter().collect();
        let worth = |one: &ComponentFigures| one.win_difference.unwrap_or(f64::NEG_INFINITY);
        ranked.sort_by(|one, other| worth(other).total_cmp(&worth(one)));
        let mut dots: Vec<Dot> = ranked
            .iter()
            .filter_map(|one| {
                Some(Dot {
                    label: self.speaker.say(&one.name),
                    value: one.win_difference?,
                    ci: Some(one.win_difference_ci?),
                })
            })
            .collect();
        if dots.len() > SHOWN_COMPONENTS {
            dots.drain(SHOWN_COMPONENTS / 2..dots.len() - SHOWN_COMPONENTS / 2);
        }
        let about = say!(WORDS, "about-components");
        let body = html! {
            @if dots.is_empty() {
                p { (self.t(say!(WORDS, "few-components"))) }
            } @else {
                figure { (plot::dots(&self.t(about.clone()), &dots, Some(0.0), |share| self.speaker.points(share))) }
            }
            (self.component_table(&ranked))
            p.soft { (self.t(say!(WORDS, "legend-components"))) }
            (self.removed(&ranked))
        };
        self.section("components", title, Some(about), body)
    }

    fn component_table(&self, ranked: &[&ComponentFigures]) -> Markup {
        let head = [
            say!(WORDS, "col-component"),
            say!(WORDS, "col-offered"),
            say!(WORDS, "col-chosen"),
            say!(WORDS, "col-liking"),
            say!(WORDS, "col-got"),
            say!(WORDS, "col-points-copy"),
            say!(WORDS, "col-difference"),
            say!(WORDS, "col-interval"),
            say!(WORDS, "col-flag"),
        ]
        .map(|phrase| self.t(phrase));
        let number = |number: Option<f64>, digits| {
            number.map_or("–".into(), |number| self.speaker.number(number, digits))
        };
        html! {
            div.wide {
                table {
                    thead { tr { @for name in &head { th scope="col" { (name) } } } }
                    tbody {
                        @for one in ranked {
                            tr.flagged[one.flag.is_some()] {
                                th scope="row" { (self.speaker.say(&one.name)) }
                                td { (self.speaker.number(one.offered, 2)) }
                                td { (one.chosen.map_or("–".into(), |share| self.speaker.percent(share))) }
                                td { (number(one.liking, 2)) }
                                td { (self.speaker.number(one.got, 2)) }
                                td { (number(one.points_per_copy, 1)) }
                                td { (one.win_difference.map_or("–".into(), |share| self.speaker.points(share))) }
                                td { (one.win_difference_ci.map_or("–".into(), |ci| self.speaker.point_range(Some(ci)))) }
                                td.flag { (self.flag(one.flag)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn flag(&self, flag: Option<Flag>) -> String {
        match flag {
            None => String::new(),
            Some(Flag::Dominant) => self.t(say!(WORDS, "flag-dominant")),
            Some(Flag::Dead) => self.t(say!(WORDS, "flag-dead")),
        }
    }

    fn removed(&self, ranked: &[&ComponentFigures]) -> Markup {
        let tried: Vec<_> = ranked.iter().filter_map(|one| Some((*one, one.removed.as_ref()?))).collect();
        // Where the edition has no rows for components, no copy can be taken out.
        if tried.iter().all(|(_, removed)| removed.refused.is_some()) {
            return html! {};
        }
        let head = [
            say!(WORDS, "col-component"),
            say!(WORDS, "col-loss"),
            say!(WORDS, "col-interval"),
            say!(WORDS, "col-games"),
        ]
        .map(|phrase| self.t(phrase));
        let about = say!(WORDS, "about-removed");
        let dots: Vec<Dot> = tried
            .iter()
            .filter_map(|(one, removed)| {
                Some(Dot { label: self.speaker.say(&one.name), value: removed.loss?, ci: removed.loss_ci })
            })
            .collect();
        let rows = tried.iter().map(|(one, removed)| {
            let loss = removed.loss.map(|loss| self.speaker.points(loss));
            let why = removed.refused.clone().unwrap_or_default();
            vec![
                self.speaker.say(&one.name),
                loss.unwrap_or(why),
                removed.loss_ci.map_or(String::new(), |ci| self.speaker.point_range(Some(ci))),
                self.speaker.number(removed.games as f64, 0),
            ]
        });
        html! {
            h3 { (self.t(say!(WORDS, "removed"))) }
            p.soft { (self.t(about.clone())) }
            (Self::pair(
                html! { @if !dots.is_empty() { (plot::dots(&self.t(about), &dots, Some(0.0), |share| self.speaker.points(share))) } },
                table(&head, rows),
            ))
        }
    }

    fn skill(&self) -> Markup {
        let title = say!(WORDS, "section-skill");
        let study = self.study;
        let Some(seats) = study.contest_seats else {
            return self.section("skill", title, Some(say!(WORDS, "no-contest")), html! {});
        };
        let even = 1.0 / seats.get() as f64;
        let about =
            say!(WORDS, "about-matrix", seats: self.speaker.seats(seats), even: self.speaker.percent(even));
        let oracle: Vec<Pairing> = study.oracle.iter().cloned().collect();
        let body = html! {
            (self.pairings(&self.t(about.clone()), &study.matrix, even))
            @let thinking = self.t(say!(WORDS, "about-thinking"));
            p.soft { (thinking) }
            (self.pairings(&thinking, &study.thinking, even))
            @let sight = self.t(say!(WORDS, "about-oracle"));
            p.soft { (sight) }
            (self.pairings(&sight, &oracle, even))
            @if let Some(split) = &study.split {
                @let about = self.t(say!(
                    WORDS, "about-split", better: split.bot.to_string(), worse: split.against.to_string()
                ));
                p.soft { (about) }
                @let shares = [split.skill, split.seat, split.deal, split.rest];
                @let names = [
                    say!(WORDS, "split-skill"), say!(WORDS, "split-seat"), say!(WORDS, "split-deal"), say!(WORDS, "split-rest"),
                ].map(|phrase| self.t(phrase));
                @let head = [self.t(say!(WORDS, "col-where")), self.t(say!(WORDS, "col-share"))];
                (Self::pair(
                    plot::parts(&about, &shares, |share| self.rough_percent(share)),
                    table(&head, names.iter().zip(shares).map(|(name, share)| vec![name.clone(), self.speaker.percent(share)])),
                ))
            }
        };
        self.section("skill", title, Some(about), body)
    }

    fn pairings(&self, title: &str, pairings: &[Pairing], even: f64) -> Markup {
        if pairings.is_empty() {
            return html! {};
        }
        let dots: Vec<Dot> = pairings
            .iter()
            .map(|one| Dot {
                label: format!("{} – {}", one.bot, one.against),
                value: one.share,
                ci: Some(one.ci),
            })
            .collect();
        let head = [
            say!(WORDS, "col-bot"),
            say!(WORDS, "col-against"),
            say!(WORDS, "col-wins"),
            say!(WORDS, "col-interval"),
            say!(WORDS, "col-games"),
        ]
        .map(|phrase| self.t(phrase));
        let row = |one: &Pairing| {
            vec![
                one.bot.to_string(),
                one.against.to_string(),
                self.speaker.percent(one.share),
                self.speaker.share_range(one.ci),
                self.speaker.number(one.games as f64, 0),
            ]
        };
        Self::pair(
            plot::dots(title, &dots, Some(even), |share| self.rough_percent(share)),
            table(&head, pairings.iter().map(row)),
        )
    }

    fn axis(&self) -> Markup {
        let axis = &self.study.axis;
        let about = say!(WORDS, "about-axis", seats: self.speaker.seats(self.table.seats));
        let head: Vec<String> = std::iter::once(self.t(say!(WORDS, "col-figure")))
            .chain(axis.iter().map(|one| one.bot.to_string()))
            .collect();
        let mut rows = vec![
            self.along(say!(WORDS, "col-games"), |one| self.speaker.number(one.games as f64, 0)),
            self.along(say!(WORDS, "row-turns", noun: self.speaker.noun(&self.table.turn_noun)), |one| {
                self.around(one.turns.mean, one.turns.ci)
            }),
            self.along(say!(WORDS, "row-decisions"), |one| self.around(one.decisions.mean, one.decisions.ci)),
            self.along(say!(WORDS, "row-points"), |one| self.around(one.points.mean, one.points.ci)),
        ];
        if self.table.seats.get() > 1 {
            rows.push(
                self.along(say!(WORDS, "row-margin"), |one| self.around(one.margin.mean, one.margin.ci)),
            );
            rows.push(
                self.along(say!(WORDS, "row-shared"), |one| {
                    self.share_around(one.shared.share, one.shared.ci)
                }),
            );
            for (i, _) in self.table.in_order().iter().enumerate() {
                let place = self.speaker.who(self.table, i);
                rows.push(self.along(say!(WORDS, "row-first", place: place), |one| {
                    one.in_order()
                        .get(i)
                        .map_or(String::new(), |place| self.share_around(place.wins.share, place.wins.ci))
                }));
            }
        }
        rows.push(self.along(say!(WORDS, "row-choices"), |one| self.speaker.number(one.choice.mean, 1)));
        if axis.iter().any(|one| one.tension.is_some()) {
            rows.push(self.along(say!(WORDS, "row-changes"), |one| {
                one.tension.as_ref().map_or(String::new(), |tension| {
                    self.around(tension.lead_changes.mean, tension.lead_changes.ci)
                })
            }));
            rows.push(self.along(say!(WORDS, "row-decided"), |one| {
                one.tension.as_ref().map_or(String::new(), |tension| self.rough_percent(tension.decided))
            }));
        }
        let shared = axis.iter().map(|one| Dot {
            label: one.bot.to_string(),
            value: one.shared.share,
            ci: Some(one.shared.ci),
        });
        let points = axis.iter().map(|one| Dot {
            label: one.bot.to_string(),
            value: one.points.mean,
            ci: one.points.ci,
        });
        let [shared_name, points_name] =
            [say!(WORDS, "row-shared"), say!(WORDS, "row-points")].map(|phrase| self.t(phrase));
        let body = html! {
            (table(&head, rows))
            div.pair {
                figure {
                    figcaption.soft { (points_name) }
                    (plot::dots(&points_name, &points.collect::<Vec<_>>(), None, |points| self.speaker.number(points, 1)))
                }
                @if self.table.seats.get() > 1 {
                    figure {
                        figcaption.soft { (shared_name) }
                        (plot::dots(&shared_name, &shared.collect::<Vec<_>>(), None, |share| self.rough_percent(share)))
                    }
                }
            }
        };
        self.section("axis", say!(WORDS, "section-axis"), Some(about), body)
    }

    fn along(&self, name: Phrase, cell: impl Fn(&TableFigures) -> String) -> Vec<String> {
        std::iter::once(self.t(name)).chain(self.study.axis.iter().map(cell)).collect()
    }

    fn around(&self, mean: f64, ci: Option<Interval>) -> String {
        let half = ci.map(|[low, high]| (high - low) / 2.0);
        let mean = self.speaker.number(mean, 1);
        half.map_or(mean.clone(), |half| format!("{mean} ± {}", self.speaker.number(half, 1)))
    }

    fn share_around(&self, share: f64, [low, high]: Interval) -> String {
        format!("{} ± {}", self.speaker.percent(share), self.speaker.number((high - low) * 50.0, 1))
    }

    fn options(&self) -> Markup {
        let about = say!(WORDS, "about-options", bot: self.bot());
        let head = [say!(WORDS, "col-option"), say!(WORDS, "col-value"), say!(WORDS, "col-changes")]
            .map(|phrase| self.t(phrase));
        let body = html! {
            div.wide {
                table {
                    thead { tr { @for name in &head { th.text scope="col" { (name) } } } }
                    tbody {
                        @for one in &self.study.options {
                            tr {
                                th scope="row" { (one.name) }
                                td.text { (one.usual) " → " (one.other) }
                                td.text { (self.change(one)) }
                            }
                        }
                    }
                }
            }
        };
        self.section("options", say!(WORDS, "section-options"), Some(about), body)
    }

    fn change(&self, one: &OptionFigures) -> String {
        let Some(report) = &one.change else { return one.refused.clone().unwrap_or_default() };
        if report.other_ways == 0 {
            return self.t(say!(WORDS, "no-effect"));
        }
        let named = report.differences.iter().filter(|difference| difference.clear).take(NAMED_CHANGES);
        let named: Vec<String> = named
            .map(|difference| {
                let figure = if difference.is_share {
                    self.speaker.points(difference.difference)
                } else {
                    let number = self.speaker.number(difference.difference, 1);
                    if difference.difference > 0.0 { format!("+{number}") } else { number }
                };
                format!("{} {figure}", self.speaker.measure(&difference.what))
            })
            .collect();
        if named.is_empty() { self.t(say!(WORDS, "nothing-clear")) } else { named.join("; ") }
    }

    fn against(&self, report: &CompareReport) -> Markup {
        let head = [
            self.t(say!(WORDS, "col-figure")),
            format!("{} ({})", self.t(say!(WORDS, "col-a")), report.a.edition.id),
            format!("{} ({})", self.t(say!(WORDS, "col-b")), report.b.edition.id),
            self.t(say!(WORDS, "col-changes")),
            self.t(say!(WORDS, "col-interval")),
        ];
        let rows = report.differences.iter().map(|one| {
            let figure = |value: f64| {
                if one.is_share { self.speaker.percent(value) } else { self.speaker.number(value, 1) }
            };
            let change = if one.is_share {
                self.speaker.points(one.difference)
            } else {
                self.speaker.number(one.difference, 2)
            };
            let ci = if one.is_share {
                self.speaker.point_range(one.ci)
            } else {
                self.speaker.number_range(one.ci, 2)
            };
            vec![self.speaker.measure(&one.what), figure(one.a), figure(one.b), change, ci]
        });
        let about = say!(WORDS, "about-against");
        let body = html! {
            @if report.other_ways == 0 { p { (self.t(say!(WORDS, "no-effect"))) } } @else { (table(&head, rows)) }
        };
        self.section("against", say!(WORDS, "section-against"), Some(about), body)
    }

    fn limits(&self) -> Markup {
        let mut limits = vec![
            say!(WORDS, "limit-bots"),
            say!(WORDS, "limit-greedy", bot: self.bot()),
            say!(WORDS, "limit-company"),
            say!(WORDS, "limit-many"),
            say!(WORDS, "limit-estimate"),
            say!(WORDS, "limit-fun"),
        ];
        if self.study.is_endless {
            limits.push(say!(WORDS, "limit-endless"));
        }
        if self.study.is_too_long_to_think {
            limits.push(say!(WORDS, "limit-too-long"));
        }
        let body = html! { ul { @for limit in limits { li { (self.t(limit)) } } } };
        self.section("limits", say!(WORDS, "section-limits"), None, body)
    }

    fn source(&self) -> Markup {
        let from = &self.study.provenance;
        let options: Vec<String> =
            from.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let bots: Vec<String> = from
            .bots
            .iter()
            .map(|used| match used.iterations {
                Some(iterations) => format!("{} ({iterations})", used.bot),
                None => used.bot.to_string(),
            })
            .collect();
        let body = html! {
            dl {
                dt { (self.t(say!(WORDS, "edition"))) }
                dd { (from.edition.id) " · " (from.edition.hash) @if let Some(file) = &from.edition.file { " · " (file) } }
                @if !options.is_empty() {
                    dt { (self.t(say!(WORDS, "options-changed"))) } dd { (options.join(", ")) }
                }
                dt { (self.t(say!(WORDS, "bots"))) } dd { (bots.join(", ")) }
                dt { (self.t(say!(WORDS, "program"))) } dd { (from.program) " · " (from.game) " " (from.rules) }
                dt { (self.t(say!(WORDS, "seed"))) } dd { (from.seed) }
            }
            @if let Some(command) = &from.command {
                p.soft { (self.t(say!(WORDS, "again"))) }
                p { code { (command) } }
            }
        };
        self.section("source", say!(WORDS, "section-source"), None, body)
    }
}
