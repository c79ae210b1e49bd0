import { useEffect, useEffectEvent, useState } from 'react';
import { named, type LabelledOption } from './filter-options';

export interface TypedSearch {
  typed: string;
  /** The focus is in the field. */
  isIn: boolean;
  type: (text: string) => void;
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

/** What was typed in full, by hand or by the browser, counts as chosen when the field is left. */
export function useTypedSearch({ options, isLoading, forgets, choose }: SearchRules): TypedSearch {
  const [text, setText] = useState('');
  const [isIn, setIn] = useState(false);
  const isJudged = !isIn && !isLoading && text !== '';
  const value = isJudged ? named(text, options)?.value : undefined;
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (value !== undefined) take(value);
  }, [value]);
  const typed = isJudged && (value !== undefined || forgets) ? '' : text;
  return {
    typed,
    isIn,
    // antd empties its search when its list closes, which is after the field was left.
    type: (next) => (isIn || next) && setText(next),
    enter: () => {
      setText(typed);
      setIn(true);
    },
    leave: () => setIn(false),
  };
}
