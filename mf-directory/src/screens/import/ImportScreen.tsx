import { dropOwn, keepOwn, readOwn, statusOf } from '@alumni/shared-auth';
import type { ImportState } from '@alumni/shared-contract';
import { CardSkeleton, InlineAlert } from '@alumni/shared-ui/antd-page';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { Page } from '@alumni/shared-ui/page';
import { href, useSearchParams } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import Steps from 'antd/es/steps';
import { deleteImport, useImport } from '../../api/imports';
import { LoadFailed } from '../../components/LoadFailed';
import { FileStep } from './FileStep';

const loading = <CardSkeleton rows={6} />;
// The table of rows and the fields of columns are not needed to choose a file.
const CurrentStep = lazyPart(async () => (await import('./CurrentStep')).CurrentStep, loading);

const lastImport = 'alumni-import';
const rememberedDays = 30;
const steps = ['Fichier', 'Colonnes', 'Vérification', 'Import'].map((title) => ({ title }));

const abandoned = new Set<ImportState['state']>(['read', 'checked', 'failed']);

/** Importer des anciens: a file, its columns, a dry run, the import. Kept in the URL. */
export function ImportScreen() {
  const { id, follow, forget } = useImportOfUrl();
  const load = useImport(id);
  const { data: state, error, mutate } = load;
  const again = () => {
    // Nothing of a list that was not imported stays on the server.
    if (state && abandoned.has(state.state)) void deleteImport(state.id).catch(() => undefined);
    forget();
  };
  return (
    <Page
      title="Importer des anciens"
      lead="Une liste d’un tableur, vérifiée ligne par ligne avant d’être importée."
      back={{ to: href('liste_ancien'), label: 'Liste des anciens' }}
    >
      <Steps size="small" current={stepOf(id, state)} items={steps} />
      {id === null ? (
        <FileStep onStarted={follow} />
      ) : state ? (
        <CurrentStep key={state.state} state={state} load={load} onAgain={again} />
      ) : statusOf(error) === 404 ? (
        <InlineAlert action={<Button onClick={forget}>Nouvel import</Button>}>
          Cet import n’existe plus.
        </InlineAlert>
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        loading
      )}
    </Page>
  );
}

function stepOf(id: number | null, state: ImportState | undefined): number {
  if (id === null || !state || state.headers.length === 0) return 0;
  if (state.state === 'read' || state.state === 'failed') return 1;
  return state.state === 'mapped' || state.state === 'checked' ? 2 : 3;
}

/** The import of the URL, otherwise the last one of this person on this device. */
function useImportOfUrl() {
  const [url, setUrl] = useSearchParams();
  const asked = Number(url.get('id')) || readOwn<number>(lastImport) || null;
  const set = (id: number | null) =>
    setUrl(id === null ? {} : { id: String(id) }, { replace: true });
  return {
    id: asked,
    follow: (id: number) => {
      keepOwn(lastImport, id, rememberedDays);
      set(id);
    },
    forget: () => {
      dropOwn(lastImport);
      set(null);
    },
  };
}
