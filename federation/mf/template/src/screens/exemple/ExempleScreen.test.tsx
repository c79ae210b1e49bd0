import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator } from '../../testing/people';
import { ExempleScreen } from './ExempleScreen';

test('counts the clicks', async () => {
  const { user } = renderScreen(<ExempleScreen />, { user: administrator });
  await user.click(screen.getByRole('button', { name: 'Essayer' }));
  expect(screen.getByRole('status')).toHaveTextContent('Essais : 1');
});
