import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { DataFile } from './DataFile';
import { LinkedAccounts } from './LinkedAccounts';
import { OpenSessions } from './OpenSessions';

/** What the network keeps about the signed-in person, their open sessions and linked accounts. */
export function MyDataScreen() {
  return (
    <Page title="Mes données" width="form" back={{ to: href('show_profil'), label: 'Mon profil' }}>
      <DataFile />
      <OpenSessions />
      <LinkedAccounts />
    </Page>
  );
}
