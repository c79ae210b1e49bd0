import webpack from 'webpack';
import { fileURLToPath } from 'node:url';

const beside = (file) => fileURLToPath(new URL(file, import.meta.url));
const unused = beside('./unused-part.js');

/**
 * Parts of antd's components that no screen uses, by component and request (decision 23). Lists
 * filter and turn pages through the URL and select nothing: the filter menus, selection and pager of
 * Table add Tree, Select, Menu and Checkbox, 45 KB. A picture field shows the picture itself, not
 * Upload's list. No card has tabs, and no pager a choice of its size. The others are attached to a
 * component that is used (`Input.OTP`), and so could not be left out by webpack.
 * @public read by the test in a Node of its own
 */
export const unusedParts = {
  table: {
    '../pagination': unused,
    './FilterDropdown': unused,
    './useSelection': beside('./no-table-selection.js'),
    './hooks/useSelection': beside('./no-table-selection.js'),
  },
  upload: { './UploadList': unused },
  alert: { './ErrorBoundary': unused },
  badge: { './Ribbon': unused },
  card: { '../tabs': unused, './CardGrid': unused, './CardMeta': unused },
  dropdown: { './dropdown-button': unused },
  input: { './Group': unused, './OTP': unused },
  pagination: { '../select': unused },
  skeleton: { './Avatar': unused, './Image': unused, './Input': unused },
  tag: { './CheckableTag': unused, './CheckableTagGroup': unused },
};

/** Replaces them only where that component imports them; a part throws when it is used. */
export function leanAntd() {
  return new webpack.NormalModuleReplacementPlugin(/^\.\.?[/]/, (asked) => {
    const [, component] = issuedBy.exec(asked.contextInfo.issuer) ?? [];
    asked.request = unusedParts[component]?.[asked.request] ?? asked.request;
  });
}

const issuedBy = /[\\/]antd[\\/]es[\\/]([\w-]+)[\\/]/;
