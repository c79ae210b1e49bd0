const { default: getDesignToken } = require('antd/lib/theme/getDesignToken');

/** In place of antd's hook in jest: sizes and times of antd's own theme, and no animations. */
const token = { ...getDesignToken(), motion: false };
const constant = [null, token, '', token, { prefix: 'ant', key: '' }, true];

module.exports = { __esModule: true, default: () => constant };
