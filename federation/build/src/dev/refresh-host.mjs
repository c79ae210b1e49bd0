// The only React Refresh runtime of the page, in the shell; the remotes use it too.
import runtime from 'react-refresh/runtime';

globalThis.__refreshRuntime = runtime;
