import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../guest/Button';
import { renderScreen } from '../testing/renderScreen';
import { notifyError, notifySuccess, notifyWarning } from './notify';
import { useConfirm } from './useConfirm';

test('a success has the role status, errors and warnings the role alert', () => {
  renderScreen(<p />);
  act(() => {
    notifySuccess();
    notifyError();
    notifyWarning('Attention!', 'Données invalides ou compte désactivé.');
  });
  expect(screen.getByRole('status')).toHaveTextContent('Opération effectuée');
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent);
  expect(alerts.join()).toContain('Oups quelque chose s’est mal passé');
  expect(alerts.join()).toContain('Attention!Données invalides ou compte désactivé.');
});

test('two successes about different objects show two toasts', () => {
  renderScreen(<p />);
  act(() => {
    notifySuccess(undefined, 'Fête des anciens');
    notifySuccess(undefined, 'Remise des diplômes');
  });
  const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(statuses.join()).toContain('Opération effectuéeFête des anciens');
  expect(statuses.join()).toContain('Opération effectuéeRemise des diplômes');
});

test('the same message six times shows one toast', () => {
  renderScreen(<p />);
  act(() => {
    for (let call = 0; call < 6; call += 1) notifyError('Votre connexion a expirée');
  });
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a toast disappears after four seconds, and stays while the pointer is over it', () => {
  jest.useFakeTimers();
  try {
    renderScreen(<p />);
    act(() => notifySuccess());
    act(() => jest.advanceTimersByTime(3_900));
    fireEvent.mouseEnter(screen.getByRole('status').parentElement!);
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.getByRole('status')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByRole('status').parentElement!);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

function Delete() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('');
  return (
    <>
      <Button
        onClick={() =>
          void confirm({ title: 'Supprimer l’actualité ?', confirmLabel: 'Supprimer' }).then(
            (yes) => setAnswer(yes ? 'supprimé' : 'gardé'),
          )
        }
      >
        Effacer
      </Button>
      {answer}
    </>
  );
}

test('a confirmation focuses Annuler first, which answers false and returns the focus', async () => {
  const { user } = renderScreen(<Delete />);
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByRole('alertdialog', { name: 'Supprimer l’actualité ?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(await screen.findByText('gardé')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Effacer' })).toHaveFocus();
});

test('the confirming button answers true', async () => {
  const { user } = renderScreen(<Delete />);
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(screen.getByText('supprimé')).toBeInTheDocument());
});
