// Filled by preset/server-views-loader.mjs with every first view of the package.
