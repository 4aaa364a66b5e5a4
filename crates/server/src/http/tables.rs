//! Tables: made, found, joined, started, left.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, VARY};
use axum::response::{IntoResponse, Response};
use catalog::{Bot, GAMES};
use protocol::{
    BotInfo, Code, Commit, Created, Done, GameInfo, Hints, LessonInfo, LinkMade, OptionInfo, OptionRange,
    OptionWord, Problem, RecordFormat, Reveal, RulesPage, RulesQuery, SeatBot, SeatChoice, TableBox,
    TableConfig, TableLine, TableState,
};
use serde::Deserialize;
use tabletop::{OptionKind, Record, Seat, Speech, say};
use utoipa::IntoParams;

use super::App;
use super::auth::{Known, Maybe};
use super::language::Spoken;
use super::problem::{Body, Failure, Named, Params};
use super::rates::From;
use super::records;
use crate::WORDS;
use crate::core::{
    Command, PlayerId, Refusal, Secret, SecretHash, TableId, checked, edition_info, rules_page,
};
use crate::kept::Use;
use crate::limits::Origin;
use crate::table::Request;

/// How many tables a list has at most.
const LISTED: usize = 200;

/// How long a browser may keep a box, which changes at most with a new version of the program.
const BOX_KEPT: &str = "private, max-age=3600";

/// A seat number from outside.
pub(super) fn seat(number: u8) -> Result<Seat, Failure> {
    let unknown =
        || Refusal::new(Code::NotFound, say!(WORDS, "no-seat-number", seat: number)).of_field("seat");
    Ok(Seat::from_number(number.into()).ok_or_else(unknown)?)
}

/// A seat number in an address.
fn seat_in_path(number: &str) -> Result<Seat, Failure> {
    let unknown = |_| Failure::of(Code::NotFound, say!(WORDS, "seat-no-number", text: number.to_string()));
    seat(number.parse().map_err(unknown)?)
}

/// A secret from outside.
fn secret(text: &str, field: &'static str) -> Result<Secret, Failure> {
    Ok(text
        .parse()
        .map_err(|_: &str| Refusal::new(Code::BadRequest, say!(WORDS, "bad-secret")).of_field(field))?)
}

/// The games there are.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = [GameInfo])))]
pub(super) async fn games(Spoken(language): Spoken) -> Json<Vec<GameInfo>> {
    let info = |game: &&dyn catalog::AnyGame| {
        let (meta, editions) = (game.meta(), game.editions(language));
        let option = |spec: &tabletop::OptionSpec| {
            let default = editions.first()?.defaults.get(spec.name)?.clone();
            let word = |value: &&str| OptionWord {
                value: value.to_string(),
                label: game.translate(language, value).replace('_', " "),
            };
            let kind = match spec.kind {
                OptionKind::Bool => OptionRange::Switch,
                OptionKind::Int { min, max } => OptionRange::Number { min, max },
                OptionKind::Choice(words) => OptionRange::Word { words: words.iter().map(word).collect() },
            };
            Some(OptionInfo {
                name: spec.name.into(),
                kind,
                help: game.translate(language, spec.help).into_owned(),
                default,
                variant: game.variants().contains(&spec.name),
            })
        };
        let speech = Speech { language, ..Speech::default() };
        let lesson = |lesson: &catalog::Lesson| LessonInfo {
            id: lesson.id.into(),
            title: lesson.title().say(&speech),
            about: lesson.about().say(&speech),
            guided: lesson.is_guided,
            minutes: lesson.minutes,
            seats: lesson.seats.get() as u8,
            seat: lesson.seat.number() as u8,
        };
        GameInfo {
            id: meta.id.into(),
            title: meta.title.into(),
            tagline: game.translate(language, meta.tagline).into_owned(),
            seats_min: meta.seats_min as u8,
            seats_max: meta.seats_max as u8,
            minutes: meta.minutes as u32,
            options: game.options().iter().filter_map(option).collect(),
            editions: editions.into_iter().map(edition_info).collect(),
            lessons: catalog::lessons(meta.id).map(lesson).collect(),
        }
    };
    Json(GAMES.iter().map(info).collect())
}

/// The rules of a game for people, filled in for a table that is set up like this.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games", params(("game" = String, Path), RulesQuery),
    responses((status = 200, body = RulesPage), (status = "default", body = Problem)))]
pub(super) async fn rules(
    State(app): State<App>,
    From(origin): From,
    Path(game): Path<String>,
    Params(RulesQuery { seats, edition, options }): Params<RulesQuery>,
    Spoken(language): Spoken,
) -> Result<impl IntoResponse, Failure> {
    let options = options.as_deref().map_or(Ok(BTreeMap::new()), serde_json::from_str);
    let unreadable = |_| Refusal::new(Code::BadRequest, say!(WORDS, "bad-options")).of_field("options");
    let options = options.map_err(unreadable)?;
    let config = checked(TableConfig { game, seats, edition, options, ..TableConfig::default() })?;
    let wrong = |e: catalog::CatalogError| Refusal::new(Code::BadConfig, e.phrase());
    // Its examples are played, and what is played with stays in memory.
    app.hub.kept().has_room(origin, &config, Use::Reading)?;
    let rules = rules_page(&config, language);
    app.hub.kept().note(origin, &config, Use::Reading, rules.is_ok());
    Ok(([(CACHE_CONTROL, BOX_KEPT), (VARY, "accept-language")], Json(rules.map_err(wrong)?)))
}

/// The rules of a table for people: of its edition and with its house rules.
#[utoipa::path(get, path = "/api/tables/{table}/rules", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = RulesPage), (status = "default", body = Problem)))]
pub(super) async fn table_rules(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
    Spoken(language): Spoken,
) -> Result<impl IntoResponse, Failure> {
    let player = player.map(|player| player.id);
    let rules = app.hub.ask(table, |reply| Request::Rules(player, language, reply)).await?;
    Ok(([(CACHE_CONTROL, BOX_KEPT), (VARY, "accept-language")], Json(rules)))
}

/// The bots there are, weakest first.
#[utoipa::path(get, path = "/api/bots", tag = "games", responses((status = 200, body = [BotInfo])))]
pub(super) async fn bots(Spoken(language): Spoken) -> Json<Vec<BotInfo>> {
    let speech = Speech { language, ..Speech::default() };
    let info = |bot: Bot| BotInfo {
        name: bot.name().into(),
        about: bot.about().say(&speech),
        level: Bot::LEVELS.contains(&bot),
    };
    Json(Bot::ALL.into_iter().map(info).collect())
}

/// Public tables that wait for people or are being played.
#[utoipa::path(get, path = "/api/tables", tag = "tables",
    responses((status = 200, body = [TableLine]), (status = "default", body = Problem)))]
pub(super) async fn list(State(app): State<App>) -> Result<Json<Vec<TableLine>>, Failure> {
    Ok(Json(app.hub.listed(LISTED).await?))
}

/// Make a table. Sitting down at it is a request of its own.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = TableConfig,
    responses((status = 201, body = Created), (status = "default", body = Problem)))]
pub(super) async fn create(
    State(app): State<App>,
    From(origin): From,
    Known(player): Known,
    Body(config): Body<TableConfig>,
) -> Result<(StatusCode, Json<Created>), Failure> {
    app.rates.may_make_a_table(origin)?;
    let table = app.hub.create((player.id, origin), config, Vec::new(), None).await?;
    Ok((StatusCode::CREATED, Json(Created { id: table.to_string() })))
}

/// Whether a table could be made like this. None is made.
#[utoipa::path(post, path = "/api/tables/check", tag = "tables", request_body = TableConfig,
    responses((status = 204), (status = "default", body = Problem)))]
pub(super) async fn check(Body(config): Body<TableConfig>) -> Result<StatusCode, Failure> {
    checked(config)?;
    Ok(StatusCode::NO_CONTENT)
}

/// A table as it is now, and who you are there.
#[utoipa::path(get, path = "/api/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableState), (status = "default", body = Problem)))]
pub(super) async fn show(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
) -> Result<Json<TableState>, Failure> {
    let player = player.map(|player| player.id);
    Ok(Json(app.hub.ask(table, |reply| Request::Info(player, reply)).await?))
}

/// What is in the box: the components, numbers and options of the table, for whoever draws them.
#[utoipa::path(get, path = "/api/tables/{table}/box", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = TableBox), (status = "default", body = Problem)))]
pub(super) async fn contents(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
    Spoken(language): Spoken,
) -> Result<impl IntoResponse, Failure> {
    let player = player.map(|player| player.id);
    let contents = app.hub.ask(table, |reply| Request::Contents(player, language, reply)).await?;
    Ok(([(CACHE_CONTROL, BOX_KEPT), (VARY, "accept-language")], Json(contents)))
}

/// Has a table do what a player wishes, and answers when it is durable.
async fn done(
    app: &App,
    table: TableId,
    who: (PlayerId, Origin),
    command: Command,
) -> Result<Json<Done>, Failure> {
    Ok(Json(Done { event: app.hub.wished(table, who, None, command).await? }))
}

/// Sit down.
#[utoipa::path(post, path = "/api/tables/{table}/sit", tag = "tables", params(("table" = String, Path)),
    request_body = SeatChoice, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn sit(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Body(choice): Body<SeatChoice>,
) -> Result<Json<Done>, Failure> {
    let seat = choice.seat.map(seat).transpose()?;
    done(&app, table, (player.id, origin), Command::Sit { player: player.id, name: player.name, seat }).await
}

/// Leave your seat: before the start it becomes free, afterwards a bot may take it until you come back.
#[utoipa::path(post, path = "/api/tables/{table}/leave", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn leave(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::Leave { player: player.id }).await
}

/// Put a bot on an empty seat; for the host.
#[utoipa::path(post, path = "/api/tables/{table}/bots", tag = "tables", params(("table" = String, Path)),
    request_body = SeatBot, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn seat_bot(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Body(choice): Body<SeatBot>,
) -> Result<Json<Done>, Failure> {
    let command = Command::SeatBot { player: player.id, seat: seat(choice.seat)?, bot: choice.bot };
    done(&app, table, (player.id, origin), command).await
}

/// Take a bot off its seat; for the host.
#[utoipa::path(delete, path = "/api/tables/{table}/bots/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path, minimum = 1, maximum = 6)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn remove_bot(
    State(app): State<App>,
    Named(table): Named,
    Path((_, number)): Path<(String, String)>,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(
        &app,
        table,
        (player.id, origin),
        Command::RemoveBot { player: player.id, seat: seat_in_path(&number)? },
    )
    .await
}

/// Add an empty seat; for the host, before the start, as far as the game goes.
#[utoipa::path(post, path = "/api/tables/{table}/seats", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn add_seat(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::AddSeat { player: player.id }).await
}

/// Take an empty seat away; for the host, before the start, as far as the game goes. Those behind it move up.
#[utoipa::path(delete, path = "/api/tables/{table}/seats/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn remove_seat(
    State(app): State<App>,
    Named(table): Named,
    Path((_, number)): Path<(String, String)>,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(
        &app,
        table,
        (player.id, origin),
        Command::RemoveSeat { player: player.id, seat: seat_in_path(&number)? },
    )
    .await
}

/// Remove somebody from their seat: the host does it before the start; in a game under way it is proposed, and everybody
/// else who plays must agree.
#[utoipa::path(delete, path = "/api/tables/{table}/people/{seat}", tag = "tables",
    params(("table" = String, Path), ("seat" = u8, Path, minimum = 1, maximum = 6)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn remove_person(
    State(app): State<App>,
    Named(table): Named,
    Path((_, number)): Path<(String, String)>,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(
        &app,
        table,
        (player.id, origin),
        Command::Remove { player: player.id, seat: seat_in_path(&number)? },
    )
    .await
}

/// End the table at any time; for the host, who needs no seat for it.
#[utoipa::path(post, path = "/api/tables/{table}/close", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn close(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::Close { player: player.id }).await
}

/// Commit to a random number for the deal, before the start.
#[utoipa::path(post, path = "/api/tables/{table}/commit", tag = "deals", params(("table" = String, Path)),
    request_body = Commit, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn commit(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Body(given): Body<Commit>,
) -> Result<Json<Done>, Failure> {
    let hash = SecretHash(secret(&given.hash, "hash")?.bytes());
    done(&app, table, (player.id, origin), Command::Commit { player: player.id, hash }).await
}

/// Reveal the number your seat committed to, when the game is about to begin. Look at the others' commitments first.
#[utoipa::path(post, path = "/api/tables/{table}/reveal", tag = "deals", params(("table" = String, Path)),
    request_body = Reveal, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn reveal(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Body(given): Body<Reveal>,
) -> Result<Json<Done>, Failure> {
    let bytes = secret(&given.bytes, "bytes")?;
    done(&app, table, (player.id, origin), Command::Reveal { player: player.id, bytes }).await
}

/// Start the game; for the host, once every seat is taken.
#[utoipa::path(post, path = "/api/tables/{table}/start", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn start(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::Start { player: player.id }).await
}

/// Close a table that has not begun (for the host), or propose to end the game.
#[utoipa::path(post, path = "/api/tables/{table}/abandon", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn abandon(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::Abandon { player: player.id, id: None }).await
}

/// Play again at a new table, where the second seat has become the first. Everybody who asks gets the same one.
#[utoipa::path(post, path = "/api/tables/{table}/rematch", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Created), (status = "default", body = Problem)))]
pub(super) async fn rematch(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Created>, Failure> {
    app.rates.may_make_a_table(origin)?;
    let made = app.hub.rematch(table, (player.id, origin)).await?;
    Ok(Json(Created { id: made.to_string() }))
}

/// Make a link that opens your seat on another device. An earlier one stops working.
#[utoipa::path(post, path = "/api/tables/{table}/link", tag = "tables", params(("table" = String, Path)),
    responses((status = 201, body = LinkMade), (status = "default", body = Problem)))]
pub(super) async fn make_link(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<(StatusCode, Json<LinkMade>), Failure> {
    let secret = app.hub.secret();
    let command = Command::MakeLink { player: player.id, hash: secret.hash() };
    app.hub.wished(table, (player.id, origin), None, command).await?;
    Ok((StatusCode::CREATED, Json(LinkMade { secret: secret.reveal() })))
}

/// Make your seat's link worthless, and shut out who came by it.
#[utoipa::path(delete, path = "/api/tables/{table}/link", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn revoke_link(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
) -> Result<Json<Done>, Failure> {
    done(&app, table, (player.id, origin), Command::RevokeLink { player: player.id }).await
}

/// Open a seat with its link.
#[utoipa::path(post, path = "/api/tables/{table}/open", tag = "tables", params(("table" = String, Path)),
    request_body = LinkMade, responses((status = 200, body = Done), (status = "default", body = Problem)))]
pub(super) async fn open_link(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Body(link): Body<LinkMade>,
) -> Result<Json<Done>, Failure> {
    let hash = secret(&link.secret, "secret")?.hash();
    done(&app, table, (player.id, origin), Command::OpenLink { player: player.id, hash }).await
}

/// How a record is written.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct RecordForm {
    /// `text`, which is the default, or `json`.
    #[serde(default)]
    #[param(inline)]
    format: RecordFormat,
}

/// The record of the game as you may have it: complete once the game is over, until then without what you may not know.
#[utoipa::path(get, path = "/api/tables/{table}/record", tag = "tables",
    params(("table" = String, Path), RecordForm),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = Problem)))]
pub(super) async fn record(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
    Params(form): Params<RecordForm>,
) -> Result<Response, Failure> {
    let player = player.map(|player| player.id);
    let turn = app.rates.may_have_a_record().await?;
    let record = app.hub.ask(table, |reply| Request::Record(player, reply)).await?;
    Ok(records::given(record, form.format, turn))
}

/// A record in the form that was asked for.
pub(super) fn written(record: &Record, format: RecordFormat) -> Response {
    match format {
        RecordFormat::Text => record.to_string().into_response(),
        RecordFormat::Json => ([(CONTENT_TYPE, "application/json")], record.to_json()).into_response(),
    }
}

/// The edition file the table was made with; not found where a built-in edition is played.
#[utoipa::path(get, path = "/api/tables/{table}/edition", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = "default", body = Problem)))]
pub(super) async fn edition(
    State(app): State<App>,
    Named(table): Named,
    Maybe(player): Maybe,
) -> Result<String, Failure> {
    let player = player.map(|player| player.id);
    Ok(app.hub.ask(table, |reply| Request::Edition(player, reply)).await?)
}

/// What a strong player thinks of what you may choose now, from what your seat knows.
#[utoipa::path(post, path = "/api/tables/{table}/hint", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Hints), (status = "default", body = Problem)))]
pub(super) async fn hint(
    State(app): State<App>,
    Named(table): Named,
    From(origin): From,
    Known(player): Known,
    Spoken(language): Spoken,
) -> Result<Json<Hints>, Failure> {
    app.rates.may_ask_for_a_hint(origin, player.id)?;
    Ok(Json(app.hub.ask(table, |reply| Request::Hint(player.id, language, reply)).await?))
}
