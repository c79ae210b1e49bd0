import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { RowActions } from './RowActions';

const label = 'Actions pour LAWSON Ama';
const open = () => screen.findByRole('button', { name: label });

function show(onSelect = () => {}) {
  return renderScreen(
    <RowActions
      label={label}
      actions={[
        { key: 'edit', label: 'Modifier', to: '/admin/admins/1' },
        { key: 'delete', label: 'Supprimer', danger: true, onSelect },
      ]}
    />,
  );
}

test('a click opens the menu with a link and a button', async () => {
  const chosen = jest.fn();
  const { user } = show(chosen);
  await user.click(await open());
  expect(await screen.findByRole('link', { name: 'Modifier' })).toHaveAttribute(
    'href',
    '/admin/admins/1',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Supprimer' }));
  expect(chosen).toHaveBeenCalledTimes(1);
  // The opened dialog returns the focus to the button.
  expect(await open()).toHaveFocus();
});

test('Enter on the entry of a link follows it', async () => {
  const { user, location } = show();
  await user.click(await open());
  const line = await screen.findByRole('menuitem', { name: 'Modifier' });
  fireEvent.keyDown(line, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(location()).toBe('/admin/admins/1'));
});

test('Enter on an entry runs its action once, and activates nothing else', async () => {
  const chosen = jest.fn();
  const { user } = show(chosen);
  await user.click(await open());
  const line = await screen.findByRole('menuitem', { name: 'Supprimer' });
  const mayPress = fireEvent.keyDown(line, { key: 'Enter', keyCode: 13 });
  expect(mayPress).toBe(false);
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(await open()).toHaveFocus();
});

test('Escape closes the menu and returns the focus', async () => {
  const { user } = show();
  await user.click(await open());
  await screen.findByRole('menuitem', { name: 'Supprimer' });
  fireEvent.keyDown(window, { key: 'Escape', keyCode: 27 });
  await waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
  expect(await open()).toHaveFocus();
});

test('renders no button for a row without actions', () => {
  renderScreen(<RowActions label={label} actions={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
