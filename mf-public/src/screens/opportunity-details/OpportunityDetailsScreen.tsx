import { statusOf, useSession } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { opportunityPicture } from '@alumni/shared-ui/art';
import { LinkButton } from '@alumni/shared-ui/guest';
import { SafeHtml } from '@alumni/shared-ui/html';
import { Page, StatusTag } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, useParams } from '@alumni/shared-ui/router';
import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { formatDate } from '@alumni/shared-ui/text';
import type { ReactNode } from 'react';
import { useOpportunity } from '../../api/opportunities';
import { opportunityTypeNames } from '../../components/opportunity-type-names';
import { DetailFailed, DetailSkeleton } from '../../components/DetailStates';
import styles from './OpportunityDetailsScreen.module.css';

/** An opportunity. */
export function OpportunityDetailsScreen() {
  const { id = '' } = useParams();
  const { data: opportunity, error, mutate } = useOpportunity(id);
  if (opportunity) return <OpportunitySheet opportunity={opportunity} />;
  if (!error) return <DetailSkeleton title="Opportunité" />;
  return (
    <DetailFailed
      title="Opportunité"
      missing={statusOf(error) === 404 && 'Cette opportunité n’existe pas ou n’est plus proposée.'}
      back={back()}
      retry={() => mutate()}
    />
  );
}

function OpportunitySheet({ opportunity }: { opportunity: Opportunity }) {
  const { user } = useSession();
  const { type, titre, publicateur, description, missions, expired } = opportunity;
  return (
    <Page title={frenchSpaces(titre)} back={back()} lead={publicateur}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <SafeHtml html={description} />
          <Lines title="Missions" text={missions} />
          <HowToApply opportunity={opportunity} />
        </div>
        <aside className={styles.facts} aria-label="En bref">
          <Picture src={opportunityPicture(type)} alt="" priority sizes="20rem" />
          <dl className={styles.list}>
            <Fact term="Type">{opportunityTypeNames[type]}</Fact>
            <Fact term="Publié par">{publicateur}</Fact>
            <Fact term="Date limite">
              {formatDate(opportunity.date_limite) || texts.noValue}{' '}
              {expired === 1 && <StatusTag tone="warning">Expirée</StatusTag>}
            </Fact>
            <Fact term="Date publication">{formatDate(opportunity.date_publication)}</Fact>
          </dl>
          {!user && (
            <p className={styles.join}>
              <LinkButton to={href('register')} variant="accent" block>
                Rejoindre le réseau
              </LinkButton>
            </p>
          )}
        </aside>
      </div>
    </Page>
  );
}

/** Deadline, audience and documents, where given; the rest is in the text. */
function HowToApply({ opportunity }: { opportunity: Opportunity }) {
  const { publicateur, pieces, date_limite, expired } = opportunity;
  const lastDay = formatDate(date_limite);
  const until = lastDay ? `Jusqu’au ${lastDay} inclus.` : 'Aucune date limite n’est indiquée.';
  return (
    <section>
      <h2>Comment postuler</h2>
      <p className={styles.lines}>
        {expired === 1
          ? `La date limite (${lastDay}) est passée : cette opportunité n’est plus ouverte.`
          : until}
      </p>
      <p>Destinataire&nbsp;: {publicateur}</p>
      {pieces?.trim() ? (
        <>
          <h3 className={styles.part}>Pièces à fournir</h3>
          <p className={styles.lines}>{pieces}</p>
        </>
      ) : (
        <p>Aucune pièce à fournir n’est indiquée.</p>
      )}
    </section>
  );
}

/** Plain text with line breaks; nothing when empty. */
function Lines({ title, text }: { title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.lines}>{text}</p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const back = () => ({ to: href('homeopportunities'), label: 'Nos opportunités' });
