import type { EventData, EventName } from '@alumni/shared-contract';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** An event as it was published, for the tools panel. */
export interface RecordedEvent {
  /** Its number on this page. */
  order: number;
  name: string;
  data: unknown;
  /** Published by this tab, not by another one of the same browser. */
  isOwn: boolean;
  at: Date;
  /** Listeners of this tab at that time. */
  listeners: number;
}

type Listener = (data: never, isOwn: boolean) => void;
interface Message {
  name: string;
  data: unknown;
}

/** Events kept for the tools panel. */
const kept = 50;
const listeners = new Map<string, Set<Listener>>();
const watchers = new Set<() => void>();
let recorded: readonly RecordedEvent[] = [];
let delivered = 0;

let tabs: BroadcastChannel | undefined;

/**
 * The other tabs of this browser; they may show other releases, so names carry a version. Opened when
 * needed: the server loads this module too, where a channel would lead to other requests.
 */
function otherTabs(): BroadcastChannel | undefined {
  if (tabs || typeof BroadcastChannel === 'undefined') return tabs;
  tabs = new BroadcastChannel('alumni-events');
  tabs.addEventListener('message', ({ data }: MessageEvent<Message>) => deliver(data, false));
  addEventListener('pagehide', leaveTabs, { once: true });
  return tabs;
}

/** An open channel may keep a page out of the browser's cache for Back and Forward. */
function leaveTabs(): void {
  tabs?.close();
  tabs = undefined;
  addEventListener('pageshow', () => otherTabs(), { once: true });
}

/**
 * Tells all remotes on this page, and in the other tabs of this browser, what happened.
 * @param name event and version, of the shared contract
 */
export function publishEvent<Name extends EventName>(name: Name, data: EventData<Name>): void {
  deliver({ name, data }, true);
  otherTabs()?.postMessage({ name, data });
}

/**
 * Listens while the component is shown. A handler that throws is reported as a fault of the page; the
 * other listeners still get the event.
 * @param handler `isOwn`: published by this tab
 */
export function useEvent<Name extends EventName>(
  name: Name,
  handler: (data: EventData<Name>, isOwn: boolean) => void,
): void {
  const latest = useEffectEvent(handler);
  useEffect(() => {
    const listener: Listener = (data, isOwn) => latest(data, isOwn);
    const all = listeners.get(name) ?? new Set();
    listeners.set(name, all.add(listener));
    otherTabs();
    return () => void all.delete(listener);
  }, [name]);
}

/** The latest 50 events, the latest first: of this tab, and of others once something listens. */
export function useRecordedEvents(): readonly RecordedEvent[] {
  return useSyncExternalStore(watch, () => recorded);
}

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  otherTabs();
  return () => void watchers.delete(onChange);
}

function deliver({ name, data }: Message, isOwn: boolean): void {
  const all = [...(listeners.get(name) ?? [])];
  delivered += 1;
  const event = { order: delivered, name, data, isOwn, at: new Date(), listeners: all.length };
  recorded = [event, ...recorded].slice(0, kept);
  for (const listener of all) {
    try {
      listener(data as never, isOwn);
    } catch (error) {
      reportError(error);
    }
  }
  for (const onChange of watchers) onChange();
}
