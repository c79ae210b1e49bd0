import { type OwnSession } from '@alumni/shared-contract';
import { CardSkeleton, Section, StatusTag } from '@alumni/shared-ui/antd-page';
import { attempt } from '@alumni/shared-ui/feedback';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useOwnSessions } from '../../api/own-sessions';
import { LoadFailed } from '../../components/LoadFailed';
import styles from './rows.module.css';

/** Every place where the person is signed in; each can be ended, or all others at once. */
export function OpenSessions() {
  const { data: sessions, error, mutate, end, endOthers } = useOwnSessions();
  const hasOthers = sessions !== undefined && sessions.length > 1;
  return (
    <Section
      title="Mes connexions"
      actions={hasOthers && <EndButton label="Fermer les autres" work={endOthers} />}
    >
      <p>
        Une connexion que vous ne reconnaissez pas ? Fermez-la, puis changez votre mot de passe.
      </p>
      {sessions ? (
        <ul className={styles.rows}>
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <Facts session={session} />
              {session.current === 0 && (
                <EndButton
                  label="Fermer"
                  about={deviceText(session)}
                  work={() => end(session.id)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : error ? (
        <LoadFailed onRetry={() => void mutate()} />
      ) : (
        <CardSkeleton rows={2} />
      )}
    </Section>
  );
}

function Facts({ session }: { session: OwnSession }) {
  return (
    <div>
      <p className={styles.name}>
        {deviceText(session)}{' '}
        {session.current === 1 && <StatusTag tone="success">Cette connexion</StatusTag>}
      </p>
      <p className={styles.dates}>
        Ouverte le {moment.format(new Date(session.created_at))} · vue le{' '}
        {moment.format(new Date(session.last_seen_at))}
      </p>
    </div>
  );
}

interface EndButtonProps {
  label: string;
  about?: string;
  work: () => Promise<unknown>;
}

function EndButton({ label, about, work }: EndButtonProps) {
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await attempt(work, about, 'Connexion fermée');
    setBusy(false);
  };
  return (
    <Button
      loading={busy}
      aria-busy={busy || undefined}
      aria-label={about && `${label} ${about}`}
      onClick={() => void end()}
    >
      {label}
    </Button>
  );
}

const deviceText = ({ device }: OwnSession) => device ?? 'Appareil inconnu';
const moment = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
