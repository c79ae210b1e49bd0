/** Replaces parts of antd's Table that no list uses (lean-table.mjs); throws when one is used. */
export default leftOut;
export { leftOut as flattenKeys };

function leftOut() {
  throw new Error('Left out of the build: see federation/build/src/preset/lean-table.mjs.');
}
