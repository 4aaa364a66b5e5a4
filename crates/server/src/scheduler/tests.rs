//! Jobs here say who they are when they get a slice, so that the order can be looked at.

use std::sync::mpsc::channel;

use super::*;

const A: &str = "192.0.2.1";
const B: &str = "192.0.2.2";

fn at(address: &str) -> Origin {
    Origin::from(address.parse::<std::net::IpAddr>().unwrap())
}

fn place(table: u8, host: i64, address: &str, attention: Attention, errand: Errand) -> Place {
    let standing = Arc::new(Standing::default());
    standing.set(attention, at(address));
    Place { table: TableId::new([table; 16]), host: PlayerId(host), standing, errand }
}

const QUICK: Errand = Errand::Bot(Duration::from_millis(250));
const LONG: Errand = Errand::Bot(Duration::from_millis(1_300));

/// Gives slices until nothing waits; who got them, and whether they were told to end.
fn served(queue: &mut Queue, named: Vec<(&'static str, Place, usize)>) -> Vec<(&'static str, Share)> {
    let log = Arc::new(Mutex::new(Vec::new()));
    for (name, place, slices) in named {
        let (log, mut left) = (Arc::clone(&log), slices);
        queue.push(
            place,
            Box::new(move |share| {
                log.lock().unwrap().push((name, share));
                left -= 1;
                left == 0
            }),
        );
    }
    while let Some(Pick { mut taken, share }) = queue.pick(Instant::now()) {
        taken.spent += SLICE;
        if (taken.job)(share) { queue.done(&taken) } else { queue.put_back(taken) }
    }
    let log = log.lock().unwrap();
    log.clone()
}

fn names(served: &[(&'static str, Share)]) -> String {
    served.iter().map(|(name, _)| *name).collect()
}

#[test]
fn where_a_person_waits_comes_first_and_nobody_starves() {
    let mut queue = Queue::new(1);
    let order = names(&served(
        &mut queue,
        vec![
            ("h", place(1, 1, A, Attention::Person, Errand::Hint), 4),
            ("w", place(2, 1, A, Attention::Watched, QUICK), 4),
            ("P", place(3, 2, B, Attention::Person, LONG), 4),
            ("p", place(4, 2, B, Attention::Person, QUICK), 8),
        ],
    ));
    // Prompt, patient, prompt, watched, prompt, patient, prompt, rest; then the most urgent that is left.
    assert_eq!(order, "pPpwpPphpPpwpPphwwhh");
}

#[test]
fn an_address_with_many_tables_gets_no_more_than_another_with_one() {
    let mut queue = Queue::new(1);
    let mut jobs: Vec<_> =
        (0..20).map(|i| ("a", place(i, i.into(), A, Attention::Person, QUICK), 2)).collect();
    jobs.push(("b", place(90, 90, B, Attention::Person, QUICK), 10));
    let order = names(&served(&mut queue, jobs));
    assert_eq!(&order[..20], "abababababababababab", "{order}");
}

#[test]
fn a_player_with_many_tables_gets_no_more_than_another_at_the_same_address() {
    let mut queue = Queue::new(1);
    let mut jobs: Vec<_> = (0..20).map(|i| ("a", place(i, 1, A, Attention::Person, QUICK), 2)).collect();
    jobs.push(("b", place(90, 2, A, Attention::Person, QUICK), 10));
    let order = names(&served(&mut queue, jobs));
    assert_eq!(&order[..20], "abababababababababab", "{order}");
}

#[test]
fn only_so_many_searches_have_begun_at_a_time() {
    let mut queue = Queue::new(1);
    let jobs: Vec<_> = ["a", "b", "c", "d", "e", "f"]
        .into_iter()
        .zip(0..)
        .map(|(name, i)| (name, place(i, i.into(), A, Attention::Watched, QUICK), 3))
        .collect();
    let order = names(&served(&mut queue, jobs));
    assert_eq!(order, "abcdabcdaebfcdefef", "four at a time");
}

#[test]
fn a_job_moves_up_when_somebody_sits_down_to_wait_for_it() {
    let mut queue = Queue::new(1);
    let (watched, raised) =
        (place(1, 1, A, Attention::Watched, QUICK), place(2, 2, B, Attention::Watched, QUICK));
    let standing = Arc::clone(&raised.standing);
    queue.push(watched, Box::new(|_| true));
    queue.push(raised, Box::new(|_| true));
    standing.set(Attention::Person, at(B));
    let Pick { taken, .. } = queue.pick(Instant::now()).unwrap();
    assert_eq!(taken.standing.get().0, Attention::Person);
}

#[test]
fn who_was_waited_for_too_long_ends_with_what_there_is() {
    let mut queue = Queue::new(1);
    for (attention, errand, waited, ends) in [
        (Attention::Person, QUICK, 740, false),
        (Attention::Person, QUICK, 760, true),
        (Attention::Person, LONG, 1_790, false),
        (Attention::Person, LONG, 1_810, true),
        (Attention::Watched, LONG, 60_000, false),
        (Attention::Person, Errand::Hint, 2_100, true),
    ] {
        let now = Instant::now();
        queue.push(place(1, 1, A, attention, errand), Box::new(|_| true));
        let Pick { taken, share } = queue.pick(now + Duration::from_millis(waited)).unwrap();
        queue.done(&taken);
        assert_eq!(share == Share::End, ends, "{attention:?} {errand:?} {waited}");
    }
}

#[test]
fn bots_nobody_waits_for_think_less_when_many_wait() {
    let alone = served(&mut Queue::new(1), vec![("w", place(1, 1, A, Attention::Watched, LONG), 10)]);
    assert!(alone.iter().all(|(_, share)| *share == Share::Slice(SLICE)), "{alone:?}");
    let many = (0..200)
        .map(|i| {
            let (attention, name) = if i == 0 { (Attention::Person, "p") } else { (Attention::Watched, "w") };
            (name, place(i, 1, A, attention, LONG), 10)
        })
        .collect();
    let many = served(&mut Queue::new(1), many);
    assert!(many.iter().all(|(name, share)| *name == "w" || *share == Share::Slice(SLICE)), "{many:?}");
    assert!(many.iter().any(|(name, share)| *name == "w" && *share == Share::End), "{many:?}");
}

#[test]
fn a_job_that_panics_is_not_the_last_one() {
    let pool = Scheduler::of_bots().unwrap();
    let threads = std::thread::available_parallelism().unwrap().get();
    for _ in 0..threads {
        pool.run(place(1, 1, A, Attention::Person, QUICK), Box::new(|_| panic!("planted")));
    }
    let (tell, told) = channel();
    pool.run(place(1, 1, A, Attention::Person, QUICK), Box::new(move |_| tell.send("pick:1").is_ok()));
    assert_eq!(told.recv(), Ok("pick:1"));
}

#[test]
fn one_address_leaves_room_for_others_to_have_games_read() {
    let readers = Scheduler::of_readers().unwrap();
    let (go, waits) = channel::<()>();
    let waits = Arc::new(Mutex::new(waits));
    let wait = |address: &str| {
        let waits = Arc::clone(&waits);
        let job = move |_| waits.lock().unwrap().recv().is_err();
        readers.read(at(address), Box::new(job))
    };
    let taken = (0..100).filter(|_| wait(A)).count();
    // One of them may be read already.
    assert!((TO_BE_READ_FOR_ONE..=TO_BE_READ_FOR_ONE + 1).contains(&taken), "{taken}");
    assert!(wait(B));
    let all = (0..100).filter(|i| wait(&format!("198.51.100.{i}"))).count();
    assert!((TO_BE_READ - taken - 1..=TO_BE_READ).contains(&all), "{all}");
    drop(go);
}
