//! The tree of a search, in two arenas that are reused from decision to decision.
//!
//! A node stands for all that the searching seat has seen happen since the decision it is asked for. An *arm* is one
//! way on from there. Samples of the hidden things offer different arms at the same node; an arm counts how often it
//! was on offer, so that a rare one is not taken for a bad one.

use tabletop::{Game, Seat, Step, StepOf};

/// No node, no arm.
pub(super) const NONE: u32 = u32::MAX;
/// The node of the decision itself.
pub(super) const ROOT: u32 = 0;

/// A node of the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The first and the last of its arms, a linked list.
    first: u32,
    last: u32,
    /// How often a choice was made here.
    pub(super) visits: u32,
    /// Sum of what those choices brought to the seat that chose.
    pub(super) value: f32,
    /// Where every step leads that the searching seat does not see.
    unseen: u32,
    /// How many arms chance has opened here.
    outcomes: u32,
}

/// One way on from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arm<G: Game> {
    /// The step that it stands for.
    pub(super) step: StepOf<G>,
    /// Where the action stood in the list when the arm was made: mostly it still does.
    pub(super) slot: u32,
    /// The next arm of the same node.
    pub(super) next: u32,
    /// Where it leads.
    child: u32,
    /// How often it was taken, and how often it could have been.
    pub(super) visits: u32,
    pub(super) offered: u32,
    /// Sum of what it brought to the seat that took it, and of the squares.
    pub(super) value: f32,
    pub(super) squares: f32,
    /// What the game's policy thinks of it: a share of 1.
    pub(super) prior: f32,
    /// For simultaneous choices: how much it was missed so far, and how often it was wanted.
    pub(super) regret: f32,
    pub(super) wanted: f32,
}

impl<G: Game> Arm<G> {
    /// What it brought on average; `otherwise` if it was never tried.
    #[inline]
    pub(super) fn mean(&self, otherwise: f32) -> f32 {
        if self.visits == 0 { otherwise } else { self.value / self.visits as f32 }
    }
}

/// Both arenas.
#[derive(Debug)]
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node>,
    arms: Vec<Arm<G>>,
    /// Neither arena grows beyond this.
    limit: usize,
}

impl<G: Game> Tree<G> {
    pub(super) fn new(limit: usize) -> Self {
        Tree { nodes: Vec::new(), arms: Vec::new(), limit }
    }

    /// Forgets everything but keeps the memory; there is a root again.
    pub(super) fn restart(&mut self) {
        self.nodes.clear();
        self.arms.clear();
        self.add_node();
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether the tree may not grow any more.
    pub(super) fn is_full(&self) -> bool {
        self.arms.len() >= self.limit || self.nodes.len() >= self.limit
    }

    fn add_node(&mut self) -> u32 {
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { first: NONE, last: NONE, visits: 0, value: 0.0, unseen: NONE, outcomes: 0 });
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

    #[inline]
    pub(super) fn arm(&self, arm: u32) -> &Arm<G> {
        &self.arms[arm as usize]
    }

    #[inline]
    pub(super) fn arm_mut(&mut self, arm: u32) -> &mut Arm<G> {
        &mut self.arms[arm as usize]
    }

    /// The first arm of a node, [`NONE`] if it has none yet.
    #[inline]
    pub(super) fn first(&self, node: u32) -> u32 {
        self.nodes[node as usize].first
    }

    /// The arms of a node in the order they were added.
    pub(super) fn arms(&self, node: u32) -> impl Iterator<Item = (u32, &Arm<G>)> {
        let mut at = self.first(node);
        std::iter::from_fn(move || {
            let index = at;
            let arm = self.arms.get(index as usize)?;
            at = arm.next;
            Some((index, arm))
        })
    }

    /// Appends an arm to a node.
    pub(super) fn add_arm(&mut self, node: u32, step: StepOf<G>, slot: u32, prior: f32) -> u32 {
        let index = self.arms.len() as u32;
        self.arms.push(Arm {
            step,
            slot,
            next: NONE,
            child: NONE,
            visits: 0,
            offered: 0,
            value: 0.0,
            squares: 0.0,
            prior,
            regret: 0.0,
            wanted: 0.0,
        });
        let node = &mut self.nodes[node as usize];
        match node.last {
            NONE => node.first = index,
            last => self.arms[last as usize].next = index,
        }
        node.last = index;
        index
    }

    /// Where an arm leads, and whether that place is new. `None` if the tree is full.
    pub(super) fn follow(&mut self, arm: u32) -> Option<(u32, bool)> {
        let child = self.arms[arm as usize].child;
        if child != NONE {
            return Some((child, false));
        }
        if self.is_full() {
            return None;
        }
        let child = self.add_node();
        self.arms[arm as usize].child = child;
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
        let found = self.arms(node).find(|(_, arm)| arm.step == step).map(|(index, _)| index);
        if let Some(arm) = found {
            return self.follow(arm);
        }
        if self.nodes[node as usize].outcomes >= most {
            return self.follow_unseen(node);
        }
        if self.is_full() {
            return None;
        }
        self.nodes[node as usize].outcomes += 1;
        let arm = self.add_arm(node, step, 0, 0.0);
        self.follow(arm)
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
