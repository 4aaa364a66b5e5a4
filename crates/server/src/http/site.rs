//! The files of the browser client.

use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use client::File;
use protocol::Code;
use sha2::{Digest, Sha256};

use super::problem::Failure;
use crate::WORDS;
use tabletop::say;

/// The page that finds out by itself what its address means.
const INDEX: &str = "index.html";
/// Below it names change with contents, so that what a browser has is never old.
const HASHED: &str = "assets/";
const FOR_EVER: &str = "public, max-age=31536000, immutable";
/// A browser may keep it, and asks each time whether it is still good.
const ASK_AGAIN: &str = "no-cache";

/// The files with what tells their contents apart.
#[derive(Debug)]
pub(super) struct Site(Vec<(&'static File, HeaderValue)>);

impl Site {
    pub(super) fn new(files: &'static [File]) -> Self {
        let tag = |file: &File| {
            let hash = Sha256::digest(file.bytes);
            let start = hash.first_chunk().copied().map_or(0, u64::from_be_bytes);
            HeaderValue::from_str(&format!("W/\"{start:016x}\""))
                .expect("hexadecimal digits are fine in a header")
        };
        Site(files.iter().map(|file| (file, tag(file))).collect())
    }

    fn find(&self, path: &str) -> Option<&(&'static File, HeaderValue)> {
        self.0.iter().find(|(file, _)| file.path == path)
    }

    /// The file at this path. Every other address is one of the client's own pages, unless it belongs to the interface
    /// for programs or names a file that an older client was made of.
    pub(super) fn answer(&self, method: &Method, path: &str, headers: &HeaderMap) -> Response {
        let below = path.trim_start_matches('/');
        let page = !matches!(below.split('/').next(), Some("api" | "assets"));
        let found = self.find(below).or_else(|| self.find(INDEX).filter(|_| page));
        let Some((file, tag)) = found.filter(|_| *method == Method::GET || *method == Method::HEAD) else {
            return Failure::of(Code::NotFound, say!(WORDS, "nothing-here")).into_response();
        };
        let kept = if file.path.starts_with(HASHED) { FOR_EVER } else { ASK_AGAIN };
        let always = [
            (CACHE_CONTROL, HeaderValue::from_static(kept)),
            (VARY, HeaderValue::from_static("accept-encoding")),
            (ETAG, tag.clone()),
        ];
        if headers.get(IF_NONE_MATCH) == Some(tag) {
            return (StatusCode::NOT_MODIFIED, always).into_response();
        }
        let kind = [(CONTENT_TYPE, HeaderValue::from_static(kind(file.path)))];
        match file.gzip.filter(|_| takes_gzip(headers)) {
            Some(gzip) => (always, kind, GZIP, gzip).into_response(),
            None => (always, kind, file.bytes).into_response(),
        }
    }
}

const GZIP: [(HeaderName, HeaderValue); 1] = [(CONTENT_ENCODING, HeaderValue::from_static("gzip"))];

fn takes_gzip(headers: &HeaderMap) -> bool {
    let values = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut offers = values.flat_map(|value| value.split(','));
    offers.any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        name.trim() == "gzip" && !matches!(weight.trim(), "q=0" | "q=0.0")
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
