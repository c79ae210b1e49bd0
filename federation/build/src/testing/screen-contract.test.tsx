/** @jest-environment ../../jest/src/browser.mjs */
import { useEffect, useState, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { contractFaults } from './screen-contract';

const leaving = (leak: () => void): ComponentType =>
  function Leaving() {
    useEffect(leak, []);
    return <h1>Écran</h1>;
  };
const faultsOf = (Screen: ComponentType) =>
  contractFaults(Screen, { name: 'Sample', user: null }, 300);

function Sound() {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const onResize = () => setSize(window.innerWidth);
    window.addEventListener('resize', onResize);
    const timer = setTimeout(onResize, 60_000);
    return () => {
      window.removeEventListener('resize', onResize);
      clearTimeout(timer);
    };
  }, []);
  return <h1>Écran de {size}</h1>;
}

function Late() {
  const [text, setText] = useState('');
  useEffect(() => void setInterval(() => setText('venu'), 5), []);
  return <h1>Écran {text}</h1>;
}

function Nothing() {
  return createPortal(<p>Ailleurs</p>, document.body);
}

test('accepts a screen that cleans up after itself', async () => {
  expect(await faultsOf(Sound)).toEqual([]);
});

test.each<[string, ComponentType]>([
  ['listener of resize on window', leaving(() => addEventListener('resize', () => undefined))],
  [
    'listener of keydown on document',
    leaving(() => document.addEventListener('keydown', () => undefined)),
  ],
  ['timer still running', leaving(() => void setTimeout(() => undefined, 60_000))],
  ['interval still running', leaving(() => void setInterval(() => undefined, 60_000))],
  [
    'MutationObserver still watching',
    leaving(() =>
      new MutationObserver(() => undefined).observe(document.head, { childList: true }),
    ),
  ],
  [
    'IntersectionObserver still watching',
    leaving(() => new IntersectionObserver(() => undefined).observe(document.body)),
  ],
  ['<style> left in the page', leaving(() => append('style', document.head))],
  ['<script> left in the page', leaving(() => append('script', document.head))],
  ['<dialog> left in the page', leaving(() => append('dialog', document.body))],
  ['state set after the screen had left', Late],
  ['draws nothing', Nothing],
])('%s: reported for the component and for the lifecycles', async (fault, Screen) => {
  const faults = await faultsOf(Screen);
  expect(faults).toEqual(expect.arrayContaining([`component: ${fault}`, `lifecycle: ${fault}`]));
});

function append(tag: string, parent: HTMLElement): void {
  const element = document.createElement(tag);
  if (tag === 'script') element.setAttribute('type', 'text/plain');
  parent.append(element);
}
