import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { fileURLToPath } from 'node:url';

const inDev = (file) => fileURLToPath(new URL(`../dev/${file}`, import.meta.url));

/** Added before the shell's entry in development. */
export const refreshHost = inDev('refresh-host.mjs');

/**
 * Fast Refresh: screens change in place and keep their state. The shell and its remotes share one
 * runtime.
 * @param {{ isShell: boolean }} side
 */
export function refreshPlugins({ isShell }) {
  const refresh = new ReactRefreshPlugin({
    overlay: false,
    library: 'alumni',
    // The runtime must not register itself.
    exclude: [/node_modules/, inDev('')],
  });
  const guest = new webpack.NormalModuleReplacementPlugin(
    /(^|[\\/])react-refresh[\\/]runtime(\.js)?$/,
    inDev('refresh-guest.cjs'),
  );
  return isShell ? [refresh] : [refresh, guest];
}
