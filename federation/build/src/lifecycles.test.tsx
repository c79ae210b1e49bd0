/** @jest-environment ../../jest/src/browser.mjs */
import { useState } from 'react';
import { screenLifecycles } from './lifecycles';

function Screen() {
  const [count] = useState(1);
  return <h1>Écran {count}</h1>;
}
function Broken(): never {
  throw new Error('boom');
}

async function mounted(component: () => React.ReactElement) {
  const domElement = document.body.appendChild(document.createElement('div'));
  const { bootstrap, mount, unmount } = screenLifecycles(async () => component, 'Screen');
  const props = { name: 'parcel', domElement, mountParcel: () => undefined, singleSpa: {} };
  await bootstrap(props as never);
  await mount(props as never);
  return { domElement, unmount: () => unmount(props as never) };
}

test('mounts the screen of a parcel, and removes everything on unmount', async () => {
  const { domElement, unmount } = await mounted(Screen);
  expect(domElement.textContent).toBe('Écran 1');
  await unmount();
  expect(domElement.innerHTML).toBe('');
});

test('mounts a message when the screen throws, instead of never finishing', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { domElement } = await mounted(Broken);
  expect(domElement.textContent).toContain('momentanément indisponible');
});
