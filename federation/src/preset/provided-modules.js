// Filled by provided-loader.mjs with one import() per share key, so that the shell provides each.
