//! Long frames are compressed for clients that ask for it.

use std::io::Write;

use axum::extract::ws::{Message, Utf8Bytes};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Shorter frames are sent as they are: most are, and they fit into a few packets anyway.
const LONG: usize = 32 * 1024;

/// A frame as it is sent: text, or the gzip of it as a binary message.
pub(crate) fn packed(frame: Utf8Bytes, gzip: bool) -> Message {
    if !gzip || frame.len() < LONG {
        return Message::Text(frame);
    }
    let mut packer = GzEncoder::new(Vec::with_capacity(LONG), Compression::fast());
    let bytes = packer.write_all(frame.as_bytes()).and_then(|()| packer.finish());
    Message::Binary(bytes.expect("memory can be written to").into())
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;

    use super::*;

    #[test]
    fn a_long_frame_is_packed_for_those_who_can_unpack_it() {
        let long: Utf8Bytes = "nach Feld 4.11 ziehen; ".repeat(LONG).into();
        let Message::Binary(bytes) = packed(long.clone(), true) else { panic!("it is not packed") };
        assert!(bytes.len() < long.len() / 10);
        let mut unpacked = String::new();
        GzDecoder::new(&*bytes).read_to_string(&mut unpacked).unwrap();
        assert_eq!(unpacked, long.as_str());
        let short = Utf8Bytes::from_static("{}");
        assert_eq!(
            [packed(long.clone(), false), packed(short.clone(), true)],
            [long, short].map(Message::Text)
        );
    }
}
