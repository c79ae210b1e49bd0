import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator } from '../../testing/people';
import { EventsScreen } from './EventsScreen';

test('counts the clicks', async () => {
  const { user } = renderScreen(<EventsScreen />, { user: administrator });
  await user.click(screen.getByRole('button', { name: 'Essayer' }));
  expect(screen.getByRole('status')).toHaveTextContent('Essais : 1');
});
