import UploadOutlined from '@ant-design/icons/es/icons/UploadOutlined';
import { serverMessage } from '@alumni/shared-auth';
import { importFieldNames, importFields, mostImportRows } from '@alumni/shared-contract';
import { InlineAlert, Section } from '@alumni/shared-ui/antd-page';
import { failureText } from '@alumni/shared-ui/feedback';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Upload from 'antd/es/upload';
import { useState } from 'react';
import { startImport } from '../../api/imports';

const largestFile = 5_000_000;

/** Step 1: the file. */
export function FileStep({ onStarted }: { onStarted: (id: number) => void }) {
  const { send, busy, problem } = useUpload(onStarted);
  return (
    <Section title="Choisissez un fichier">
      {problem && <InlineAlert kind="error">{problem}</InlineAlert>}
      <p>
        Un classeur Excel (.xlsx) ou un fichier CSV, avec les titres des colonnes sur la première
        ligne : au plus {formatNumber(mostImportRows)} lignes et 5 Mo. Colonnes reconnues :{' '}
        {importFieldNames.map((name) => importFields[name]).join(', ')}.
      </p>
      <p>
        Rien n’est importé avant votre accord, et aucun e-mail ne part. Les téléphones et les
        e-mails importés restent réservés à l’équipe jusqu’à la première connexion de la personne.
      </p>
      <Upload
        accept=".csv,.xlsx,text/csv"
        showUploadList={false}
        disabled={busy}
        beforeUpload={(file) => {
          void send(file);
          // Sent by us, not by antd.
          return false;
        }}
      >
        <Button
          type="primary"
          icon={<UploadOutlined aria-hidden />}
          loading={busy}
          aria-busy={busy || undefined}
        >
          Choisir un fichier
        </Button>
      </Upload>
    </Section>
  );
}

function useUpload(onStarted: (id: number) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File) => {
    setProblem(null);
    if (file.size > largestFile) {
      setProblem('Ce fichier dépasse 5 Mo. Partagez-le en plusieurs fichiers.');
      return;
    }
    setBusy(true);
    try {
      onStarted(await startImport(file));
    } catch (error) {
      setProblem(serverMessage(error) ?? failureText(error));
      setBusy(false);
    }
  };
  return { send, busy, problem };
}
