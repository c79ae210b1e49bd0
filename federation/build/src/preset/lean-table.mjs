import webpack from 'webpack';
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * antd's Table without its filter menus, selection and pager: lists here filter and turn pages
 * through the URL, and select nothing (decision 23). Unused, these parts add Tree, Select, Menu and
 * Checkbox to every list: 45 KB.
 */
const unusedTableParts = {
  '../pagination': './unused-table-part.js',
  './FilterDropdown': './unused-table-part.js',
  './useSelection': './no-table-selection.js',
  './hooks/useSelection': './no-table-selection.js',
};

/** Replaces them only where antd's Table imports them. */
export function leanTable() {
  return new webpack.NormalModuleReplacementPlugin(/./, (asked) => {
    const part = unusedTableParts[asked.request];
    if (part && issuedByTable.test(asked.contextInfo.issuer)) asked.request = beside(part);
  });
}

const issuedByTable = /[\\/]antd[\\/]es[\\/]table[\\/]/;
