/** A site without a framework. */
import * as news from 'mf_public/LatestNewsParcel';
import * as screen from 'mf_public/ActualitiesScreen';
import * as member from 'mf_public/FinishRegisterScreen';

const element = (id: string) => document.getElementById(id) as HTMLElement;
const button = (id: string) => element(id) as HTMLButtonElement;
const places = [
  { module: news, props: { domElement: element('news'), count: 2 } },
  { module: screen, props: { domElement: element('screen'), path: '/actualities' } },
  { module: member, props: { domElement: element('member') } },
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

/** Enabled from here on: the modules of the network have arrived. */
function onClick(id: string, act: () => Promise<void>): void {
  button(id).addEventListener('click', () => {
    act().catch((error: Error) => (element('fault').textContent = error.message));
  });
  button(id).disabled = false;
}
onClick('open', open);
onClick('close', close);
