import { useState } from 'react';
import type { AlumniListParams } from './alumni-filters';

/** People chosen in the list, for one action. */
export interface Selection {
  /** Whether the cards can be chosen. */
  isOn: boolean;
  ids: ReadonlySet<number>;
  /** Everybody whom the filters show, on every page. */
  isAll: boolean;
  setOn: (isOn: boolean) => void;
  /** Chooses these people, or no longer. */
  choose: (ids: readonly number[], isChosen: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

const nobody: ReadonlySet<number> = new Set();

/** The choice stays from page to page, and ends with other filters. */
export function useSelection({ filters, search }: AlumniListParams): Selection {
  const [isOn, setOn] = useState(false);
  const [ids, setIds] = useState(nobody);
  const [isAll, setAll] = useState(false);
  const shown = JSON.stringify([filters, search]);
  const [seen, setSeen] = useState(shown);
  const clear = () => {
    setIds(nobody);
    setAll(false);
  };
  if (seen !== shown) {
    setSeen(shown);
    clear();
  }
  return {
    isOn,
    ids,
    isAll,
    clear,
    setOn(value) {
      setOn(value);
      clear();
    },
    choose(changed, isChosen) {
      setAll(false);
      setIds((now) => {
        const next = new Set(now);
        for (const id of changed) {
          if (isChosen) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
    chooseAll() {
      setIds(nobody);
      setAll(true);
    },
  };
}
