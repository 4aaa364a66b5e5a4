//! The binary as its users meet it.

mod bad_input;
mod frozen;
mod lab;
mod play;
mod replay;
mod server;
mod sim;
mod support;
mod terminal;
