import { renderScreen } from '@alumni/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../testing/factories';
import { TermsScreen } from './TermsScreen';

const open = () => renderScreen(<TermsScreen />, { path: '/terms', user: null, routes });
const part = (name: string) => within(screen.getByRole('region', { name }));

test('the privacy policy has its seven points, in the order of the description', () => {
  open();
  const points = part('Politique de confidentialité')
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
  expect(points).toEqual([
    '1. Collecte de l’information',
    '2. Utilisation des informations',
    '3. Confidentialité du commerce en ligne',
    '4. Divulgation à des tiers',
    '5. Protection des informations',
    '6. Se désabonner',
    '7. Consentement',
  ]);
});

test('the terms name the data that sign-up and profile ask for', () => {
  open();
  const chapter = screen.getByRole('heading', { name: /Les données demandées/ }).parentElement!;
  const asked = within(chapter).getAllByRole('listitem');
  expect(asked.map((line) => line.textContent).join(' ')).toMatch(
    /nom.*prénoms.*téléphone.*e-mail.*pays de résidence.*année de diplôme.*niveau d’études.*filière/,
  );
});

test('each part can be reached from the top, and the way to leave from the end', () => {
  open();
  const contents = within(screen.getByRole('navigation', { name: 'Sur cette page' }));
  for (const link of contents.getAllByRole('link')) {
    const target = link.getAttribute('href')!.slice(1);
    expect(document.getElementById(target)).toHaveAccessibleName();
  }
  expect(screen.getByRole('link', { name: /Suppression des données/ })).toHaveAttribute(
    'href',
    '/usersinfo',
  );
});

test('a link to the privacy policy brings the focus to it, one to the page does not', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { unmount } = open();
  expect(screen.getByRole('region', { name: 'Politique de confidentialité' })).not.toHaveFocus();
  unmount();
  renderScreen(<TermsScreen />, { path: '/terms#confidentialite', route: '/terms', routes });
  expect(screen.getByRole('region', { name: 'Politique de confidentialité' })).toHaveFocus();
});
