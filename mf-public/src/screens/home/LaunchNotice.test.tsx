import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { LaunchNotice } from './LaunchNotice';

/** Configuration, as inlined by the gateway; read once per page. */
beforeAll(() => {
  const launch = { date: '2030-05-01', notice: 'Lancement du club Alumni' };
  const site = { name: 'Les anciens', tagline: 'Ensemble on va plus loin', launch };
  const json = JSON.stringify(site);
  document.body.innerHTML = `<script type="application/json" id="site">${json}</script>`;
});
afterEach(() => jest.useRealTimers());

test.each([
  ['2030-04-30T23:59:59Z', 'Lancement du club Alumni'],
  ['2030-05-01T00:00:00Z', 'Les anciens Ensemble on va plus loin'],
])('on %s the notice shows %j', (now, text) => {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['performance'] });
  renderScreen(<LaunchNotice />);
  expect(screen.getByRole('region', { name: 'Annonce' })).toHaveTextContent(
    new RegExp(`^${text}$`),
  );
});
