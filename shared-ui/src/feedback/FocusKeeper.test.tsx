import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Page } from '../page/Page';
import { Section } from '../page/Section';
import { renderScreen } from '../testing/renderScreen';
import { useConfirm } from './useConfirm';

function Names({ names: first }: { names: string[] }) {
  const [names, setNames] = useState(first);
  const confirm = useConfirm();
  const remove = async (name: string) => {
    if (await confirm({ title: 'Supprimer ?', confirmLabel: 'Oui' })) {
      setNames((all) => all.filter((one) => one !== name));
    }
  };
  if (names.length === 0) return <p>Aucun résultat</p>;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          {name}
          <button>Modifier {name}</button>
          <button onClick={() => void remove(name)}>Supprimer {name}</button>
        </li>
      ))}
    </ul>
  );
}

function Approval() {
  const [waits, setWaits] = useState(true);
  return waits ? <button onClick={() => setWaits(false)}>Approuvé</button> : <p>Fait</p>;
}

const button = (name: string) => screen.getByRole('button', { name });

async function remove(user: ReturnType<typeof renderScreen>['user'], name: string) {
  await user.click(button(`Supprimer ${name}`));
  await user.click(await screen.findByRole('button', { name: 'Oui' }));
}

test('moves the focus from a deleted row to the next, from the last to the previous, otherwise to the title', async () => {
  const { user } = renderScreen(
    <Page title="Avantages">
      <Names names={['Afi', 'Kossi', 'Zoé']} />
    </Page>,
  );
  await remove(user, 'Kossi');
  await waitFor(() => expect(button('Supprimer Zoé')).toHaveFocus());
  await remove(user, 'Zoé');
  await waitFor(() => expect(button('Supprimer Afi')).toHaveFocus());
  await remove(user, 'Afi');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('moves the focus from a removed button to the title of its section, otherwise of the page', async () => {
  const { user } = renderScreen(
    <Page title="Koffi MENSAH">
      <Section title="Approbation">
        <Approval />
      </Section>
    </Page>,
  );
  await user.click(button('Approuvé'));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Approbation' })).toHaveFocus());
});

test('leaves the focus on the body after a click outside every control', async () => {
  const { user } = renderScreen(
    <Page title="Avantages">
      <Approval />
      <p>Texte</p>
    </Page>,
  );
  const approve = button('Approuvé');
  approve.focus();
  await user.click(screen.getByText('Texte'));
  expect(document.body).toHaveFocus();
  await user.tab();
  expect(approve).toHaveFocus();
});

test('returns the focus to the button of a menu that hides its focused entry, then removes it', async () => {
  function Row() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button>Actions</button>
        {open && (
          <div role="menu">
            <button role="menuitem" onBlur={() => setTimeout(() => setOpen(false), 50)}>
              Voir
            </button>
          </div>
        )}
      </>
    );
  }
  renderScreen(<Row />);
  button('Actions').focus();
  const entry = screen.getByRole('menuitem');
  entry.focus();
  // A browser blurs an element that is hidden; jsdom hides nothing.
  entry.checkVisibility = () => false;
  entry.blur();
  await waitFor(() => expect(entry).not.toBeInTheDocument());
  await waitFor(() => expect(button('Actions')).toHaveFocus());
});
