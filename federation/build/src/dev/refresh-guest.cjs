// In a remote: the shell's React registers with one runtime before remotes load, so share that one.
module.exports = globalThis.__refreshRuntime;
