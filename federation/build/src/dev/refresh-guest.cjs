// In a remote: a runtime of its own would hear of no renderer, the shell's React being there before.
module.exports = globalThis.__refreshRuntime;
