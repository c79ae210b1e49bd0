import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../testing/renderScreen';
import { Avatar } from './Avatar';
import { InlineAlert } from './InlineAlert';
import { Section } from './Section';

test.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('an alert of kind %s has the role %s, and no icon is read', (kind, role) => {
  renderScreen(<InlineAlert kind={kind}>Réessayez.</InlineAlert>);
  expect(screen.getByRole(role)).toHaveTextContent('Réessayez.');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a section is a landmark named by its title', () => {
  renderScreen(<Section title="Biographie">Née à Lomé</Section>);
  expect(screen.getByRole('region', { name: 'Biographie' })).toHaveTextContent('Née à Lomé');
  expect(screen.getByRole('heading', { level: 2, name: 'Biographie' })).toBeInTheDocument();
});

test('a photo that does not load becomes the initials', () => {
  renderScreen(<Avatar name={{ nom: 'da SILVA', prenoms: 'Élise' }} src="/files/photos/perdue" />);
  const photo = screen.getByRole('img', { name: 'Photo de da SILVA Élise' });
  fireEvent.error(photo);
  expect(screen.getByRole('img', { name: 'da SILVA Élise' })).toHaveTextContent('ÉS');
});
