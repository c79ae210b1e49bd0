import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import MailOutlined from '@ant-design/icons/es/icons/MailOutlined';
import { Section } from '@alumni/shared-ui/antd-page';
import { attempt, lazyPart } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import { ownDataFile, useDataCopies } from '../../api/own-data';
import { DataCopies } from './DataCopies';
import styles from './DataFile.module.css';

const ReadableData = lazyPart(async () => (await import('./ReadableData')).ReadableData);

/** Everything that is kept about the person: read here, as a file, or announced by mail. */
export function DataFile() {
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { data: copies = [], ask } = useDataCopies();
  const askForCopy = async () => {
    setAsking(true);
    await attempt(ask, 'Copie de mes données', 'Un e-mail vous dira quand la copie est prête');
    setAsking(false);
  };
  return (
    <Section title="Copie de mes données">
      <p>Tout ce que le réseau garde sur vous, sauf les mots de passe et les codes.</p>
      <div className={styles.actions}>
        <Button
          icon={<EyeOutlined aria-hidden />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fermer' : 'Lire ici'}
        </Button>
        <Button href={ownDataFile} download icon={<DownloadOutlined aria-hidden />}>
          Télécharger
        </Button>
        <Button
          icon={<MailOutlined aria-hidden />}
          loading={isAsking}
          onClick={() => void askForCopy()}
        >
          Recevoir par e-mail
        </Button>
      </div>
      <DataCopies copies={copies} />
      {isOpen && <ReadableData />}
    </Section>
  );
}
