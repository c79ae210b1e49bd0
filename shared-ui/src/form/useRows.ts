import { useState } from 'react';
import { useFormShared } from './form-context';
import { useFieldState } from './useFieldState';

interface FormRow {
  /** React key, stable when the row moves. */
  key: string;
  /** Prefix of its field names: `parcours.2`. */
  name: string;
  index: number;
}

/** Rows of a list and what changes them; indexes start at 0. */
export interface FormRows<Row> {
  rows: readonly FormRow[];
  add: (row: Row) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Server message about the whole list. */
  error: string | undefined;
}

/**
 * Rows of a list in a form; values and server messages move with their row.
 * @param name field that holds the array: `parcours`
 * @throws {Error} outside a `Form`
 */
export function useRows<Row>(name: string): FormRows<Row> {
  const { value = [], change } = useFieldState<readonly Row[]>(name);
  const { serverErrors, clearServerError, moveServerErrors } = useFormShared();
  const [keys, setKeys] = useRowKeys(value.length);

  function reorder(order: readonly number[]) {
    moveServerErrors(name, (index) => {
      const to = order.indexOf(index);
      return to < 0 ? null : to;
    });
    clearServerError(name);
    setKeys(order.map((index) => keys[index]!));
    change(order.map((index) => value[index]!));
  }
  const all = keys.map((_, index) => index);
  return {
    rows: keys.map((key, index) => ({ key, name: `${name}.${index}`, index })),
    error: serverErrors[name],
    add: (row) => {
      clearServerError(name);
      setKeys([...keys, newKey()]);
      change([...value, row]);
    },
    remove: (index) => reorder(all.filter((one) => one !== index)),
    move: (from, to) => {
      const others = all.filter((one) => one !== from);
      reorder([...others.slice(0, to), from, ...others.slice(to)]);
    },
  };
}

/** One key per row; new keys for values from outside (a reload). */
function useRowKeys(length: number) {
  const [keys, setKeys] = useState<readonly string[]>(() => newKeys(length));
  if (keys.length === length) return [keys, setKeys] as const;
  const fitted = [...keys.slice(0, length), ...newKeys(Math.max(0, length - keys.length))];
  setKeys(fitted);
  return [fitted, setKeys] as const;
}

let count = 0;
const newKey = () => `row-${(count += 1)}`;
const newKeys = (length: number) => Array.from({ length }, newKey);
