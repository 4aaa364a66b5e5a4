//! The server from outside: a real listener, real connections.

#[cfg(unix)]
mod admin;
mod clocks;
mod codes;
mod contents;
mod disk;
mod hints;
mod hosting;
mod language;
mod limits;
mod operations;
mod plain;
mod play;
mod presence;
mod replay;
mod reports;
mod restart;
mod secrecy;
mod site;
mod slow;
mod storage;
mod stored;
mod support;
mod trouble;
mod until;
mod watching;
