import { demoPassword } from '../../../api/demo/people/accounts';
import type { Network } from './network';

/** A member's open session, in the headers of their requests. */
export interface Member {
  id: number;
  headers: Record<string, string>;
}

/** Signs each of them in, through the proxy, with the password of the demo's accounts. */
export async function signInAll(
  get: Network['get'],
  chosen: { id: number; email: string }[],
): Promise<Member[]> {
  const members: Member[] = [];
  for (const { id, email } of chosen) members.push(await signIn(get, id, email));
  return members;
}

async function signIn(get: Network['get'], id: number, email: string): Promise<Member> {
  const cookies = new Map<string, string>();
  const keep = ({ headers }: { headers: Record<string, string | string[] | undefined> }) => {
    for (const cookie of [headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
  };
  const headers = () => ({
    'content-type': 'application/json',
    'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  keep(await get('/sanctum/csrf-cookie'));
  const body = JSON.stringify({ email, password: demoPassword });
  const answer = await get('/auth/login', { method: 'POST', headers: headers(), body });
  if (answer.status !== 200) throw new Error(`${email} : ${answer.status} ${answer.text}`);
  keep(answer);
  return { id, headers: headers() };
}
