import { CurrentUserReply } from '@alumni/shared-contract';
import { fakeApi, type FakeApi } from '@alumni/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { drawApp } from './draw-app';
import { buildRemote, buildRoute, buildShell } from './testing/renderShell';

const site = buildRemote('mf_public', [buildRoute({ name: 'home', path: '/' })]);
const Home = () => <h1>Bienvenue</h1>;
const title = () => screen.findByRole('heading', { level: 1, name: 'Bienvenue' });

let api: FakeApi;
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
  observer.disconnect();
  api.restore();
});

const isBusy = () => document.querySelector('[aria-busy="true"]') !== null;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function open(Screen: ComponentType | Error | Promise<ComponentType>) {
  const { app } = buildShell([site], { screens: { 'mf_public/Screen_home': Screen } });
  await act(() => drawApp(app, [site]));
}

test('a screen whose files are on the page is drawn with the layout, and no skeleton before it', async () => {
  await open(wait(50).then(() => Home));
  expect(await title()).toBeVisible();
  expect(wasBusy).toBe(false);
});

test('a late screen leaves a skeleton first, and is drawn when it comes', async () => {
  let come = (_screen: ComponentType) => {};
  await open(new Promise((resolve) => (come = resolve)));
  expect(isBusy()).toBe(true);
  expect(screen.getByRole('contentinfo')).toBeVisible();
  await act(async () => come(Home));
  expect(await title()).toBeVisible();
  expect(isBusy()).toBe(false);
});

test('a screen that cannot come is told in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(new Error('away'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});
