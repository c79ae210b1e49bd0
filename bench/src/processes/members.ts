import { demoPassword } from '../../../api/demo/people/accounts';
import type { Services } from '../../../api/src/process/services';
import type { Network } from './network';

/** A member's open session, in the headers of their requests. */
export interface Member {
  id: number;
  headers: Record<string, string>;
}

/** Lets so many members of the demo sign in: they get the password of the demo's account. */
export async function chooseMembers({ context }: Services, count: number): Promise<Chosen[]> {
  const { rows } = await context.db.execute<Chosen>(`
    UPDATE people SET password_hash = (SELECT password_hash FROM people WHERE email = 'membre@alumni.test')
    WHERE id IN (
      SELECT id FROM people
      WHERE id_profil = 1 AND approved = 1 AND is_activate = 1 AND email_verified_at IS NOT NULL
      ORDER BY id LIMIT ${count}
    )
    RETURNING id, email`);
  return rows;
}

interface Chosen extends Record<string, unknown> {
  id: number;
  email: string;
}

/** Signs each of them in, through the proxy. */
export async function signInAll(get: Network['get'], chosen: Chosen[]): Promise<Member[]> {
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
