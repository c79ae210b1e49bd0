import { antdTheme } from './antd-tokens';
import { light } from './tokens';

test('antd wears the colours that the network chose, and ours for the others', () => {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'site';
  script.textContent = JSON.stringify({
    colours: { light: { ink: '#0b5d3b' }, dark: { ink: '#8fd9b6' } },
  });
  document.body.append(script);
  expect(antdTheme('light').token).toMatchObject({
    colorPrimary: '#0b5d3b',
    colorLink: '#0b5d3b',
    colorError: light.danger,
  });
  expect(antdTheme('dark').token).toMatchObject({ colorPrimary: '#8fd9b6' });
});
