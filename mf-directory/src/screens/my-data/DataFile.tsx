import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import { Section } from '@alumni/shared-ui/antd-page';
import Button from 'antd/es/button';
import styles from './DataFile.module.css';

const file = '/api/v2/users/me/data';

const parts = [
  'votre profil, votre parcours et vos camarades référents ;',
  'qui voit quoi de vous ;',
  'vos connexions, et les comptes Google ou Facebook reliés ;',
  'les e-mails et les notifications que vous avez reçus ;',
  'les visites de votre profil, et celles que vous avez faites, par jour ;',
  'ce que l’équipe a fait sur votre compte.',
];

/** Everything that is kept about the person, as a file. */
export function DataFile() {
  return (
    <Section
      title="Copie de mes données"
      actions={
        <Button href={file} download icon={<DownloadOutlined aria-hidden />}>
          Télécharger
        </Button>
      }
    >
      <p>Tout ce que le réseau garde sur vous, dans un fichier JSON :</p>
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className={styles.left}>Les mots de passe et les codes n’y sont pas.</p>
    </Section>
  );
}
