import type { MatchedRoute } from '@alumni/federation-registry';
import type { RouteEntry } from '@alumni/shared-contract';

/** First request of every page: the signed-in person. */
export const sessionAddress = '/api/users/current';

/**
 * Addresses of the data to preload with the first screen.
 * @param mayOpen the request has a session of a person who may open a route behind the sign-in
 */
export function pageData(match: MatchedRoute, query: URLSearchParams, mayOpen: boolean): string[] {
  const { access } = match.route;
  const mayAsk = access === 'all' || (access !== 'guest' && mayOpen);
  return [sessionAddress, ...(mayAsk ? routeData(match, query) : [])];
}

/** Whether a guest may open the route: its data is the same for everybody. */
export const isPublic = ({ access }: RouteEntry) => access === 'all' || access === 'guest';

/**
 * Addresses of the data that a route declares.
 * @param personId person signed in; addresses with it are left out while it is not known
 */
export function routeData(
  { route, params }: MatchedRoute,
  query: URLSearchParams,
  personId?: number,
): string[] {
  return (route.data ?? [])
    .filter((template) => personId !== undefined || !template.includes(ofPerson))
    .map((template) => template.replaceAll(ofPerson, String(personId)))
    .map((template) => fill(template, params, query));
}

const ofPerson = '{person.id}';

/** Fills `{params.id}` and `{query.page}`; query pairs with empty values are left out. */
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
