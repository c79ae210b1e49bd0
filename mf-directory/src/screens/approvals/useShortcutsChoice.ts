import { keepOwn, readOwn } from '@alumni/shared-auth';
import { useSyncExternalStore } from 'react';

const key = 'approval-shortcuts';
const rememberedDays = 365;
const listeners = new Set<() => void>();

const read = () => readOwn<boolean>(key) ?? true;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys act; remembered on this device. */
export function useShortcutsChoice() {
  const isOn = useSyncExternalStore(subscribe, read, () => true);
  const setOn = (value: boolean) => {
    keepOwn(key, value, rememberedDays);
    for (const listener of listeners) listener();
  };
  return { isOn, setOn };
}
