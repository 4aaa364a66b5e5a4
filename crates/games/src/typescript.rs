//! The views, boxes, events and offers of the games for the browser, as `web/src/games/<id>/types.ts` has them.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tabletop::{Game, OptionKind, OptionSpec, Parts, PartsOf};
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all they name, by name: the order in which they are met is not always the same.
struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    texts: BTreeMap<String, String>,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            let docs = T::docs().map_or_else(String::new, |docs| format!("{}\n", docs.trim_end()));
            let text = format!("\n{docs}export {}\n", T::decl(&self.config));
            let twin = self.texts.insert(name.clone(), text);
            assert!(twin.is_none() && !OWN.contains(&name.as_str()), "two types are called {name}");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// What the module declares or imports besides.
const OWN: [&str; 3] = ["Box", "EditionInfo", "Options"];

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// What each option of the game may be.
fn options(specs: &[OptionSpec]) -> String {
    let line = |spec: &OptionSpec| {
        let kind = match spec.kind {
            OptionKind::Bool => "boolean".to_string(),
            OptionKind::Int { .. } => "number".to_string(),
            OptionKind::Choice(words) => {
                words.iter().map(|w| format!("{w:?}")).collect::<Vec<_>>().join(" | ")
            }
        };
        format!("/**\n * {}\n */\n{}: {kind}, ", spec.help, spec.name)
    };
    format!("export type Options = {{ {}}};", specs.iter().map(line).collect::<String>())
}

/// A type that has a form in TypeScript.
pub(crate) trait Shape: TS + 'static {}

impl<T: TS + 'static> Shape for T {}

/// The module of one game. `View`, `Box`, `Event` and `Offer` in it are the shapes of its view, of its components, of what
/// happens and of what is offered.
fn module<G: Game, View: Shape, Box: Shape, Event: Shape, Offer: Shape>() -> String {
    let config = Config::new().with_large_int("number");
    let mut types = Declarations { config, seen: BTreeSet::new(), texts: BTreeMap::new() };
    types.add::<View>();
    types.add::<Box>();
    types.add::<Event>();
    types.add::<Offer>();
    format!(
        "// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh\n\n\
         import type {{ EditionInfo }} from \"../../lib/protocol\";\n\n\
         /**\n * What is in the box at one table: `GET /api/tables/ID/box`.\n */\n\
         export type Box = {{ game: \"{}\", seats: number, edition: EditionInfo, options: Options, parts: Parts, }};\n\n\
         /**\n * Every option with its value at this table.\n */\n{}\n{}",
        G::META.id,
        options(PartsOf::<G>::OPTIONS),
        types.texts.into_values().collect::<String>()
    )
}

/// Fails unless the module of a game is as it is kept.
pub(crate) fn check<G: Game, View: Shape, Box: Shape, Event: Shape, Offer: Shape>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(G::META.id);
    let command = "cargo test -p games --lib fresh";
    testkit::check_generated(&folder.join("types.ts"), &module::<G, View, Box, Event, Offer>(), command);
}
