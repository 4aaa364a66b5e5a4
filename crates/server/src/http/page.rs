//! The page of a server that was built without the browser client.

use axum::extract::State;
use axum::response::Html;

use super::App;
use super::problem::Failure;

/// How many tables the page lists.
const LISTED: usize = 50;

pub(super) async fn front(State(app): State<App>) -> Result<Html<String>, Failure> {
    let tables = app.hub.listed(LISTED).await?;
    let rows: Vec<String> = tables
        .iter()
        .map(|line| {
            let names: Vec<String> = line
                .names
                .iter()
                .map(|name| name.as_deref().map_or("a free seat".to_string(), escape))
                .collect();
            format!("<li><code>{}</code> {}: {}</li>", line.id, escape(&line.game), names.join(", "))
        })
        .collect();
    let list = if tables.is_empty() {
        "<p>No public tables.</p>".to_string()
    } else {
        format!("<ul>{}</ul>", rows.concat())
    };
    Ok(Html(format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Dozen</title><h1>Dozen</h1>\
         <p>The server is running. Programs play over <a href=\"/api/openapi.json\">its interface</a>.</p>\
         <h2>Tables</h2>{list}</html>"
    )))
}

/// Text that cannot be taken for markup.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_are_no_markup() {
        assert_eq!(super::escape("<b>\"&"), "&lt;b&gt;&quot;&amp;");
    }
}
