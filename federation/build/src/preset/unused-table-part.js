/** Stands in for the parts of antd's Table that no list uses (lean-table.mjs): used, they say so. */
export default leftOut;
export { leftOut as flattenKeys };

function leftOut() {
  throw new Error('Left out of the build: see federation/build/src/preset/lean-table.mjs.');
}
