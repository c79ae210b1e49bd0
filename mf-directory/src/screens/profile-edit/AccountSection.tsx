import { texts, truncations, type Alumnus } from '@alumni/shared-contract';
import { Avatar, Section } from '@alumni/shared-ui/antd-page';
import { Truncated } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import { useState } from 'react';
import { LazyAccountDialogs, type AccountDialog } from '../../components/LazyAccountDialogs';
import styles from './AccountSection.module.css';

/** Photo, e-mail and password: each has its own dialog, outside the form. */
export function AccountSection({ profile }: { profile: Alumnus }) {
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  return (
    <Section title="Compte">
      <div className={styles.account}>
        <Avatar name={profile} src={profile.picture_url} size="large" />
        <div className={styles.photo}>
          <Button onClick={() => setDialog('picture')}>Changer la photo</Button>
          <span className={styles.hint}>{texts.photoHint}</span>
        </div>
        <p className={styles.email}>
          <Truncated text={profile.email ?? ''} length={truncations.profileFormEmail} />
        </p>
        <div className={styles.actions}>
          <Button onClick={() => setDialog('email')}>Changer le mail</Button>
          <Button onClick={() => setDialog('password')}>Changer le mot de passe</Button>
        </div>
      </div>
      <LazyAccountDialogs open={dialog} onClose={() => setDialog(null)} />
    </Section>
  );
}
