// In the shell: the one React Refresh runtime of the page, for the remotes too.
import runtime from 'react-refresh/runtime';

globalThis.__refreshRuntime = runtime;
