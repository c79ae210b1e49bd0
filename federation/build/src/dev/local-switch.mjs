const parameter = 'mf-local';
const switchCookie = 'mf_local';

/** `?mf-local=off` shows the page without the local remote until `?mf-local=on`. */
export function localSwitch(request, response, next) {
  const url = new URL(request.url, 'http://dev.invalid');
  const asked = url.searchParams.get(parameter);
  if (asked !== 'on' && asked !== 'off') return next();
  url.searchParams.delete(parameter);
  const life = asked === 'off' ? '' : '; Max-Age=0';
  response.writeHead(302, {
    'set-cookie': `${switchCookie}=off; Path=/; SameSite=Lax${life}`,
    // A path with two leading slashes would lead to another host.
    location: url.pathname.replace(/^\/+/, '/') + url.search,
  });
  return response.end();
}

/** @param {import('node:http').IncomingMessage} request */
export function isSwitchedOff(request) {
  return `; ${request.headers.cookie ?? ''}`.includes(`; ${switchCookie}=off`);
}
