import { useState, type KeyboardEvent } from 'react';
import { filterOptions, type LabelledOption } from './filter-options';

interface ComboboxOptions {
  options: readonly LabelledOption[];
  value: string | number | undefined;
  choose: (value: string | number | null) => void;
}

/** State and keys of a combobox (WAI-ARIA pattern, list autocomplete). */
export function useCombobox({ options, value, choose }: ComboboxOptions) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = typed === null ? options : filterOptions(options, typed);

  function close() {
    setOpen(false);
    setTyped(null);
    setActive(-1);
  }
  function pick(option: LabelledOption) {
    choose(option.value);
    close();
  }
  function step(by: number) {
    setOpen(true);
    const from = active < 0 && by < 0 ? 0 : active;
    setActive(found.length === 0 ? -1 : (from + by + found.length) % found.length);
  }
  function onKeyDown(event: KeyboardEvent) {
    const chosen = open ? found[active] : undefined;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    // Never sends the form while the list is open, even one that is still loading.
    else if (event.key === 'Enter' && open) {
      if (chosen) pick(chosen);
    } else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    text: typed ?? labelOf(options, value),
    open,
    found,
    activeIndex: active,
    pick,
    onKeyDown,
    show: () => setOpen(true),
    type: (text: string) => {
      setTyped(text);
      setOpen(true);
      setActive(text ? 0 : -1);
    },
    /** What was typed in full counts as chosen, an emptied box as none; the rest is forgotten. */
    leave: () => {
      if (typed?.trim() === '') choose(null);
      const only = typed ? found.filter(({ label }) => label.length === typed.trim().length) : [];
      if (only.length === 1 && only[0]) choose(only[0].value);
      close();
    },
  };
}

/** A value whose options are not here yet is shown as it is: countries are kept by name. */
function labelOf(options: readonly LabelledOption[], value: string | number | undefined): string {
  if (value === undefined || value === null) return '';
  return options.find((option) => option.value === value)?.label ?? String(value);
}
