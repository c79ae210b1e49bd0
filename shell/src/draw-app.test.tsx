import { CurrentUserReply } from '@alumni/shared-contract';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { drawApp } from './draw-app';
import { buildRemote, buildRoute, buildShell } from './testing/renderShell';

const site = buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })]);
const Home = () => <h1>Bienvenue</h1>;
const title = () => screen.findByRole('heading', { level: 1, name: 'Bienvenue' });

let api: FakeApi;
let root: Root | null;
let wasBusy: boolean;
let observer: MutationObserver;
beforeEach(() => {
  api = fakeApi();
  api.get('/api/users/current', CurrentUserReply, []);
  document.body.innerHTML = '<div id="root"></div>';
  wasBusy = false;
  observer = new MutationObserver(() => (wasBusy ||= isBusy()));
  observer.observe(document.body, { subtree: true, childList: true });
});
afterEach(() => {
  act(() => root?.unmount());
  observer.disconnect();
  api.restore();
});

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(Screen: ComponentType | Error | Promise<ComponentType>) {
  const { app } = buildShell([site], { screens: { 'mf_public/Screen_home': Screen } });
  await act(async () => void (root = await drawApp(app, [site])));
}

test('renders a screen whose files are loaded with the layout, without a skeleton', async () => {
  await open(wait(50).then(() => Home));
  expect(await title()).toBeVisible();
  expect(wasBusy).toBe(false);
});

test('renders a skeleton first for a slow screen, then the screen', async () => {
  let come = (_screen: ComponentType) => {};
  await open(new Promise((resolve) => (come = resolve)));
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await act(async () => come(Home));
  expect(await title()).toBeVisible();
  expect(isBusy()).toBe(false);
});

test('shows a message in place of a screen that fails to load', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(new Error('away'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
