import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { VisitingRouter } from '../router/VisitingRouter';
import { renderScreen } from '../testing/renderScreen';
import { Page } from './Page';
import { setSiteName } from './site-name';

test("sets the document title, formats the count in French, leaves the first page's focus alone", () => {
  setSiteName('Réseau');
  renderScreen(<Page title="Liste des anciens" count={19000} />);
  expect(document.title).toBe('Liste des anciens · Réseau');
  const title = screen.getByRole('heading', { level: 1 });
  expect(title.textContent?.replace(/\s/g, ' ')).toBe('Liste des anciens (19 000)');
  expect(title).not.toHaveFocus();
});

test('on a page of another site it leaves the title and the focus alone', async () => {
  document.title = 'Mon école';
  const visit = (name: string) => (
    <VisitingRouter path={`/${name}`}>
      <Page title={name} />
    </VisitingRouter>
  );
  render(visit('un'));
  render(visit('deux'));
  expect(await screen.findByRole('heading', { name: 'deux' })).not.toHaveFocus();
  expect(document.title).toBe('Mon école');
});

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-2)}>Retour</button>;
}

test('focuses the title of each next page, not after a change of the query', async () => {
  const { user } = renderScreen(
    <Page title="Détail">
      <Link to="/anciens/2">Suivant</Link>
      <Link to="/anciens/2?page=2">Page 2</Link>
      <Back />
    </Page>,
    { path: '/anciens/1', route: '/anciens/:id' },
  );
  await user.click(screen.getByRole('link', { name: 'Suivant' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Retour' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

type User = ReturnType<typeof renderScreen>['user'];

test.each<[string, string, (user: User) => Promise<void>]>([
  ['by a press', 'Notifications', (user) => user.click(screen.getByText('Notifications'))],
  ['by Tab', 'Notifications', (user) => user.tab()],
  ['in a field', 'Rechercher', (user) => user.type(screen.getByLabelText('Rechercher'), 'Afi')],
])('a slow page leaves the focus where the user moved it: %s', async (_, name, move) => {
  const { user, arrive } = loadSlowly();
  await user.click(screen.getByRole('link', { name: 'Suivant' }));
  await move(user);
  arrive();
  expect(await screen.findByRole('heading', { name: 'Détail' })).not.toHaveFocus();
  expect(screen.getByLabelText(name)).toHaveFocus();
});

test('a slow page takes the focus when the user did not move it', async () => {
  const { user, arrive } = loadSlowly();
  await user.click(screen.getByRole('link', { name: 'Suivant' }));
  arrive();
  expect(await screen.findByRole('heading', { name: 'Détail' })).toHaveFocus();
});

test('a slow page takes the focus after a press on nothing', async () => {
  const { user, arrive } = loadSlowly();
  await user.click(screen.getByRole('link', { name: 'Suivant' }));
  await user.click(document.body);
  arrive();
  expect(await screen.findByRole('heading', { name: 'Détail' })).toHaveFocus();
});

const arrived = 'arrived';

/** A page with a menu; the next one is empty until `arrive`. */
function loadSlowly() {
  const { user } = renderScreen(<SlowPages />, { path: '/anciens/1', route: '/anciens/:id' });
  return { user, arrive: () => act(() => void dispatchEvent(new Event(arrived))) };
}

function SlowPages() {
  const { pathname } = useLocation();
  const [isThere, setThere] = useState(false);
  useEffect(() => addEventListener(arrived, () => setThere(true), { once: true }), []);
  return (
    <>
      <Link to="/anciens/2">Suivant</Link>
      <button aria-label="Notifications">Notifications</button>
      <input aria-label="Rechercher" />
      {pathname === '/anciens/1' && <Page title="Liste" />}
      {isThere && <Page title="Détail" />}
    </>
  );
}

test('the back link comes with the actions, after the title, on every page', () => {
  renderScreen(
    <Page
      title="Détail"
      back={{ to: '/anciens', label: 'Liste des anciens' }}
      actions={<button>Modifier</button>}
    />,
  );
  const title = screen.getByRole('heading', { level: 1 });
  const back = screen.getByRole('link', { name: 'Liste des anciens' });
  const action = screen.getByRole('button', { name: 'Modifier' });
  expect(back.parentElement).toBe(action.parentElement);
  expect(title.compareDocumentPosition(back)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(title.closest('header')).toBe(title.closest('header')?.parentElement?.firstElementChild);
});
