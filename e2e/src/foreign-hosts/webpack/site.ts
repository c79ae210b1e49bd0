/** A site without a framework. */
import * as news from 'mf_public/LatestNewsParcel';
import * as screen from 'mf_public/ActualitiesScreen';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const places = [
  { module: news, props: { domElement: element('news'), count: 2 } },
  { module: screen, props: { domElement: element('screen'), path: '/actualities' } },
];

async function open(): Promise<void> {
  for (const { module, props } of places) {
    await module.bootstrap();
    await module.mount(props);
  }
}

async function close(): Promise<void> {
  for (const { module, props } of places) await module.unmount(props);
}

const onClick = (id: string, act: () => Promise<void>) =>
  element(id).addEventListener('click', () => {
    act().catch((error: Error) => (element('fault').textContent = error.message));
  });
onClick('open', open);
onClick('close', close);
