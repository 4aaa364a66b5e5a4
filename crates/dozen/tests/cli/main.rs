//! The binary as its users meet it.

#[cfg(unix)]
mod admin;
mod bad_input;
mod edition;
mod frozen;
mod lab;
mod play;
mod programs;
mod replay;
mod report;
mod server;
mod sim;
mod support;
mod sweep;
mod terminal;
