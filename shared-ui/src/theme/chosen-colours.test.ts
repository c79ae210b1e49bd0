import { antdTheme } from './antd-tokens';
import { light } from './tokens';

test("antd gets the network's colours, and the defaults for the others", () => {
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
