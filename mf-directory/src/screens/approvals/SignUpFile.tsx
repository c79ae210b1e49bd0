import type { WaitingPerson } from '@alumni/shared-contract';
import { Avatar, CardSkeleton, Section, StatusTag } from '@alumni/shared-ui/antd-page';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import type { RefObject } from 'react';
import { fullName, useAlumnus } from '../../api/alumni';
import { useApprovalNotes } from '../../api/approvals';
import { ContactFacts } from '../../components/ContactFacts';
import { LoadFailed } from '../../components/LoadFailed';
import { StudyPath } from '../../components/StudyPath';
import { DecisionBar } from './DecisionBar';
import { ReferentCalls } from './ReferentCalls';
import type { useDecisions } from './useDecisions';
import type { Neighbours } from './neighbours';
import styles from './SignUpFile.module.css';

interface SignUpFileProps {
  title: RefObject<HTMLHeadingElement | null>;
  person: WaitingPerson;
  neighbours: Neighbours;
  decisions: ReturnType<typeof useDecisions>;
  onOpen: (id: number | null) => void;
}

/** All that a decision needs: who they are, who knows them, what they studied. */
export function SignUpFile(props: SignUpFileProps) {
  const { title, person, neighbours, decisions, onOpen } = props;
  // Fetched meanwhile: the next file opens at once.
  useAlumnus(neighbours.next ?? null);
  return (
    <article className={styles.file} aria-label={fullName(person)}>
      <Button className={styles.back} onClick={() => onOpen(null)}>
        Retour à la file
      </Button>
      <Card classNames={{ body: styles.head }}>
        <Avatar name={person} src={person.picture_url} size="large" decorative />
        <div className={styles.who}>
          <h2 ref={title} tabIndex={-1}>
            {fullName(person)}
          </h2>
          <p className={styles.since}>
            Inscription du {formatDateAdmin(person.waiting_since)} ·{' '}
            <Link to={href('ancien_details', { id: person.id })}>Ouvrir le profil</Link>
          </p>
          <Readiness person={person} />
        </div>
        <DecisionBar {...{ person, neighbours, decisions, onOpen }} />
      </Card>
      <Facts id={person.id} />
    </article>
  );
}

/** Verification and completeness, both ways: what is right is seen too. */
function Readiness({ person }: { person: WaitingPerson }) {
  return (
    <ul className={styles.tags} aria-label="États">
      <li>
        {person.email_verified === 1 ? (
          <StatusTag tone="success">E-mail vérifié</StatusTag>
        ) : (
          <StatusTag tone="warning">E-mail non vérifié</StatusTag>
        )}
      </li>
      <li>
        {person.profile_completed === 1 ? (
          <StatusTag tone="success">Dossier complet</StatusTag>
        ) : (
          <StatusTag tone="warning">Dossier incomplet</StatusTag>
        )}
      </li>
      {person.refused_at && (
        <li>
          <StatusTag tone="danger">Refusée</StatusTag>
        </li>
      )}
    </ul>
  );
}

function Facts({ id }: { id: number }) {
  const { data: alumnus, error, mutate } = useAlumnus(id);
  if (!alumnus) {
    return error ? <LoadFailed onRetry={() => void mutate()} /> : <CardSkeleton rows={12} />;
  }
  return (
    <>
      <Refusals id={id} />
      <Section title="Référents">
        <ReferentCalls id={id} referents={alumnus.referents} />
      </Section>
      <Section title="Parcours">
        <StudyPath rows={alumnus.parcours} />
      </Section>
      <Section title="Coordonnées">
        <ContactFacts alumnus={alumnus} />
      </Section>
    </>
  );
}

/** Earlier refusals: what the person may have corrected since. */
function Refusals({ id }: { id: number }) {
  const { data } = useApprovalNotes(id);
  if (!data || data.refusals.length === 0) return null;
  return (
    <Section title="Refus précédents">
      <ul className={styles.refusals}>
        {data.refusals.map(({ reason, author, created_at }) => (
          <li key={created_at}>
            <p className={styles.reason}>{reason}</p>
            <p className={styles.since}>
              {formatDateAdmin(created_at)}
              {author && `, par ${author}`}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
