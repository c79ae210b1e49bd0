import { searchDebounceMs } from '@alumni/shared-contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** What a list starts with. */
export interface ListDefaults<Filter extends string> {
  /** Filter names in the URL, with the value that means "not filtered" (mostly ''). */
  filters?: Record<Filter, string>;
  /** Default sort, omitted from the URL: `-date_publication`. */
  sort?: string;
}

/** State of a list, read from the URL, and its setters. */
export interface ListParams<Filter extends string = string> {
  /** From 1; invalid values of the URL count as 1. */
  page: number;
  /** Sort key, '-' in front for descending; '' without one. */
  sort: string;
  search: string;
  filters: Readonly<Record<Filter, string>>;
  /** Text of the search box: 300 ms ahead of `search`. */
  typedSearch: string;
  /** Whether a filter or a search is active. */
  isFiltered: boolean;
  /** Filters that are set. */
  active: readonly { name: Filter; value: string }[];
  /** Query for the API: search, sort, page and active filters; a stable object for SWR keys. */
  query: Readonly<Record<string, string | number>>;
  /** '' removes the filter. */
  setFilter: (name: Filter, value: string) => void;
  setFilters: (values: Partial<Record<Filter, string>>) => void;
  setSearch: (text: string) => void;
  setSort: (sort: string) => void;
  setPage: (page: number, options?: { replace?: boolean }) => void;
  /** Removes every filter and the search. */
  clear: () => void;
  /** Address of another page of the same list. */
  pageHref: (page: number) => string;
}

type Changes = Record<string, string | undefined>;

/**
 * List state kept in the URL: reload, Back and a shared link give the same view. Every change
 * except the page returns to page 1. Setters do not scroll, except for the page.
 * @param defaults a module constant: a new object at each render would change `query`, the SWR key
 */
export function useListParams<Filter extends string = never>(
  defaults: ListDefaults<Filter> = {},
): ListParams<Filter> {
  const [url, setUrl] = useSearchParams();
  const { pathname } = useLocation();
  const change = useCallback(
    (changes: Changes, replace = false) =>
      // The list changes under the filters: keep the scroll position.
      setUrl((now) => changed(now, { page: undefined, ...changes }), {
        replace,
        preventScrollReset: !('page' in changes),
      }),
    [setUrl],
  );
  const state = useMemo(() => readState(url, defaults), [url, defaults]);
  const box = useSearchBox(state.search, (text) => change({ search: text }, state.search !== ''));
  return {
    ...state,
    typedSearch: box.text,
    setSearch: box.type,
    setFilter: (name, value) => change({ [name]: value }),
    setFilters: (values) => change(values as Changes),
    setSort: (sort) => change({ sort: sort === defaults.sort ? undefined : sort }),
    setPage: (page, { replace = false } = {}) => change({ page: pageText(page) }, replace),
    clear: () => {
      box.reset();
      change({ search: undefined, ...emptied(defaults) });
    },
    pageHref: (page) => {
      const text = changed(url, { page: pageText(page) }).toString();
      return text ? `${pathname}?${text}` : pathname;
    },
  };
}

function readState<Filter extends string>(url: URLSearchParams, defaults: ListDefaults<Filter>) {
  const names = Object.keys(defaults.filters ?? {}) as Filter[];
  const neutral = (name: Filter) => defaults.filters?.[name] ?? '';
  const filters = Object.fromEntries(
    names.map((name) => [name, url.get(name) ?? neutral(name)]),
  ) as Record<Filter, string>;
  const active = names
    .filter((name) => filters[name] !== neutral(name))
    .map((name) => ({ name, value: filters[name] }));
  const search = url.get('search') ?? '';
  const sort = url.get('sort') ?? defaults.sort ?? '';
  const page = Math.max(1, Math.trunc(Number(url.get('page'))) || 1);
  const query: Record<string, string | number> = { page };
  if (search.trim()) query.search = search.trim();
  if (sort) query.sort = sort;
  for (const name of names) if (filters[name] !== '') query[name] = filters[name];
  return {
    page,
    sort,
    search,
    filters,
    active,
    query,
    isFiltered: active.length > 0 || search !== '',
  };
}

/** Text input state that updates the URL after a pause; a search from outside replaces it. */
function useSearchBox(search: string, send: (text: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  const [seen, setSeen] = useState(search);
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== search) {
    setSeen(search);
    if (search !== sent) setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed === search) return;
    const timer = setTimeout(() => {
      setSent(typed);
      send(typed);
    }, searchDebounceMs);
    return () => clearTimeout(timer);
    // `send` is a new function at every render, with the same effect.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [typed, search]);
  return { text: typed ?? search, type: setTyped, reset: () => setTyped(null) };
}

function changed(now: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const pageText = (page: number) => (page > 1 ? String(page) : undefined);
const emptied = (defaults: ListDefaults<string>) =>
  Object.fromEntries(Object.keys(defaults.filters ?? {}).map((name) => [name, undefined]));
