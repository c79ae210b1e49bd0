/** Replaces parts of antd's components that no screen uses (lean-antd.mjs); throws when one is used. */
export default leftOut;
export { leftOut as flattenKeys };

function leftOut() {
  throw new Error('Left out of the build: see federation/build/src/preset/lean-antd.mjs.');
}
