const core =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|axios|react-hot-toast|goober|@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/](extends|objectWithoutPropertiesLoose)\.js)([\\/]|$)|[\\/]shared-auth[\\/]src[\\/]|[\\/]shared-contract[\\/]src[\\/](?!countries|palette)|[\\/]shared-ui[\\/]src[\\/](cx|slot|form[\\/]control\.module\.css|(art|feedback|html|page|picture|router|text)(\.ts|[\\/])|theme(\.ts|[\\/](ThemeProvider|useColorScheme|tokens\.css|base\.css|fonts\.css)))/;
/** What antd's theme needs, and with it every screen that draws with antd. */
const theme =
  /[\\/]node_modules[\\/](stylis|@emotion|@ant-design[\\/](cssinjs|cssinjs-utils|colors|fast-color)|@rc-component[\\/](util|motion|form|async-validator|pagination[\\/]es[\\/]locale|picker[\\/]es[\\/]locale)|antd[\\/]es[\\/](_util|config-provider|form|layout|locale|theme|version|(calendar|date-picker|time-picker)[\\/]locale)|dayjs|@babel[\\/]runtime|is-mobile|clsx)[\\/]|[\\/](shared-contract[\\/]src[\\/]palette|shared-ui[\\/]src[\\/](antd-theme\.ts|theme[\\/](AntdTheme|antd-tokens|tokens\.ts)))/;
/** Every form needs all of it. */
const form =
  /[\\/]node_modules[\\/](final-form|react-final-form)[\\/]|[\\/]shared-ui[\\/]src[\\/]form(\.ts$|[\\/](?!shrink-picture))/;
/** Sheets of the shell itself: small, and every page has most of them. */
const sheets = /[\\/]shell[\\/]src[\\/](boot\.css|faults|first-view|layouts|pages|release)/;
const antd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;

/** Few files on the first visit: what every page needs in one, what every screen with antd in another. */
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
