//! The description of the API, completed by what holds for all of it: who may ask, and how it is said that something was not
//! done.

use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

/// What is said when something was not done, by status.
const PROBLEMS: [(&str, &str); 9] = [
    ("400", "The request makes no sense; the code says why."),
    ("401", "Nobody knows who asks: the request names no player."),
    ("403", "This is for somebody else to do."),
    ("404", "There is no such table, seat, game, bot or page."),
    ("409", "Not now: the table is not in a state for it."),
    ("413", "The body is too large."),
    ("429", "Too much was asked for; `Retry-After` says when to try again."),
    ("500", "A fault of the server. It has been noted."),
    ("503", "It could not be stored, or the server is about to stop. Try again."),
];
/// What needs no player, by the beginning of its path, and how.
const FOR_ANYBODY: [(&str, &str); 5] = [
    ("/api/games", "get"),
    ("/api/bots", "get"),
    ("/api/session", "post"),
    ("/api/players", "post"),
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
    let paths = all["paths"].as_object_mut().expect("there are paths");
    for (path, methods) in paths {
        for (method, operation) in methods.as_object_mut().expect("a path has methods") {
            operation["security"] = who_may(path, method);
            answers(&mut operation["responses"]);
        }
    }
    all.to_string()
}

/// Where a player is not needed, saying who asks may still show more.
fn who_may(path: &str, method: &str) -> Value {
    let anybody = FOR_ANYBODY.iter().any(|(begin, how)| path.starts_with(begin) && method == *how);
    let looks = method == "get" && !path.starts_with("/api/me");
    let players = [json!({ "bearer": [] }), json!({ "cookie": [] })];
    if anybody || looks { json!([{}, players[0], players[1]]) } else { json!(players) }
}

fn answers(responses: &mut Value) {
    let responses = responses.as_object_mut().expect("an operation has responses");
    let problem =
        json!({ "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } } });
    responses.remove("default");
    for (status, response) in responses.iter_mut() {
        if response["description"].as_str().is_none_or(str::is_empty) {
            response["description"] =
                if status == "201" { json!("It was made.") } else { json!("It was done.") };
        }
    }
    for (status, description) in PROBLEMS {
        responses.insert(status.to_string(), json!({ "description": description, "content": problem }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_answer_is_described_and_problems_have_their_own_kind() {
        let (_, description) = super::super::api();
        let text = complete(&description, "dozen-1313");
        let all: Value = serde_json::from_str(&text).unwrap();
        let mut operations = 0;
        for (path, methods) in all["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                operations += 1;
                for (status, response) in operation["responses"].as_object().unwrap() {
                    assert!(
                        response["description"].as_str().is_some_and(|text| !text.is_empty()),
                        "{method} {path} {status}"
                    );
                    let is_problem = response["content"].get("application/problem+json").is_some();
                    assert_eq!(is_problem, status.as_str() >= "400", "{method} {path} {status}");
                }
                assert!(operation["security"].is_array(), "{method} {path}");
            }
        }
        assert!(operations > 30, "{operations}");
        let open = &all["paths"]["/api/games"]["get"]["security"];
        assert_eq!(open[0], json!({}));
        assert_eq!(all["paths"]["/api/tables/{table}/sit"]["post"]["security"].as_array().unwrap().len(), 2);
    }
}
