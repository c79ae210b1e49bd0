import type { CurrentUser } from '@alumni/shared-contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { notifyError } from '../feedback/notify';
import { useConfirm } from '../feedback/useConfirm';
import { Button } from '../guest/Button';
import { renderScreen } from '../testing/renderScreen';
import { Dialog } from './Dialog';

function Failing() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} title="Ajouter" onClose={() => setOpen(false)}>
      <Button onClick={() => notifyError()}>Envoyer</Button>
    </Dialog>
  );
}

test('shows a toast inside the open dialog, and keeps it after closing', async () => {
  const { user } = renderScreen(<Failing />);
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('alert'));
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Oups');
});

function Adding() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ajouter</Button>
      <Dialog
        open={open}
        title="Ajouter un type"
        onClose={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>Annuler</Button>}
      >
        <form aria-label="Type">
          <label>
            Nom <input />
          </label>
        </form>
      </Dialog>
    </>
  );
}

test('focuses the first field, not the close button; Escape closes and returns the focus', async () => {
  const { user } = renderScreen(<Adding />);
  await user.click(screen.getByRole('button', { name: 'Ajouter' }));
  const dialog = screen.getByRole('dialog', { name: 'Ajouter un type' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(screen.getByLabelText('Nom')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ajouter' })).toHaveFocus();
});

function Asking() {
  const confirm = useConfirm();
  const [open, setOpen] = useState(true);
  const leave = () =>
    void confirm({ title: 'Fermer sans enregistrer ?', confirmLabel: 'Oui' }).then(
      (yes) => yes && setOpen(false),
    );
  return <Dialog open={open} title="Modifier" onClose={leave} />;
}

test('Escape answers the confirmation above the dialog, not the dialog', async () => {
  const { user } = renderScreen(<Asking />);
  await user.keyboard('{Escape}');
  const cancel = await screen.findByRole('button', { name: 'Annuler' });
  cancel.focus();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Oui' }));
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Modifier' })).not.toBeInTheDocument(),
  );
});

function Deleting() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = () =>
    void confirm({ title: 'Supprimer ?', text: 'Fête des anciens', danger: true }).then((yes) =>
      setAnswer(yes ? 'supprimé' : 'gardé'),
    );
  return (
    <>
      <Button onClick={ask}>Effacer</Button>
      {answer}
    </>
  );
}

test('asks a signed-in person in antd’s dialog: Annuler has the focus, Escape refuses', async () => {
  const { user } = renderScreen(<Deleting />, { user: { id: 1 } as CurrentUser });
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  const question = await screen.findByRole('alertdialog', { name: 'Supprimer ?' });
  expect(question).toHaveAttribute('aria-modal', 'true');
  expect(question).toHaveAccessibleDescription('Fête des anciens');
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(await screen.findByText('gardé')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Effacer' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  await user.click(await screen.findByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByText('supprimé')).toBeInTheDocument();
});
