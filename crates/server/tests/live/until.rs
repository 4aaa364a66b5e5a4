//! Looking again and again, for what happens by itself and tells nobody.

use std::time::Duration;

use tokio::time::{sleep, timeout};

use crate::support::PATIENCE;

/// Waits until something is so.
pub(crate) async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !so().await {
            sleep(Duration::from_millis(2)).await;
        }
    };
    timeout(PATIENCE, wait).await.expect(what);
}
