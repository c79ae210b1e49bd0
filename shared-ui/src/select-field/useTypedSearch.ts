import { useEffect, useEffectEvent, useState } from 'react';
import { firstMatch, named, type LabelledOption } from './filter-options';

export interface TypedSearch {
  typed: string;
  /** The focus is in the field. */
  isIn: boolean;
  /** Enter was pressed after the last letter, before there was a list to choose in. */
  isEntered: boolean;
  type: (text: string) => void;
  press: () => void;
  enter: () => void;
  leave: () => void;
}

interface SearchRules {
  options: readonly LabelledOption[];
  /** The options are on their way: what was typed waits for them. */
  isLoading: boolean;
  /** What is no option is forgotten when the field is left: its list could be read. */
  forgets: boolean;
  choose: (value: string | number) => void;
}

/**
 * What was typed in full, by hand or by the browser, counts as chosen when the field is left; after
 * Enter the first option that holds it does.
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
      // antd empties its search when its list closes, which is after the field was left.
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
