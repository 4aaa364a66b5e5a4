//! The server under load: a child process with its own directory, or one that runs already.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::Failure;

/// No limits on what one address may do: all clients come from this machine.
const CONFIG: &str = "open = false\nlog = \"error\"\n[limits]\nrequests_per_second = 0\nplayers_per_hour = 0\n\
    tables_per_hour = 0\ntables_per_player = 0\nsockets_per_address = 0\nmessages_per_second = 0\nconnections_per_address = 0\n\
    log_megabytes_per_hour = 0\n";
/// The limits that every server has.
const LIMITED: &str = "open = false\nlog = \"error\"\n";
/// How long the server may take to stop by itself.
const GOODBYE_WITHIN: Duration = Duration::from_secs(10);

/// A server that was started here. It is killed when this is dropped.
#[derive(Debug)]
pub(crate) struct Process {
    program: PathBuf,
    child: Child,
    folder: TempDir,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// Starts this program as a server on a free port with an empty directory.
    pub(crate) fn start(program: &Path) -> Result<Self, Failure> {
        Self::start_with(program, CONFIG)
    }

    /// The same with the usual limits.
    pub(crate) fn start_limited(program: &Path) -> Result<Self, Failure> {
        Self::start_with(program, LIMITED)
    }

    fn start_with(program: &Path, config: &str) -> Result<Self, Failure> {
        let folder =
            TempDir::with_prefix("dozen-load-").map_err(|e| failed("no directory for the data", &e))?;
        fs::write(folder.path().join("load.toml"), config).map_err(|e| failed("no settings for it", &e))?;
        let (child, address) = spawn(program, folder.path(), SocketAddr::from(([127, 0, 0, 1], 0)))?;
        Ok(Process { program: program.to_path_buf(), child, folder, address })
    }

    /// Starts it again, at the same address with the same data.
    pub(crate) fn start_again(&mut self) -> Result<(), Failure> {
        (self.child, self.address) = spawn(&self.program, self.folder.path(), self.address)?;
        Ok(())
    }

    /// Where its data is.
    pub(crate) fn data(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it on the spot, as a power cut does.
    pub(crate) fn kill(&mut self) -> Result<(), Failure> {
        self.child.kill().map_err(|e| failed("it cannot be killed", &e))?;
        self.child.wait().map_err(|e| failed("it cannot be waited for", &e))?;
        Ok(())
    }

    /// Ends it as a service manager does.
    #[cfg(unix)]
    pub(crate) fn stop(&mut self) -> Result<(), Failure> {
        use rustix::process::{Pid, Signal, kill_process};

        let asked = kill_process(Pid::from_child(&self.child), Signal::TERM);
        asked.map_err(|e| failed("it cannot be stopped", &e))?;
        let begin = Instant::now();
        while begin.elapsed() < GOODBYE_WITHIN {
            if self.child.try_wait().map_err(|e| failed("it cannot be waited for", &e))?.is_some() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        Err(Failure::new("the server does not stop when it is asked to"))
    }

    /// The same where a process cannot be asked to end.
    #[cfg(not(unix))]
    pub(crate) fn stop(&mut self) -> Result<(), Failure> {
        self.kill()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // If it has ended already there is nothing to do.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn failed(what: &str, e: &dyn std::fmt::Display) -> Failure {
    Failure::new(format!("a server for the load: {what}: {e}"))
}

fn spawn(program: &Path, folder: &Path, listen: SocketAddr) -> Result<(Child, SocketAddr), Failure> {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        // Settings of somebody's own server are not meant for this one.
        if name.to_string_lossy().starts_with("DOZEN_") {
            command.env_remove(name);
        }
    }
    let mut child = command
        .args(["serve", "--no-open", "--listen", &listen.to_string(), "--config"])
        .arg(folder.join("load.toml"))
        .arg("--data")
        .arg(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| failed(&format!("{} cannot be started", program.display()), &e))?;
    let mut line = String::new();
    let out = child.stdout.take().expect("standard output is piped");
    BufReader::new(out).read_line(&mut line).map_err(|e| failed("it says nothing", &e))?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
    address.map(|address| (child, address)).ok_or_else(|| failed("it did not start", &line.trim()))
}

/// Makes sure that so many sockets can be opened.
pub(crate) fn open_many_files(wanted: u64) -> Result<(), Failure> {
    match server::open_many_files() {
        Some(allowed) if allowed < wanted => Err(Failure::new(format!(
            "{wanted} open files are needed, but the system allows {allowed}: see ulimit -n, or ask for less"
        ))),
        _ => Ok(()),
    }
}

/// The processor time a process has used, in seconds: its own and the kernel's for it.
pub(crate) fn processor_time(id: u32) -> Option<f64> {
    /// What the kernel counts in, on every Linux there is.
    const TICKS_PER_SECOND: f64 = 100.0;
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name, in parentheses, may hold anything; after it come fields without surprises.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS_PER_SECOND)
}

/// The memory a process has in use, in bytes.
pub(crate) fn memory(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_can_be_measured() {
        let own = std::process::id();
        assert!(memory(own).unwrap() > 100 * 1024);
        let before = processor_time(own).unwrap();
        let begin = Instant::now();
        while begin.elapsed() < Duration::from_millis(60) {
            std::hint::spin_loop();
        }
        let used = processor_time(own).unwrap() - before;
        assert!(used > 0.0, "{used}");
        assert_eq!(memory(u32::MAX), None);
    }
}
