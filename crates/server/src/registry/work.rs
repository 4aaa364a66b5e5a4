//! What takes long and delays no table: bots think, and games that are over are read.

use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Answer, Question, Resumable};
use protocol::Code;
use tabletop::{Seat, say};
use tokio::sync::oneshot;

use super::Hub;
use crate::WORDS;
use crate::core::Refusal;
use crate::limits::Origin;
use crate::scheduler::{Attention, Place, Share};
use crate::table::Request;

impl Hub {
    /// Has something read and worked out where that delays no table.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        origin: Origin,
        work: impl FnOnce() -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let (reply, answer) = oneshot::channel();
        let mut once = Some((reply, work));
        let job = move |_| {
            if let Some((reply, work)) = once.take() {
                // Nobody may want to know any more.
                drop(reply.send(work()));
            }
            true
        };
        if !(self.0.world.read)(origin, Box::new(job)) {
            let words = say!(WORDS, "replays-busy");
            return Err(Refusal::new(Code::Limit, words));
        }
        let failed = |_| Err(Refusal::new(Code::Internal, say!(WORDS, "server-fault")));
        answer.await.unwrap_or_else(failed)
    }

    /// Lets a bot think, and hands its choice to the table.
    pub(crate) fn think(&self, place: Place, seat: Seat, asked: u64, question: Question) {
        let table = place.table;
        let (hub, thought) = (self.clone(), self.thought(place, question));
        tokio::spawn(async move {
            let answer = thought.await;
            if answer.as_ref().is_some_and(Answer::was_cut) {
                hub.metrics().bots_cut.inc();
            }
            hub.send(table, Request::BotChose { seat, asked, answer }).await;
        });
    }

    /// What comes of thinking where bots do; `None` if the bot failed. Counted and measured.
    pub(crate) fn thought<T: Send + 'static>(
        &self,
        place: Place,
        mut question: Box<dyn Resumable<T>>,
    ) -> impl Future<Output = Option<T>> + use<T> {
        let (tell, told) = oneshot::channel();
        let (measuring, counting) = (self.clone(), self.clone());
        counting.metrics().bots_pending.inc();
        let standing = Arc::clone(&place.standing);
        let (asked, mut spent, mut tell) = (Instant::now(), Duration::ZERO, Some(tell));
        let think = move |share: Share| {
            let began = Instant::now();
            let slice = match share {
                Share::Slice(slice) => slice,
                Share::End => {
                    question.set_patience(Duration::ZERO);
                    Duration::MAX
                }
            };
            let thought = question.resume(slice);
            spent += began.elapsed();
            let Some(thought) = thought else { return false };
            measuring.metrics().count_thought(spent);
            if standing.get().0 == Attention::Person {
                measuring.metrics().count_reply(asked.elapsed());
            }
            if let Some(tell) = tell.take() {
                // Nobody may want to know any more.
                let _ = tell.send(thought);
            }
            true
        };
        self.0.world.think.think(place, Box::new(think));
        async move {
            let thought = told.await.ok();
            counting.metrics().bots_pending.dec();
            thought
        }
    }
}
