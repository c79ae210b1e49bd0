import type { MatchedRoute } from '@alumni/federation/registry';

/** What every page asks for first: who is there. */
export const sessionAddress = '/api/users/current';

/**
 * Addresses of the data that the first screen asks for, to be fetched along with its code. Nothing
 * a person may not read is asked in their name: a staff screen's data waits for its screen.
 * @param hasSession the request carries a session cookie
 */
export function pageData(
  match: MatchedRoute,
  query: URLSearchParams,
  hasSession: boolean,
): string[] {
  const { access } = match.route;
  const mayAsk = access === 'all' || (access === 'session' && hasSession);
  return [sessionAddress, ...(mayAsk ? routeData(match, query) : [])];
}

/** Addresses of the data that a route declares. */
export function routeData({ route, params }: MatchedRoute, query: URLSearchParams): string[] {
  return (route.data ?? []).map((template) => fill(template, params, query));
}

/** Fills `{params.id}` and `{query.page}`; a pair of the query whose value is empty is left out. */
function fill(template: string, params: Record<string, string>, query: URLSearchParams): string {
  const [path = '', search = ''] = template.split('?');
  const value = (from: string, name: string) =>
    encodeURIComponent((from === 'params' ? params[name] : query.get(name)) ?? '');
  const filled = (text: string) =>
    text.replace(/\{(params|query)\.(\w+)\}/g, (_, from: string, name: string) =>
      value(from, name),
    );
  const pairs = search
    .split('&')
    .map(filled)
    .filter((pair) => pair && !pair.endsWith('='));
  return filled(path) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}
