//! The views and boxes of the games for the browser, as `web/src/games/<id>/types.ts` has them.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;

use tabletop::{Game, OptionKind, OptionSpec, Parts};
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of some types and of all they name, each once.
struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    names: BTreeSet<String>,
    text: String,
}

impl Declarations {
    fn add<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        if T::output_path().is_some() {
            let name = T::ident(&self.config);
            assert!(self.names.insert(name.clone()), "two types are called {name}");
            let docs = T::docs().map_or_else(String::new, |docs| format!("{}\n", docs.trim_end()));
            writeln!(self.text, "\n{docs}export {}", T::decl(&self.config)).expect("a text can be written");
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

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

/// The module of one game. `View` and `Box` in it are the shapes of its view and of its components.
fn module<G: Game, View: TS + 'static, Box: TS + 'static>() -> String {
    let config = Config::new().with_large_int("number");
    let mut types =
        Declarations { config, seen: BTreeSet::new(), names: BTreeSet::new(), text: String::new() };
    types.names = ["Box", "EditionInfo", "Options"].map(String::from).into();
    types.add::<View>();
    types.add::<Box>();
    format!(
        "// Made from crates/games; do not edit. To make it anew: UPDATE_GENERATED=1 cargo test -p games --lib fresh\n\n\
         import type {{ EditionInfo }} from \"../../lib/protocol\";\n\n\
         /**\n * What is in the box at one table: `GET /api/tables/ID/box`.\n */\n\
         export type Box = {{ game: \"{}\", seats: number, edition: EditionInfo, options: Options, parts: Parts, }};\n\n\
         /**\n * Every option with its value at this table.\n */\n{}\n{}",
        G::META.id,
        options(G::Parts::OPTIONS),
        types.text
    )
}

/// Fails unless the module of a game is as it is kept.
pub(crate) fn check<G: Game, View: TS + 'static, Box: TS + 'static>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games").join(G::META.id);
    let command = "cargo test -p games --lib fresh";
    testkit::check_generated(&folder.join("types.ts"), &module::<G, View, Box>(), command);
}
