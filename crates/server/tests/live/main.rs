//! The server from outside: a real listener, real connections.

mod play;
mod restart;
mod storage;
mod support;
mod trouble;
