//! Views read back from JSON. Only tests need this.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer};
use tabletop::Game;

use super::super::arrange::covers_of;
use super::super::board::Square;
use super::super::mat::{Cover, Mat};
use super::super::notation::{
    parse_customer, parse_donut, parse_kind, parse_piece, parse_served, parse_tile,
};
use super::super::view::View;
use super::super::{DollarsToDonuts, MAX_KINDS, MAX_SLOTS, MAX_TYPES};
use super::Shape;

impl TryFrom<Shape> for View {
    type Error = String;

    fn try_from(shape: Shape) -> Result<View, String> {
        let book = shape.book;
        let tile = |id: &String| parse_tile(book, id).map_err(|e| e.to_string());
        let customer = |id: &String| parse_customer(book, id).map_err(|e| e.to_string());
        let tile_set =
            |ids: &[String]| ids.iter().try_fold(0u64, |set, id| tile(id).map(|tile| set | tile.bit()));
        let customer_set = |ids: &[String]| {
            ids.iter().try_fold(0u64, |set, id| customer(id).map(|customer| set | customer.bit()))
        };
        let kinds = |counts: &BTreeMap<String, u8>| {
            let mut by_kind = [0; MAX_KINDS];
            for (id, count) in counts {
                by_kind[parse_kind(book, id).map_err(|e| e.to_string())?.index()] = *count;
            }
            Ok::<_, String>(by_kind)
        };
        let donuts = |counts: &BTreeMap<String, u8>| {
            let mut by_type = [0; MAX_TYPES];
            for (id, count) in counts {
                by_type[parse_donut(book, id).map_err(|e| e.to_string())?.index()] = *count;
            }
            Ok::<_, String>(by_type)
        };
        let mut game = DollarsToDonuts {
            phase: shape.phase,
            turns: shape.turns,
            first: shape.first,
            to_move: shape.to_move,
            final_round: shape.final_round,
            idle_rounds: shape.idle_rounds,
            round_acted: shape.round_acted,
            acted: shape.acted,
            served_now: shape.served_now,
            gap: shape.gap,
            tile: shape.tile.as_ref().map(tile).transpose()?,
            slots: [None; MAX_SLOTS],
            line_len: shape.line.len() as u8,
            bag: kinds(&shape.bag)?,
            piles: donuts(&shape.piles)?,
            supply: tile_set(&shape.supply)?,
            deck: customer_set(&shape.deck)?,
            gone_tiles: tile_set(&shape.gone_tiles)?,
            gone_customers: customer_set(&shape.gone_customers)?,
            ..DollarsToDonuts::new(book)
        };
        for (slot, id) in game.slots.iter_mut().zip(&shape.slots) {
            *slot = id.as_ref().map(tile).transpose()?;
        }
        for (place, id) in game.line.iter_mut().zip(&shape.line) {
            *place = customer(id)?;
        }
        for (i, seat) in shape.seats.iter().enumerate() {
            game.mats[i] = Mat::EMPTY;
            for text in &seat.pieces {
                for (square, cover) in covers_of(parse_piece(book, text).map_err(|e| e.to_string())?) {
                    game.mats[i].lay(square, cover);
                }
            }
            game.hands[i] = kinds(&seat.hand)?;
            game.tokens[i] = donuts(&seat.tokens)?;
            game.aside[i] = tile_set(&seat.aside)?;
            game.served[i] = Default::default();
            for text in &seat.served {
                let (customer, level) = parse_served(book, text).map_err(|e| e.to_string())?;
                game.served[i][usize::from(level) - 1] |= customer.bit();
            }
        }
        Ok(View { viewer: shape.viewer, game })
    }
}

impl<'de> Deserialize<'de> for Mat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let covers = Vec::<Cover>::deserialize(deserializer)?;
        let mut mat = Mat::EMPTY;
        for (i, cover) in covers.into_iter().enumerate() {
            if cover != Cover::NONE {
                mat.lay(Square::from_index(i as u32), cover);
            }
        }
        Ok(mat)
    }
}
