import { renderScreen } from '@alumni/shared-ui/testing';
import { screen } from '@testing-library/react';
import { administrator } from '../../testing/factories';
import { routes } from '../../testing/routes';
import { AdministratorAddScreen } from './AdministratorAddScreen';
import { AdministratorDetailScreen } from './AdministratorDetailScreen';

test.each([
  ['Details admin', AdministratorDetailScreen],
  ['Add admin', AdministratorAddScreen],
])('%s is a placeholder with a link back', async (title, Screen) => {
  const { user, location } = renderScreen(<Screen />, {
    path: '/admin/admins/3',
    user: administrator,
    routes,
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(/depuis la liste des administrateurs/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Administrateurs/ }));
  expect(location()).toBe('/admin/admins');
});
