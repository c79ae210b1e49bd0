const core =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|axios|react-hot-toast|goober|@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/](extends|objectWithoutPropertiesLoose)\.js)([\\/]|$)|[\\/]shared-auth[\\/]src[\\/]|[\\/]shared-contract[\\/]src[\\/](?!countries|palette)|[\\/]shared-ui[\\/]src[\\/](cx|slot|form[\\/]control\.module\.css|(art|feedback|html|page|picture|router|text)(\.ts|[\\/])|theme(\.ts|[\\/](ThemeProvider|useColorScheme|tokens\.css|base\.css|fonts\.css)))/;
/** Required by antd's theme, and so by every screen with antd. */
const theme =
  /[\\/]node_modules[\\/](stylis|@emotion|@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|@rc-component[\\/](util|motion|form|async-validator|pagination[\\/]es[\\/]locale|picker[\\/]es[\\/]locale)|antd[\\/]es[\\/](_util|config-provider|form|layout|locale|theme|version|(calendar|date-picker|time-picker)[\\/]locale)|dayjs|@babel[\\/]runtime|is-mobile|clsx)[\\/]|[\\/](shared-contract[\\/]src[\\/]palette|shared-ui[\\/]src[\\/](antd-theme\.ts|theme[\\/](AntdTheme|antd-tokens|tokens\.ts)))/;
/** Required by every form. */
const form =
  /[\\/]node_modules[\\/](final-form|react-final-form)[\\/]|[\\/]shared-ui[\\/]src[\\/]form(\.ts$|[\\/](?!shrink-picture))/;
/** Style sheets of the shell: small, and most are used on every page. */
const sheets = /[\\/]shell[\\/]src[\\/](boot\.css|faults|first-view|layouts|pages|release)/;
const antd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;

/**
 * Few files on the first visit: one with what every page needs, one with what every screen with
 * antd needs.
 */
export const cacheGroups = {
  sheets: {
    type: 'css/mini-extract',
    test: sheets,
    name: 'core',
    chunks: 'async',
    enforce: true,
    priority: 40,
  },
  core: { test: core, name: 'core', chunks: 'async', enforce: true, priority: 30 },
  form: { test: form, name: 'form', chunks: 'async', enforce: true, priority: 25 },
  theme: { test: theme, name: 'antd-theme', chunks: 'async', enforce: true, priority: 20 },
  antd: { test: antd, name: 'antd-theme', chunks: 'async', minChunks: 6, priority: 10 },
};
