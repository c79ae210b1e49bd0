import { render, screen } from '@testing-library/react';
import { PartnerLogo } from './PartnerLogo';

test("the picture has the partner's name, the link says that it opens another site", () => {
  const picture = { src: '/koto.svg', width: 80, height: 40 };
  render(<PartnerLogo partner={{ name: 'Koto', picture, url: 'https://koto.test' }} />);
  const link = screen.getByRole('link', { name: 'Koto (nouvel onglet)' });
  expect(link).toHaveAttribute('href', 'https://koto.test');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('img', { name: 'Koto' })).toHaveAttribute('src', '/koto.svg');
});

test.each([{ mark: 'sun' as const }, {}])('without a picture the name is text (%j)', (more) => {
  render(<PartnerLogo partner={{ name: 'Koto', ...more }} />);
  expect(screen.getByText('Koto')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});
