const core =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|react-hot-toast|goober|@babel[\\/]runtime[\\/]helpers[\\/]esm[\\/](extends|objectWithoutPropertiesLoose)\.js)([\\/]|$)|[\\/]shared-auth[\\/]src[\\/]|[\\/]shared-contract[\\/]src[\\/](?!calls|countries|federation|palette)|[\\/]shared-ui[\\/]src[\\/](cx|events|slot|form[\\/]control\.module\.css|(art|feedback|guest((?=\.)|[\\/](Button|button-class|InlineAlert|LinkButton))|html|page|picture|router|text)(\.|[\\/])|theme(\.ts|[\\/](ThemeProvider|useColorScheme|useDensity|useMediaQuery|tokens\.css|base\.css|fonts\.css)))/;
/** Required by antd's theme, and so by every screen with antd. */
const theme =
  /[\\/]node_modules[\\/](@ant-design[\\/](fast-color|icons|icons-svg)|@rc-component[\\/](util|motion|pagination[\\/]es[\\/]locale|picker[\\/]es[\\/]locale)|antd[\\/]es[\\/](_util|config-provider|form|grid[\\/]hooks|layout|locale|theme|version|(calendar|date-picker|time-picker)[\\/]locale)|@babel[\\/]runtime|is-mobile|clsx)[\\/]|[\\/](antd-styles[\\/]browser[\\/]|preset[\\/]unused-part|shared-ui[\\/]src[\\/](antd-theme\.ts|theme[\\/]AntdTheme))/;
/** Required by every form. */
const form =
  /[\\/]node_modules[\\/](final-form|react-final-form)[\\/]|[\\/]shared-ui[\\/]src[\\/]form[\\/.]/;
/** On lists of both kinds. */
const list = /[\\/]shared-ui[\\/]src[\\/]list(\.ts$|[\\/](?!page-numbers))/;
/** Seldom seen parts of the pages of members: what opens over them, and what stands above. */
const seldom =
  /[\\/]shell[\\/]src[\\/](api[\\/](composition|proof)\.|layouts[\\/](MenuDrawer|NoNotifications|SearchDialog)|pages[\\/]PinBanner|session[\\/]ProofDialog)/;
/** With the names of its months and days. */
const dates = /[\\/]node_modules[\\/]dayjs[\\/](dayjs|locale)/;
/** Before sign-in alone. */
const guestFields = /[\\/]shared-ui[\\/]src[\\/](guest-(form|list)\.ts$|guest[\\/])/;
/** Style sheets of the shell: small, and most are used on every page. */
const sheets = /[\\/]shell[\\/]src[\\/](boot\.css|faults|first-view|layouts|pages|release)/;
/** In the layout of members, and so on every page of theirs. */
const frame =
  /[\\/](antd[\\/]es[\\/](avatar|badge|button|dropdown|menu|space|tooltip)|@rc-component[\\/](dropdown|menu|overflow|portal|resize-observer|tooltip|trigger))[\\/]/;
/** On most of their pages. */
const page =
  /[\\/](antd[\\/]es[\\/](alert|card|empty|pagination|skeleton|tag)|@rc-component[\\/]pagination|shared-ui[\\/]src[\\/]antd-(link|list|page)|shared-ui[\\/]src[\\/]list[\\/]page-numbers)[\\/.]/;
/** In filters and forms. */
const fields =
  /[\\/](antd[\\/]es[\\/](auto-complete|input|select)|@rc-component[\\/](input|select|virtual-list)|shared-ui[\\/]src[\\/]antd-filters)[\\/.]/;
/** In forms alone. */
const formFields =
  /[\\/](antd[\\/]es[\\/](checkbox|input[\\/](TextArea|Password)|radio)|@rc-component[\\/](checkbox|textarea)|shared-ui[\\/]src[\\/]antd-(choice|date|form|password|picture|select))[\\/.]/;
/** Dialogs, with the question before a deletion. */
const dialog =
  /[\\/](antd[\\/]es[\\/](drawer[\\/]useFocusable|modal)|@rc-component[\\/]dialog|shared-ui[\\/]src[\\/]dialog)[\\/.]/;
/** Tables, with what shows that their rows are loading. */
const table =
  /[\\/](antd[\\/]es[\\/](spin|table)|@rc-component[\\/](context|table)|throttle-debounce|shared-ui[\\/]src[\\/]data-table|preset[\\/]no-table-selection)[\\/.]/;
/** Read by antd's theme and its popups, wherever they come from. */
const shared =
  /[\\/](antd[\\/]es[\\/](color-picker[\\/](color|util)|modal[\\/]locale|style[\\/]placementArrow|table[\\/]TableMeasureRowContext|watermark[\\/]context)|@rc-component[\\/]color-picker[\\/]es[\\/]color)\.js$/;
const onMemberPages = (module) =>
  [theme, frame, shared].some((test) => test.test(module.nameForCondition?.() ?? ''));
const antd = /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/;

/**
 * Few files on the first visit: one with what every page needs; for members one with antd's theme
 * and layout, one for their pages, one for fields, one
 * for forms, one for dialogs, one for tables.
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
  formSheet: {
    type: 'css/mini-extract',
    test: form,
    name: 'core',
    chunks: 'async',
    enforce: true,
    priority: 40,
  },
  fieldSheets: {
    type: 'css/mini-extract',
    test: formFields,
    name: 'antd-fields',
    chunks: 'async',
    enforce: true,
    priority: 40,
  },
  form: { test: form, name: 'form', chunks: 'async', enforce: true, priority: 25 },
  list: { test: list, name: 'list', chunks: 'async', enforce: true, priority: 25 },
  seldom: { test: seldom, name: 'seldom', chunks: 'async', enforce: true, priority: 25 },
  dates: { test: dates, name: 'dates', chunks: 'async', enforce: true, priority: 25 },
  guestFields: {
    test: guestFields,
    name: 'guest-fields',
    chunks: 'async',
    enforce: true,
    priority: 25,
  },
  page: { test: page, name: 'antd-page', chunks: 'async', enforce: true, priority: 22 },
  fields: { test: fields, name: 'antd-fields', chunks: 'async', enforce: true, priority: 22 },
  inputs: { test: formFields, name: 'antd-form', chunks: 'async', enforce: true, priority: 21 },
  theme: { test: onMemberPages, name: 'antd-theme', chunks: 'async', enforce: true, priority: 20 },
  dialog: { test: dialog, name: 'antd-dialog', chunks: 'async', enforce: true, priority: 15 },
  table: { test: table, name: 'antd-table', chunks: 'async', enforce: true, priority: 15 },
  antd: { test: antd, name: 'antd-theme', chunks: 'async', minChunks: 6, priority: 10 },
};
