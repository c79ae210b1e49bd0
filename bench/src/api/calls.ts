import type autocannon from 'autocannon';

export interface Call {
  name: string;
  url: string;
  /** Sent in turn by each connection. */
  requests: (autocannon.Request & { path: string; headers?: Record<string, string> })[];
  /** Compared with pgbench too. */
  isDirectory?: boolean;
}

interface Session {
  cookie: string;
  csrf: string;
  login: string;
}

const list = '/api/users/students/list';
/** Frequent and rare names of the demo. */
const words = ['mensah', 'koffi', 'helene', 'dalmeida', 'jean', 'adjovi kossi', 'ama', 'zinsou'];

/** The most frequent calls: login, current user, directory, home page. */
export function callsOf(
  url: string,
  sessions: Record<'member' | 'administrator', Session>,
): Call[] {
  const { member, administrator } = sessions;
  const as = ({ cookie }: Session, paths: string[]) =>
    paths.map((path) => ({ path, headers: { cookie } }));
  const guest = (name: string, path: string): Call => ({ name, url, requests: [{ path }] });
  const pages = Array.from({ length: 40 }, (_, index) => `${list}?page=${1 + index * 7}`);
  const searches = words.map((word) => `${list}?search=${encodeURIComponent(word)}`);
  const directory = (name: string, session: Session, paths: string[]): Call => ({
    name,
    url,
    requests: as(session, paths),
    isDirectory: true,
  });
  return [
    {
      name: 'connexion',
      url,
      requests: [
        {
          method: 'POST',
          path: '/auth/login',
          headers: {
            'content-type': 'application/json',
            'x-xsrf-token': member.csrf,
            cookie: `XSRF-TOKEN=${member.csrf}`,
          },
          body: member.login,
        },
      ],
    },
    { name: 'utilisateur courant', url, requests: as(member, ['/api/users/current']) },
    directory('annuaire, page (équipe)', administrator, pages),
    directory('annuaire, page (membre, quota compté)', member, pages),
    directory('annuaire, recherche (équipe)', administrator, searches),
    guest('accueil : slides', '/api/v2/home-slides/get/for-display'),
    guest('accueil : catégories', '/api/v2/alumni-categories'),
    guest('accueil : types', '/api/v2/alumni-types/get/for-display'),
    guest('accueil : actualités', '/api/guest/actualities?draft=0&limit=5&sort=-date_publication'),
    guest('accueil : opportunités', '/api/opportunities/latest'),
  ];
}

/** Opens a session like a browser. */
export async function signIn(url: string, email: string, password: string): Promise<Session> {
  const csrf = valueOf(await fetch(`${url}/sanctum/csrf-cookie`), 'XSRF-TOKEN');
  const login = JSON.stringify({ email, password });
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-xsrf-token': csrf,
      cookie: `XSRF-TOKEN=${csrf}`,
    },
    body: login,
  });
  if (!answer.ok) throw new Error(`${email} n'a pas pu se connecter : ${answer.status}`);
  return { cookie: `alumni_session=${valueOf(answer, 'alumni_session')}`, csrf, login };
}

function valueOf(answer: Response, cookie: string): string {
  const sent = answer.headers.getSetCookie().find((value) => value.startsWith(`${cookie}=`));
  return decodeURIComponent(sent?.slice(cookie.length + 1).split(';')[0] ?? '');
}
