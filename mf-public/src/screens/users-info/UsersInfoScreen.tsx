import { Page, Section } from '@alumni/shared-ui/page';
import { useSite } from '../../api/site';
import { ConfirmDeletion } from './ConfirmDeletion';
import { DeletionStarted } from './DeletionStarted';
import { deletionFacts } from './deletion-facts';
import { MailedWay } from './MailedWay';
import { SignedInWay } from './SignedInWay';
import { useDeletionLink } from './useDeletionLink';
import styles from './UsersInfoScreen.module.css';

/** What deleting an account means, and the two ways to do it; target of mailed links too. */
export function UsersInfoScreen() {
  const { deletionDays } = useSite();
  const link = useDeletionLink();
  return (
    <Page
      title="Suppression des données utilisateur"
      lead="Ce que devient votre compte quand vous le supprimez, et comment le faire."
      width="text"
    >
      {link.isDeleted && <DeletionStarted days={deletionDays} />}
      {link.token && <ConfirmDeletion token={link.token} days={deletionDays} {...link} />}
      {link.refusal && <MailedWay refusal={link.refusal} />}
      {deletionFacts(deletionDays).map(({ title, lines }) => (
        <Section key={title} title={title} look="plain">
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ))}
      {!link.isDeleted && !link.token && (
        <>
          <SignedInWay onDeleted={link.tellDeleted} />
          {!link.refusal && <MailedWay />}
        </>
      )}
    </Page>
  );
}
