import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { DataFile } from './DataFile';
import { OpenSessions } from './OpenSessions';

/** What the network keeps about the signed-in person, and their open sessions. */
export function MyDataScreen() {
  return (
    <Page title="Mes données" width="form" back={{ to: href('show_profil'), label: 'Mon profil' }}>
      <DataFile />
      <OpenSessions />
    </Page>
  );
}
