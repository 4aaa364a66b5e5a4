//! The tree of a search, in arenas that are reused from decision to decision.
//!
//! A node stands for all that the searching seat has seen happen since the decision it is asked for. An *arm* is one
//! way on from there. Samples of the hidden things offer different arms at the same node; an arm counts how often it
//! was on offer, so that a rare one is not taken for a bad one.
//!
//! The arms of a node lie side by side and are named by their place among them, so they may move when there are more. What
//! only some of them need lies elsewhere, and so do the labels, a few bits of each: most arms that a sample does not offer
//! are passed over without being looked at.

use tabletop::{Game, Seat, Step, StepOf};

use super::label::{Label, Marks};

/// No node, no arm.
pub(super) const NONE: u32 = u32::MAX;
/// The node of the decision itself.
pub(super) const ROOT: u32 = 0;
/// Room for so many arms at first, if not more are wanted at once.
const FIRST_ROOM: usize = 4;

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// Where its arms begin, how many there are, and for how many there is room.
    start: u32,
    len: u32,
    room: u32,
    /// How often a choice was made here.
    pub(super) visits: u32,
    /// Sum of what those choices brought to the seat that chose.
    pub(super) value: f32,
    /// Where every step leads that the searching seat does not see.
    unseen: u32,
    /// How many arms chance has opened here.
    outcomes: u32,
}

impl Node {
    #[inline]
    fn range(&self) -> std::ops::Range<usize> {
        self.start as usize..self.start as usize + self.len as usize
    }
}

/// One way on from a node.
#[derive(Debug)]
pub(super) struct Arm<G: Game> {
    /// The step that it stands for.
    pub(super) step: StepOf<G>,
    /// Where it leads.
    child: u32,
    /// How often it was taken, and how often it could have been.
    pub(super) visits: u32,
    pub(super) offered: u32,
    /// Sum of what it brought to the seat that took it.
    pub(super) value: f32,
    /// What the game's policy thinks of it: a share of 1.
    pub(super) prior: f32,
}

impl<G: Game> Clone for Arm<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Arm<G> {}

impl<G: Game> Arm<G> {
    /// What it brought on average; `otherwise` if it was never tried.
    #[inline]
    pub(super) fn mean(&self, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.value / self.visits as f32 }
    }
}

/// What only some arms need.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Extra {
    /// At the root: sum of the squares of what it brought.
    pub(super) squares: f32,
    /// For simultaneous choices: how much it was missed so far, and how often it was wanted.
    pub(super) regret: f32,
    pub(super) wanted: f32,
}

/// All arenas. What is said of one arm is at the same index in three of them.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    arms: Vec<Arm<G>>,
    labels: Vec<Label>,
    extras: Vec<Extra>,
    /// Arms in use.
    n_arms: usize,
    /// There are never more nodes or arms than this.
    limit: usize,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(limit: usize) -> Self {
        Tree { nodes: Vec::new(), arms: Vec::new(), labels: Vec::new(), extras: Vec::new(), n_arms: 0, limit }
    }

    /// Forgets everything but keeps the memory; there is a root again.
    pub(super) fn restart(&mut self) {
        self.nodes.clear();
        self.arms.clear();
        self.labels.clear();
        self.extras.clear();
        self.n_arms = 0;
        self.add_node();
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the tree may not grow any more.
    #[inline]
    pub(super) fn is_full(&self) -> bool {
        self.n_arms >= self.limit || self.nodes.len() >= self.limit
    }

    fn add_node(&mut self) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { start: 0, len: 0, room: 0, visits: 0, value: 0.0, unseen: NONE, outcomes: 0 });
        index
    }

    #[inline]
    pub(super) fn node(&self, node: u32) -> &Node {
        &self.nodes[node as usize]
    }

    #[inline]
    pub(super) fn node_mut(&mut self, node: u32) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    /// The arms of a node in the order they were added. None if there is no root yet.
    #[inline]
    pub(super) fn arms(&self, node: u32) -> &[Arm<G>] {
        self.nodes.get(node as usize).map_or(&[], |node| &self.arms[node.range()])
    }

    #[inline]
    pub(super) fn arms_mut(&mut self, node: u32) -> &mut [Arm<G>] {
        &mut self.arms[self.nodes[node as usize].range()]
    }

    /// What else is known of the arms of a node.
    #[inline]
    pub(super) fn extras(&self, node: u32) -> &[Extra] {
        self.nodes.get(node as usize).map_or(&[], |node| &self.extras[node.range()])
    }

    #[inline]
    pub(super) fn extras_mut(&mut self, node: u32) -> &mut [Extra] {
        &mut self.extras[self.nodes[node as usize].range()]
    }

    /// Puts into `open`, which is empty, the arms of a node that stand for one of these actions of a seat.
    #[inline]
    pub(super) fn find_arms(&self, node: u32, seat: Seat, legal: &[G::Action], open: &mut Vec<u32>) {
        let range = self.nodes[node as usize].range();
        let (labels, arms) = (&self.labels[range.clone()], &self.arms[range]);
        if labels.is_empty() {
            return;
        }
        let marks = Marks::of(legal);
        for (place, label) in labels.iter().enumerate() {
            if !marks.may_hold(*label) {
                continue;
            }
            let Some(action) = action_of(&arms[place].step, seat) else { continue };
            if legal.get(label.slot()) == Some(&action) || legal.contains(&action) {
                open.push(place as u32);
                if open.len() == legal.len() {
                    break;
                }
            }
        }
    }

    /// Appends an arm to a node, which expects so many more. Returns its place.
    pub(super) fn add_arm(
        &mut self,
        node: u32,
        step: StepOf<G>,
        slot: usize,
        prior: f32,
        more: usize,
    ) -> u32 {
        let arm = Arm { step, child: NONE, visits: 0, offered: 0, value: 0.0, prior };
        let Node { len, room, .. } = self.nodes[node as usize];
        if len == room {
            self.make_room(node, (2 * len as usize).max(len as usize + 1 + more).max(FIRST_ROOM), arm);
        }
        let here = &mut self.nodes[node as usize];
        here.len += 1;
        let index = (here.start + len) as usize;
        self.arms[index] = arm;
        self.labels[index] = Label::new(&step, slot);
        self.extras[index] = Extra::default();
        self.n_arms += 1;
        len
    }

    /// Moves the arms of a node to where there is room for so many. The space they leave is not used again.
    fn make_room(&mut self, node: u32, room: usize, filler: Arm<G>) {
        let range = self.nodes[node as usize].range();
        let start = self.arms.len();
        self.arms.extend_from_within(range.clone());
        self.arms.resize(start + room, filler);
        self.labels.extend_from_within(range.clone());
        self.labels.resize(start + room, Label::default());
        self.extras.extend_from_within(range);
        self.extras.resize(start + room, Extra::default());
        let node = &mut self.nodes[node as usize];
        (node.start, node.room) = (start as u32, room as u32);
    }

    /// Where an arm leads, and whether that place is new. `None` if the tree is full.
    #[inline]
    pub(super) fn follow(&mut self, node: u32, place: u32) -> Option<(u32, bool)> {
        let arm = (self.nodes[node as usize].start + place) as usize;
        let child = self.arms[arm].child;
        if child != NONE {
            return Some((child, false));
        }
        if self.is_full() {
            return None;
        }
        let child = self.add_node();
        self.arms[arm].child = child;
        Some((child, true))
    }

    /// Where a step leads that the searching seat does not see, and whether that place is new.
    pub(super) fn follow_unseen(&mut self, node: u32) -> Option<(u32, bool)> {
        let child = self.nodes[node as usize].unseen;
        if child != NONE {
            return Some((child, false));
        }
        if self.is_full() {
            return None;
        }
        let child = self.add_node();
        self.nodes[node as usize].unseen = child;
        Some((child, true))
    }

    /// Where this step leads from a node that needs no counts: a chance outcome, or the answers of a simultaneous
    /// choice one below the other. After `most` outcomes of chance all further ones share one way on.
    pub(super) fn follow_step(&mut self, node: u32, step: StepOf<G>, most: u32) -> Option<(u32, bool)> {
        let range = self.nodes[node as usize].range();
        let marks = Marks::of_step(&step);
        let mut labelled = self.labels[range.clone()].iter().zip(&self.arms[range]);
        if let Some(place) = labelled.position(|(label, arm)| marks.may_hold(*label) && arm.step == step) {
            return self.follow(node, place as u32);
        }
        if self.nodes[node as usize].outcomes >= most {
            return self.follow_unseen(node);
        }
        if self.is_full() {
            return None;
        }
        self.nodes[node as usize].outcomes += 1;
        let place = self.add_arm(node, step, 0, 0.0, 0);
        self.follow(node, place)
    }
}

/// The action of a step that a seat makes.
#[inline]
pub(super) fn action_of<A: Copy, C>(step: &Step<A, C>, seat: Seat) -> Option<A> {
    match step {
        Step::Act(actor, action) if *actor == seat => Some(*action),
        _ => None,
    }
}
