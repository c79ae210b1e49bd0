/** Replaces the selection hook of antd's Table (lean-antd.mjs): rows cannot be selected. */
export default function useNoSelection(_config, rowSelection) {
  if (rowSelection) {
    throw new Error('Left out of the build: see federation/build/src/preset/lean-antd.mjs.');
  }
  return unselected;
}

const unselected = [(columns) => columns, new Set()];

export const SELECTION_COLUMN = {};
export const SELECTION_ALL = 'SELECT_ALL';
export const SELECTION_INVERT = 'SELECT_INVERT';
export const SELECTION_NONE = 'SELECT_NONE';
