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
 * antd marks an active option of index -1 before there is one, and ends the search on Enter and
 * Tab, which loses the typed text. Here Enter waits for the options.
 */
export function SearchInput(props: ComponentProps<'input'>) {
  const search = use(SearchContext);
  const named = props['aria-activedescendant'];
  const active = named?.endsWith('_-1') ? undefined : named;
  const isDue = search?.isEntered === true && active !== undefined;
  const enter = useEffectEvent(() => pressEnter(document.getElementById(props.id ?? '')));
  useEffect(() => {
    if (!isDue) return;
    // After antd has rendered its attribute.
    const timer = setTimeout(enter);
    return () => clearTimeout(timer);
  }, [isDue]);

  function waitForOption(event: KeyboardEvent<HTMLInputElement>) {
    if (active || event.currentTarget.value === '') return;
    if (event.key === 'Enter') {
      // Enter would submit the form.
      event.preventDefault();
      search?.press();
    }
    if (event.key === 'Enter' || event.key === 'Tab') event.stopPropagation();
  }
  return <input {...props} aria-activedescendant={active} onKeyDownCapture={waitForOption} />;
}

/** antd reads the key code, and ignores a second Enter until the first key is released. */
function pressEnter(input: HTMLElement | null) {
  for (const type of ['keydown', 'keyup']) {
    const key = { key: 'Enter', keyCode: 13, which: 13, bubbles: true, cancelable: true };
    input?.dispatchEvent(new KeyboardEvent(type, key));
  }
}
