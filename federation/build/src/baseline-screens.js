// Filled by preset/baseline-loader.mjs with the maps of all remotes and one import() per screen.
