//! The description of the API, completed by what holds for all of it: who may ask, and how it is said that something was not
//! done.

use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

/// What is said when something was not done, by status.
const PROBLEMS: [(&str, &str); 8] = [
    ("400", "The request makes no sense, or its body is too large; the code says why."),
    ("401", "Nobody knows who asks: the request names no player."),
    ("403", "This is for somebody else to do."),
    ("404", "There is no such table, seat, game, bot or page."),
    ("409", "Not now: the table is not in a state for it."),
    ("429", "Too much was asked for; `Retry-After` says when to try again."),
    ("500", "A fault of the server. It has been noted."),
    ("503", "It could not be stored, or the server is about to stop. Try again."),
];
/// What needs no player, by the beginning of its path, and how.
const FOR_ANYBODY: [(&str, &str); 6] = [
    ("/api/games", "get"),
    ("/api/bots", "get"),
    ("/api/session", "post"),
    ("/api/players", "post"),
    ("/api/tables/check", "post"),
    ("/api/replay", "post"),
];

/// The description as JSON.
pub(super) fn complete(description: &OpenApi, cookie: &str) -> String {
    let mut all = serde_json::to_value(description).expect("the description is plain values");
    all["info"]["version"] = json!(env!("CARGO_PKG_VERSION"));
    all["components"]["securitySchemes"] = json!({
        "bearer": { "type": "http", "scheme": "bearer", "description": "The `secret` of a player." },
        "cookie": { "type": "apiKey", "in": "cookie", "name": cookie, "description": "What `POST /api/session` sets." },
    });
    say_unsigned(&mut all);
    let paths = all["paths"].as_object_mut().expect("there are paths");
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().expect("a path has methods") {
            operation["security"] = who_may(path, method);
            answers(operation);
        }
    }
    all.to_string()
}

/// Numbers that begin at 0 go as far as unsigned ones do, where nothing else is said.
fn say_unsigned(value: &mut Value) {
    let unsigned = match value["format"].as_str() {
        Some("int32") => Some(("uint32", u64::from(u32::MAX))),
        Some("int64") => Some(("uint64", u64::MAX)),
        _ => None,
    };
    if let Some((format, most)) = unsigned.filter(|_| value["minimum"] == json!(0)) {
        value["format"] = json!(format);
        if value.get("maximum").is_none() {
            value["maximum"] = json!(most);
        }
    }
    match value {
        Value::Object(parts) => parts.values_mut().for_each(say_unsigned),
        Value::Array(parts) => parts.iter_mut().for_each(say_unsigned),
        _ => {}
    }
}

/// Where a player is not needed, saying who asks may still show more.
fn who_may(path: &str, method: &str) -> Value {
    let anybody = FOR_ANYBODY.iter().any(|(begin, how)| path.starts_with(begin) && method == *how);
    let looks = method == "get" && !path.starts_with("/api/me");
    let players = [json!({ "bearer": [] }), json!({ "cookie": [] })];
    if anybody || looks { json!([{}, players[0], players[1]]) } else { json!(players) }
}

/// Says of every answer what it means. A status that this request cannot get is left out.
fn answers(operation: &mut Value) {
    let needs_a_player = operation["security"][0] != json!({});
    let responses = operation["responses"].as_object_mut().expect("an operation has responses");
    responses.remove("default");
    for (status, response) in responses.iter_mut() {
        if response["description"].as_str().is_none_or(str::is_empty) {
            response["description"] =
                if status == "201" { json!("It was made.") } else { json!("It was done.") };
        }
    }
    for (status, description) in PROBLEMS {
        let mut problem = json!({
            "description": description,
            "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } },
        });
        match status {
            "401" if !needs_a_player => continue,
            "429" | "503" => problem["headers"] = json!({ "Retry-After": retry_after() }),
            _ => {}
        }
        responses.insert(status.to_string(), problem);
    }
}

fn retry_after() -> Value {
    json!({ "description": "Seconds to wait.", "schema": { "type": "integer", "minimum": 1 } })
}

#[cfg(test)]
mod tests {
    use tabletop::MAX_SEATS;

    use super::*;

    fn described() -> Value {
        let (_, description) = super::super::api();
        serde_json::from_str(&complete(&description, "dozen-1313")).unwrap()
    }

    /// Every operation, with its path and method.
    fn operations(all: &Value) -> Vec<(&String, &String, &Value)> {
        let mut operations = Vec::new();
        for (path, methods) in all["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                operations.push((path, method, operation));
            }
        }
        operations
    }

    #[test]
    fn every_answer_is_described_and_problems_have_their_own_kind() {
        let all = described();
        let operations = operations(&all);
        assert!(operations.len() > 30, "{}", operations.len());
        for (path, method, operation) in operations {
            for (status, response) in operation["responses"].as_object().unwrap() {
                let told = format!("{method} {path} {status}");
                assert!(response["description"].as_str().is_some_and(|text| !text.is_empty()), "{told}");
                let is_problem = response["content"].get("application/problem+json").is_some();
                assert_eq!(is_problem, status.as_str() >= "400", "{told}");
            }
            let statuses = &operation["responses"];
            let needs_a_player = operation["security"].as_array().unwrap().len() == 2;
            assert_eq!(statuses.get("401").is_some(), needs_a_player, "{method} {path}");
        }
    }

    #[test]
    fn it_says_who_may_ask() {
        let all = described();
        let who_may = |path: &str, method: &str| all["paths"][path][method]["security"].clone();
        let players = json!([{ "bearer": [] }, { "cookie": [] }]);
        let anybody = json!([{}, { "bearer": [] }, { "cookie": [] }]);
        assert_eq!(who_may("/api/games", "get"), anybody);
        assert_eq!(who_may("/api/tables/check", "post"), anybody);
        assert_eq!(who_may("/api/tables", "post"), players);
        assert_eq!(who_may("/api/tables/{table}/sit", "post"), players);
        assert_eq!(who_may("/api/me", "get"), players);
        assert_eq!(all["components"]["securitySchemes"]["bearer"]["scheme"], "bearer");
        assert_eq!(all["components"]["securitySchemes"]["cookie"]["name"], "dozen-1313");
    }

    #[test]
    fn parameters_of_a_path_stand_in_it_and_nothing_else_does() {
        let all = described();
        for (path, method, operation) in operations(&all) {
            let parameters =
                operation.get("parameters").and_then(Value::as_array).cloned().unwrap_or_default();
            let named = |name: &Value| path.contains(&format!("{{{}}}", name.as_str().unwrap()));
            let in_path = parameters.iter().filter(|parameter| parameter["in"] == "path").count();
            assert_eq!(in_path, path.matches('{').count(), "{method} {path}");
            for parameter in parameters {
                assert_eq!(
                    parameter["in"] == "path",
                    named(&parameter["name"]),
                    "{method} {path} {parameter}"
                );
            }
        }
    }

    #[test]
    fn what_is_sent_says_how_far_its_values_go() {
        let all = described();
        let property =
            |schema: &str, name: &str| all["components"]["schemas"][schema]["properties"][name].clone();
        for (schema, name) in [("SeatChoice", "seat"), ("SeatBot", "seat"), ("TableConfig", "seats")] {
            let seat = property(schema, name);
            assert_eq!((&seat["minimum"], &seat["maximum"]), (&json!(1), &json!(MAX_SEATS)), "{schema}");
        }
        for (schema, name) in [("Commit", "hash"), ("Reveal", "bytes"), ("LinkMade", "secret")] {
            assert_eq!(property(schema, name)["pattern"], "^[0-9a-f]{64}$", "{schema}");
        }
        let (from, changed) = (property("RecordSent", "from"), property("TableLine", "changed"));
        assert_eq!((&from["format"], &from["maximum"]), (&json!("uint32"), &json!(u32::MAX)));
        assert_eq!((&changed["format"], &changed["maximum"]), (&json!("uint64"), &json!(u64::MAX)));
        assert_eq!(
            property("RecordSent", "perspective")["pattern"],
            format!("^([1-{MAX_SEATS}]|nobody|all)$")
        );
    }
}
