import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Handover } from '../select-field/select-control';
import type { TypedSearch } from '../select-field/useTypedSearch';

/** Takes over the focus; the press and the keys that came before antd are done to it again. */
export function useTakeOver(
  place: RefObject<HTMLElement | null>,
  handover: Handover,
  { typed, isEntered, press }: TypedSearch,
) {
  const before = useRef({ ...handover, typed, isEntered, press });
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

/** React hears of no value that is set in the ordinary way. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Where one types in antd's select. */
export const inputIn = (select: HTMLElement | null) => select?.querySelector('input') ?? null;
