import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { LookalikeState } from '../select-field/select-control';
import type { TypedSearch } from '../select-field/useTypedSearch';

/** Takes over the focus, and replays the click and the keys that came before antd. */
export function useTakeOver(
  place: RefObject<HTMLElement | null>,
  lookalike: LookalikeState,
  { typed, isEntered, press }: TypedSearch,
) {
  const before = useRef({ ...lookalike, typed, isEntered, press });
  useLayoutEffect(() => {
    if (before.current.isFocused) inputIn(place.current)?.focus();
  }, [place]);
  useEffect(() => {
    const { isFocused, isOpen, typed, isEntered, press } = before.current;
    const input = inputIn(place.current);
    if (!input || !isFocused) return;
    if (isOpen) input.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    if (typed) typeInto(input, typed);
    if (isEntered) press();
  }, [place]);
}

/** React ignores a value that is set directly on the element. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The text input inside antd's select. */
export const inputIn = (select: HTMLElement | null) => select?.querySelector('input') ?? null;
