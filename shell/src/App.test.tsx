import {
  CurrentUserReply,
  NotificationsReply,
  StatusReply,
  searchToggleMs,
  texts,
} from '@alumni/shared-contract';
import { http } from '@alumni/shared-auth';
import { Slot } from '@alumni/shared-ui/slot';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { CurrentUser } from '@alumni/shared-contract';
import { useEffect } from 'react';
import useSWR from 'swr';
import { offlineTitle } from './faults/fault-texts';
import { administrator, buildUser, member } from './testing/people';
import { buildRemote, buildRoute, clickAndLoad, renderShell } from './testing/renderShell';

const directory = buildRemote(
  'mf_directory',
  [
    buildRoute({
      name: 'liste_ancien',
      path: '/admin/students',
      layout: 'member',
      access: 'session',
    }),
    buildRoute({
      name: 'admin_dashboard',
      path: '/admin/dashboard',
      layout: 'member',
      access: 'staff',
    }),
  ],
  {
    menus: [
      {
        slot: 'member.sidebar',
        label: 'Liste des anciens',
        to: 'liste_ancien',
        order: 2,
        access: 'session',
      },
      {
        slot: 'member.sidebar',
        label: 'Tableau de board',
        to: 'admin_dashboard',
        order: 1,
        access: 'staff',
      },
    ],
  },
);
const site = buildRemote(
  'mf_public',
  [
    buildRoute({ name: 'home', path: '/' }),
    buildRoute({ name: 'login', path: '/login', access: 'guest' }),
    buildRoute({ name: 'register', path: '/register', access: 'guest' }),
    buildRoute({ name: 'terms', path: '/terms' }),
  ],
  { menus: [{ slot: 'public.header', label: 'Accueil', to: 'home', order: 1, access: 'all' }] },
);
const remotes = [directory, site];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

function signedIn(user: CurrentUser | null) {
  api.get('/api/users/current', CurrentUserReply, user ? [user] : []);
  if (user) api.get(`/api/users/notifications/${user.id}`, NotificationsReply, []);
}

describe('access', () => {
  test('redirects a guest from a session path to the login, without loading the screen', async () => {
    signedIn(null);
    const { loaded } = await renderShell(remotes, { path: '/admin/students?page=2' });
    await heading('Screen_login');
    expect(location.search).toBe('?next=%2Fadmin%2Fstudents%3Fpage%3D2');
    expect(loaded).toEqual(['mf_public/Screen_login']);
  });

  test('redirects a member from a staff path to the directory, without showing it', async () => {
    signedIn(member);
    const { loaded } = await renderShell(remotes, { path: '/admin/dashboard' });
    await heading('Screen_liste_ancien');
    expect(loaded).toEqual(['mf_directory/Screen_liste_ancien']);
  });

  test('redirects an unknown path to the home', async () => {
    signedIn(null);
    await renderShell(remotes, { path: '/nowhere' });
    await heading('Screen_home');
    expect(location.pathname).toBe('/');
  });
});

describe('layouts', () => {
  test('a guest sees login and sign-up, a signed-in person sees their account', async () => {
    signedIn(null);
    const { unmount } = await renderShell(remotes);
    expect(await screen.findByRole('link', { name: 'S’inscrire' })).toHaveAttribute(
      'href',
      '/register',
    );
    expect(screen.getByRole('link', { name: 'Se Connecter' })).toBeInTheDocument();
    expect(screen.getByText(`© ${new Date().getFullYear()} Réseau`)).toBeInTheDocument();
    unmount();
    signedIn(administrator);
    await renderShell(remotes);
    expect(await screen.findByRole('link', { name: 'Mon compte' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Se Connecter' })).not.toBeInTheDocument();
  });

  test('the sidebar shows the person and the entries that their role may open', async () => {
    signedIn(member);
    const { unmount } = await renderShell(remotes, { path: '/admin/students' });
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    expect(await screen.findByText('MENSAH')).toBeInTheDocument();
    expect(within(menu).queryByText('Tableau de board')).not.toBeInTheDocument();
    unmount();
    signedIn(administrator);
    await renderShell(remotes, { path: '/admin/students' });
    await screen.findByText('Tableau de board');
    const links = within(screen.getByRole('navigation', { name: 'Menu' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Tableau de board',
      'Liste des anciens',
    ]);
  });

  test('the header search opens the directory', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    await user.click(await screen.findByRole('button', { name: 'Rechercher des alumni' }));
    await user.type(await screen.findByRole('combobox'), 'mensah koffi{Enter}');
    await waitFor(() => expect(location.search).toBe('?search=mensah+koffi'));
  });

  test('the key / opens the header search, but not while one types', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    await screen.findByRole('button', { name: 'Rechercher des alumni' });
    await user.keyboard('/');
    const box = await screen.findByLabelText('Nom, métier, employeur, ville, année');
    expect(box).toHaveValue('');
    await user.type(box, 'a/b');
    expect(box).toHaveValue('a/b');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('the key / can be turned off, on this device', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    await screen.findByRole('button', { name: 'Rechercher des alumni' });
    await user.keyboard('/');
    await user.click(await screen.findByRole('checkbox', { name: /La touche .* ouvre/ }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('/');
    expect(screen.queryByRole('combobox')).toBeNull();
    // Not a double tap.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + searchToggleMs);
    await user.click(screen.getByRole('button', { name: 'Rechercher des alumni' }));
    const box = await screen.findByRole('checkbox', { name: /La touche .* ouvre/ });
    expect(box).not.toBeChecked();
    await user.click(box);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await user.keyboard('/');
    await screen.findByRole('combobox');
  });

  test('a double tap opens the header search once: the backdrop closes it only after half a second', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    const opener = await screen.findByRole('button', { name: 'Rechercher des alumni' });
    const clock = jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.click(opener);
    await screen.findByRole('combobox');
    const veil = () => screen.getByRole('dialog').parentElement!;
    clock.mockReturnValue(10_000 + searchToggleMs - 1);
    await user.click(veil());
    expect(screen.getByRole('combobox')).toBeVisible();
    clock.mockReturnValue(10_000 + searchToggleMs);
    await user.click(veil());
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  });

  test('Escape closes the header search at once, even just after opening', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    const opener = await screen.findByRole('button', { name: 'Rechercher des alumni' });
    jest.spyOn(performance, 'now').mockReturnValue(10_000);
    await user.click(opener);
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(opener).toHaveFocus();
  });

  test('a tap on the entry of the current page closes the drawer', async () => {
    signedIn(member);
    const { user } = await renderShell(remotes, { path: '/admin/students' });
    await heading('Screen_liste_ancien');
    const opener = screen.getByRole('button', { name: 'Ouvrir le menu' });
    await user.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await user.click(drawer.getByText('Liste des anciens'));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the skip link moves the focus to the content', async () => {
    signedIn(null);
    const { user } = await renderShell(remotes);
    await heading('Screen_home');
    await user.click(screen.getByText('Aller au contenu'));
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('faults', () => {
  test('shows a message in place of a remote that fails to load, and recovers on retry', async () => {
    signedIn(null);
    const { screens } = await renderShell(remotes, {
      screens: { 'mf_public/Screen_home': new Error('ScriptNetworkError: no') },
    });
    await heading('Cette page est indisponible');
    expect(screen.getByText(/^MF-/)).toBeInTheDocument();
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument();
    delete screens['mf_public/Screen_home'];
    await clickAndLoad(screen.getByRole('button', { name: texts.retry }));
    await heading('Screen_home');
  });

  test('offline, a screen not yet visited says so, and opens when the network is back', async () => {
    signedIn(null);
    const { screens } = await renderShell(remotes, {
      screens: { 'mf_public/Screen_terms': new Error('ScriptNetworkError: no') },
    });
    await heading('Screen_home');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await clickAndLoad(screen.getByRole('link', { name: 'Conditions d’utilisation' }));
    await heading(offlineTitle);
    expect(screen.queryByText(/MF-/)).toBeNull();
    expect(screen.getByRole('main').querySelector('img')).toBeNull();
    delete screens['mf_public/Screen_terms'];
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('Screen_terms');
  });

  test('a screen that throws during render leaves the rest of the page working', async () => {
    signedIn(null);
    function Broken(): never {
      throw new Error('boom');
    }
    await renderShell(remotes, { screens: { 'mf_public/Screen_home': Broken } });
    await heading('Cette page est indisponible');
    await clickAndLoad(screen.getByRole('link', { name: 'Conditions d’utilisation' }));
    await heading('Screen_terms');
  });

  test('a slot whose remote fails renders nothing', async () => {
    signedIn(null);
    const slots = [{ slot: 'home.opportunities@1', screen: './src/slots/Part', minHeight: 160 }];
    const failing = buildRemote('mf_slot', [], { slots });
    await renderShell([...remotes, failing], {
      screens: {
        'mf_slot/Part': new Error('boom'),
        'mf_public/Screen_home': () => (
          <>
            <h1>Accueil</h1>
            <Slot name="home.opportunities@1" />
          </>
        ),
      },
    });
    await heading('Accueil');
    await waitFor(() => expect(screen.getByRole('main').children).toHaveLength(1));
  });

  test('a screen that throws in an effect leaves the rest of the page working', async () => {
    signedIn(null);
    function Broken() {
      useEffect(() => {
        throw new Error('boom');
      });
      return <h1>Accueil</h1>;
    }
    await renderShell(remotes, { screens: { 'mf_public/Screen_home': Broken } });
    await heading('Cette page est indisponible');
    expect(screen.getByRole('navigation', { name: 'Menu principal' })).toBeInTheDocument();
  });

  test('a screen that throws in a click handler stays as it is', async () => {
    signedIn(null);
    const thrown = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', thrown);
    const Broken = () => (
      <>
        <h1>Accueil</h1>
        <button
          type="button"
          onClick={() => {
            throw new Error('boom');
          }}
        >
          Casser
        </button>
      </>
    );
    const { user } = await renderShell(remotes, { screens: { 'mf_public/Screen_home': Broken } });
    await heading('Accueil');
    await user.click(screen.getByRole('button', { name: 'Casser' }));
    expect(thrown).toHaveBeenCalled();
    await heading('Accueil');
    window.removeEventListener('error', thrown);
  });

  test('the retry after a crash refetches the data, and focuses the title', async () => {
    signedIn(null);
    let fails = true;
    const asked = jest.fn(async () => (fails ? null : 'Koffi'));
    function Greeting() {
      const { data } = useSWR<string | null>('/api/x', asked);
      if (data === null) throw new Error('boom');
      return <h1 tabIndex={-1}>{data ?? '…'}</h1>;
    }
    await renderShell(remotes, { screens: { 'mf_public/Screen_home': Greeting } });
    await heading('Cette page est indisponible');
    fails = false;
    await clickAndLoad(screen.getByRole('button', { name: texts.retry }));
    expect(await heading('Koffi')).toHaveFocus();
  });

  test('a remote in maintenance says so', async () => {
    signedIn(null);
    await renderShell([buildRemote('mf_public', site.remote.routes, { state: 'maintenance' })]);
    await heading('Page en maintenance');
  });
});

test('six calls that fail with 401 show one toast, and redirect to the login', async () => {
  signedIn(buildUser());
  await renderShell(remotes, { path: '/admin/students' });
  await heading('Screen_liste_ancien');
  signedIn(null);
  api.refuse('get', '/api/x', 401);
  await act(async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => http.get('/api/x')));
  });
  await heading('Screen_login');
  expect(screen.getAllByText(texts.sessionExpired)).toHaveLength(1);
});

test('a clicked notification is deleted, then opens its link', async () => {
  const notification = {
    id: 4,
    type: 'approved',
    data: JSON.stringify({
      title: 'Bienvenue',
      message: 'Approuvé',
      route: 'liste_ancien',
      params: {},
    }),
    read_at: null,
    created_at: '2026-11-20T10:00:00.000Z',
  };
  signedIn(administrator);
  api.get(`/api/users/notifications/${administrator.id}`, NotificationsReply, [notification]);
  api.delete('/api/users/notifications/delete/4', StatusReply, { status: true });
  const { user } = await renderShell(remotes, { path: '/admin/dashboard' });
  await user.click(await screen.findByRole('button', { name: 'Notifications (1)' }));
  await user.click(await screen.findByRole('menuitem', { name: /Bienvenue/ }));
  await heading('Screen_liste_ancien');
  expect(api.calls('delete')).toHaveLength(1);
});

test('shows that the page is offline', async () => {
  signedIn(null);
  await renderShell(remotes);
  await heading('Screen_home');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText(texts.offline)).toBeInTheDocument();
});
