import type { RightRequest } from '../request-maker';

/** Path of a field in a request: `['json', 'parcours', '0', 'id_diplome']`. */
export type FieldPath = string[];

/** Every field at any depth, containers included. */
export function fieldsOf({ params, query, json, form }: RightRequest): FieldPath[] {
  return [
    ...Object.keys(params ?? {}).map((name) => ['params', name]),
    ...Object.keys(query ?? {}).map((name) => ['query', name]),
    ...within(json, ['json']),
    ...Object.keys(form?.fields ?? {}).map((name) => ['form', 'fields', name]),
  ];
}

function within(value: unknown, path: FieldPath): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...within(inner, [...path, name]),
  ]);
}

/** Copies a request with one field set, or removed when `value` is undefined. */
export function withField(request: RightRequest, path: FieldPath, value: unknown): RightRequest {
  return set(request, path, value) as RightRequest;
}

function set(holder: unknown, [name = '', ...rest]: FieldPath, value: unknown): unknown {
  const inner = rest.length > 0 ? set(member(holder, name), rest, value) : value;
  if (Array.isArray(holder)) return holder.with(Number(name), inner);
  const others = Object.entries(holder ?? {}).filter(([key]) => key !== name);
  const mine: [string, unknown][] = inner === undefined ? [] : [[name, inner]];
  // `fromEntries` defines properties: a field named `__proto__` stays a field.
  return Object.fromEntries([...others, ...mine]);
}

function member(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}
