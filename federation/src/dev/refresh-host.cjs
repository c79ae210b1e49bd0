// In the shell: the one React Refresh runtime of the page, for the remotes too.
globalThis.__refreshRuntime = require('react-refresh/runtime');
