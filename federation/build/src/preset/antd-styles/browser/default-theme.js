/** Replaces antd's default theme, whose algorithms would compute colours in the browser. */
export default null;
