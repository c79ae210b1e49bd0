import { useRef, useState } from 'react';
import type { LabelledOption } from '../form/options';
import type { BoundField } from '../form/useFormField';
import { byBeginning, firstMatch, holds, named } from './country-options';

/**
 * A country whose whole name is typed, or filled in by the browser, counts as chosen. Enter and Tab
 * choose the first one for the typed text.
 */
export function useCountrySearch(
  field: BoundField<string | number>,
  fetch: () => Promise<readonly LabelledOption[]>,
) {
  const [typed, setTyped] = useState('');
  /** The typed text when Enter or Tab was pressed, until antd chooses for it. */
  const ended = useRef('');
  const [isOpen, setOpen] = useState(false);
  // Browsers fill in fields without giving them the focus.
  const isUsed = () => document.activeElement?.id === field.id;

  async function take(text: string, find = named) {
    const country = text && find(text, await fetch());
    if (!country) return;
    field.change(country.value);
    setTyped('');
  }
  return {
    // Tab takes the active option of an open list: there is none before something is typed.
    defaultActiveFirstOption: typed !== '',
    open: isOpen,
    onOpenChange: (open: boolean) => {
      setOpen(open && isUsed());
      // antd closes the list and clears the text also when it chose nothing, because the options are
      // not loaded, or not rendered long enough for one to be active.
      if (!open) void take(ended.current, firstMatch);
      ended.current = '';
    },
    showSearch: {
      searchValue: typed,
      filterOption: holds,
      filterSort: byBeginning,
      onSearch: (text: string) => {
        setTyped(text);
        if (!isUsed()) void take(text);
      },
    },
    onFocus: () => void fetch(),
    retry: () => {
      void fetch();
      document.getElementById(field.id)?.focus();
    },
    onInputKeyDown: ({ key }: { key: string }) => {
      ended.current = key === 'Enter' || key === 'Tab' ? typed : '';
    },
    onSelect: () => {
      ended.current = '';
      setTyped('');
    },
    onBlur: () => {
      void take(typed);
      field.blur();
    },
  };
}
