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

test.each([
  'nom, prénoms',
  'sexe',
  'date de naissance',
  'situation matrimoniale',
  'nationalité',
  'numéro de téléphone',
  'adresse e-mail',
  'pays de résidence et ville',
  'profession',
  'employeur',
  'biographie',
  'photo',
  'campus',
  'filière',
  'année de diplôme',
  'type d’ancien',
  'le nom, le numéro de téléphone et l’adresse e-mail des trois personnes que vous citez',
  'nombre de vos connexions',
  'nombre de vues',
  'dernière connexion',
  'adresse IP',
  'comptes Google ou Facebook',
  'acceptation des conditions',
  'notifications',
  'page de contact',
  'sur la page d’accueil',
  'journal des actions',
  'cookies',
])('the privacy policy names the stored data: %s', (datum) => {
  open();
  const first = screen.getByRole('heading', { name: '1. Collecte de l’information' });
  const lines = within(first.parentElement!).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent).join(' ')).toContain(datum);
});

test('the privacy policy has the configured durations', () => {
  open();
  const text = part('Politique de confidentialité')
    .getAllByRole('listitem')
    .map((line) => line.textContent)
    .join(' ');
  expect(text).toContain('après 14 jours sans visite, 90 jours au plus');
  expect(text).toContain('l’adresse et l’objet 30 jours plus tard');
  expect(text).toMatch(/journal des actions de l’équipe, .* : 12 mois\./);
  expect(screen.getByText(/masqué aussitôt, puis effacé 30 jours plus tard/)).toBeVisible();
});

test('the terms name the data that sign-up and profile ask for', () => {
  open();
  const chapter = screen.getByRole('heading', { name: /Les données demandées/ }).parentElement!;
  const asked = within(chapter).getAllByRole('listitem');
  expect(asked.map((line) => line.textContent).join(' ')).toMatch(
    /nom.*prénoms.*téléphone.*e-mail.*pays de résidence.*année de diplôme.*niveau d’études.*filière/,
  );
});

test('the top links to each part, and the end to the deletion of the account', () => {
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

test('a link to the privacy policy focuses it, one to the page does not', () => {
  Element.prototype.scrollIntoView = () => undefined;
  const { unmount } = open();
  expect(screen.getByRole('region', { name: 'Politique de confidentialité' })).not.toHaveFocus();
  unmount();
  renderScreen(<TermsScreen />, { path: '/terms#confidentialite', route: '/terms', routes });
  expect(screen.getByRole('region', { name: 'Politique de confidentialité' })).toHaveFocus();
});
