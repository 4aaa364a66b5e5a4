//! The server from outside: a real listener, real connections.

mod limits;
mod play;
mod restart;
mod storage;
mod support;
mod trouble;
mod watching;
