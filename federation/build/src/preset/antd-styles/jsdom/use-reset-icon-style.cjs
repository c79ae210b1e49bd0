/** In place of antd's hook in jest, which would write the style of icons. */
module.exports = { __esModule: true, default: () => undefined };
