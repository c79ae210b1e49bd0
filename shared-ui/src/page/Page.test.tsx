import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
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

test.each([
  ['its opener', 'Notifications'],
  ['the panel', 'Lire'],
])('a slow page leaves the focus in a panel opened meanwhile: %s', async (_, focused) => {
  function Late() {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <button aria-expanded="true" aria-controls="panel">
          Notifications
        </button>
        <div id="panel">
          <button>Lire</button>
        </div>
        <button onClick={() => setTimeout(() => setThere(true), 50)}>Charger</button>
        <Link to="/anciens/2">Suivant</Link>
        {isThere && <Page title="Détail" />}
      </>
    );
  }
  const { user } = renderScreen(<Late />, { path: '/anciens/1', route: '/anciens/:id' });
  await user.click(screen.getByRole('link', { name: 'Suivant' }));
  await user.click(screen.getByRole('button', { name: 'Charger' }));
  screen.getByRole('button', { name: focused }).focus();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: focused })).toHaveFocus();
});

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
