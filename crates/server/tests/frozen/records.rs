//! Records and edition files, without a server.

use tabletop::{Record, Turn};

use crate::data::{edition_of, editions, own_edition, records};

#[test]
fn every_edition_file_is_read_and_keeps_its_hash() {
    let files = editions();
    assert_eq!(files.len(), 12);
    for file in files {
        let card = file.game.load_edition(&file.text).unwrap_or_else(|e| panic!("{}: {e}", file.name));
        assert_eq!((card.id, card.hash), (file.id, file.hash), "{}", file.name);
    }
}

#[test]
fn every_edition_is_found_by_the_hash_it_had() {
    for file in editions() {
        let game = file.game.meta().id;
        let named = format!("[Game \"{game}\"]\n[EditionHash \"{}\"]\n[Seats \"2\"]\n", file.hash);
        let record = Record::parse(&named).unwrap();
        assert_eq!(edition_of(&record).id, file.id, "{}", file.name);
        let alone = file.game.replay(&record, None);
        assert_eq!(alone.is_ok(), file.built_in, "{}: only a built-in edition needs no file", file.name);
    }
}

#[test]
fn every_record_is_written_as_it_was_read() {
    let files = records();
    assert_eq!(files.len(), 134);
    for file in files {
        let record = file.record();
        let written = if file.is_json() { record.to_json() + "\n" } else { record.to_string() };
        assert_eq!(written, file.text, "{}", file.name);
    }
}

#[test]
fn text_and_json_say_the_same() {
    let files = records();
    let mut twins = 0;
    for text in files.iter().filter(|file| !file.is_json()) {
        let name = text.name.replace(".txt", ".json");
        let Some(json) = files.iter().find(|file| file.name == name) else { continue };
        assert_eq!(text.record().to_json() + "\n", json.text, "{name}");
        twins += 1;
    }
    assert_eq!(twins, 17 + 14 + 15, "at the terminal, of games that are over, of spectators");
}

#[test]
fn every_whole_record_is_played_again() {
    let mut played = 0;
    for file in records() {
        let record = file.record();
        if record.first_masked().is_some() {
            continue;
        }
        let game = catalog::find(&record.game).unwrap();
        let end = game.replay(&record, own_edition(&record).as_deref());
        let end = end.unwrap_or_else(|e| panic!("{}: {e}", file.name));
        end.validate().unwrap_or_else(|e| panic!("{}: {e}", file.name));
        let again = end.record(None);
        assert_eq!((again.steps, again.outcome), (record.steps, record.outcome), "{}", file.name);
        played += 1;
    }
    assert!(played > 80, "{played}");
}

#[test]
fn what_was_offered_is_offered_again() {
    let mut compared = 0;
    for file in records() {
        let record = file.record();
        let Some(legal) = &record.legal else { continue };
        let mut begin = record.clone();
        (begin.steps, begin.legal, begin.outcome) = (Vec::new(), None, None);
        let mut table = catalog::find(&record.game).unwrap().replay(&begin, None).unwrap();
        for (step, offered) in record.steps.iter().zip(legal) {
            let seat = step.split('.').next().unwrap().parse().ok();
            assert_eq!(seat.map(|seat| table.tokens(seat)), *offered, "{}: {step}", file.name);
            table.apply(step).unwrap();
            compared += 1;
        }
        assert_eq!(table.turn(), Turn::Over);
    }
    assert!(compared > 50, "{compared}");
}
