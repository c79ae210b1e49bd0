import { useEffect, useEffectEvent, useState } from 'react';
import { firstMatch, named, type LabelledOption } from './filter-options';

export interface TypedSearch {
  typed: string;
  /** Whether the field has the focus. */
  isIn: boolean;
  /** Enter was pressed before the options were loaded. */
  isEntered: boolean;
  type: (text: string) => void;
  press: () => void;
  enter: () => void;
  leave: () => void;
}

interface SearchRules {
  options: readonly LabelledOption[];
  /** The options are loading: the typed text waits for them. */
  isLoading: boolean;
  /** Clears a text that matches no option on blur. */
  forgets: boolean;
  choose: (value: string | number) => void;
}

/**
 * On blur, a typed or autofilled full label counts as chosen; after Enter, the first option that
 * contains the text.
 */
export function useTypedSearch({ options, isLoading, forgets, choose }: SearchRules): TypedSearch {
  const [text, setText] = useState('');
  const [isIn, setIn] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const isJudged = !isIn && !isLoading && text !== '';
  const find = isEntered ? firstMatch : named;
  const value = isJudged ? find(text, options)?.value : undefined;
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (value !== undefined) take(value);
  }, [value]);
  const typed = isJudged && (value !== undefined || forgets) ? '' : text;
  return {
    typed,
    isIn,
    isEntered,
    type: (next) => {
      // antd clears its search when its list closes, which is after the blur.
      if (!isIn && !next) return;
      setText(next);
      setEntered(false);
    },
    press: () => setEntered(true),
    enter: () => {
      setText(typed);
      setEntered(false);
      setIn(true);
    },
    leave: () => setIn(false),
  };
}
