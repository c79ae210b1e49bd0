/**
 * Path and query of an address, without one parameter. One slash at the start: a path with two would
 * lead to another host.
 */
export function addressWithout(address: URL, parameter: string): string {
  const rest = new URLSearchParams(address.searchParams);
  rest.delete(parameter);
  const query = rest.toString();
  return address.pathname.replace(/^\/+/, '/') + (query && `?${query}`);
}
