import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import type { TypedSearch } from '../select-field/useTypedSearch';

export const SearchContext = createContext<TypedSearch | null>(null);

/**
 * antd names an active option where there is none yet, the one of index -1, and takes Enter and Tab
 * for the end of the search then: what was typed would be lost. Here Enter waits for the option.
 */
export function SearchInput(props: ComponentProps<'input'>) {
  const search = use(SearchContext);
  const named = props['aria-activedescendant'];
  const active = named?.endsWith('_-1') ? undefined : named;
  const isDue = search?.isEntered === true && active !== undefined;
  const enter = useEffectEvent(() => pressEnter(document.getElementById(props.id ?? '')));
  useEffect(() => {
    if (!isDue) return;
    // Once antd has drawn what it says.
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  }, [isDue]);

  function waitForOption(event: KeyboardEvent<HTMLInputElement>) {
    if (active || event.currentTarget.value === '') return;
    if (event.key === 'Enter') {
      // It would send the form.
      event.preventDefault();
      search?.press();
    }
    if (event.key === 'Enter' || event.key === 'Tab') event.stopPropagation();
  }
  return <input {...props} aria-activedescendant={active} onKeyDownCapture={waitForOption} />;
}

/** antd reads the number of a key, and hears no second Enter before the first has come up. */
function pressEnter(input: HTMLElement | null) {
  for (const type of ['keydown', 'keyup']) {
    const key = { key: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true };
    input?.dispatchEvent(new KeyboardEvent(type, key));
  }
}
