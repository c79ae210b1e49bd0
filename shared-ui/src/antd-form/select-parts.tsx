import { texts } from '@alumni/shared-contract';
import type { SelectProps } from 'antd/es/select';
import type { ComponentProps } from 'react';
import { popupParent } from '../antd-page/popup-parent';
import styles from './select-parts.module.css';

/** What every antd Select of a form has. */
export const commonProps = {
  className: styles.select,
  classNames: { popup: { root: styles.popup } },
  components: { input: SelectInput },
  // Render every option, so that screen readers find them.
  virtual: false,
  getPopupContainer: popupParent,
  // A new ref each time: the list mounts after the popup.
  popupRender: (list) => <div ref={(element) => mendPopup(element)}>{list}</div>,
  notFoundContent: texts.emptyList,
} satisfies SelectProps;

/** antd's text input; it names an active option of index -1 while there is none. */
function SelectInput(props: ComponentProps<'input'>) {
  const active = props['aria-activedescendant'];
  return <input {...props} aria-activedescendant={active?.endsWith('_-1') ? undefined : active} />;
}

/** antd has no prop for it, and its own 'new-password' opens the password manager. */
export function setAutoComplete(select: HTMLElement | undefined, value: string): void {
  select?.querySelector('input')?.setAttribute('autocomplete', value);
}

/** Scrollable content must be reachable by keyboard; a message is not a listbox. */
function mendPopup(popup: HTMLElement | null): void {
  popup?.querySelector('.ant-select-dropdown-list-holder')?.setAttribute('tabindex', '0');
  popup?.querySelector('.ant-select-item-empty')?.setAttribute('role', 'status');
}
