import { statusOf, useSession } from '@alumni/shared-auth';
import { texts, type Opportunity } from '@alumni/shared-contract';
import { opportunityPicture } from '@alumni/shared-ui/art';
import { SafeHtml } from '@alumni/shared-ui/html';
import { Page, StatusTag } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, LinkButton, useParams } from '@alumni/shared-ui/router';
import { formatDateAdmin, frenchSpaces } from '@alumni/shared-ui/text';
import type { ReactNode } from 'react';
import { useOpportunity } from '../../api/opportunities';
import { opportunityTypeNames } from '../../components/opportunity-type-names';
import { DetailFailed, DetailSkeleton } from '../../components/DetailStates';
import styles from './OpportunityDetailsScreen.module.css';

/** One opportunity, whole. */
export function OpportunityDetailsScreen() {
  const { id = '' } = useParams();
  const { data: opportunity, error, mutate } = useOpportunity(id);
  if (opportunity) return <OpportunitySheet opportunity={opportunity} />;
  if (!error) return <DetailSkeleton title="Opportunité" />;
  return (
    <DetailFailed
      title="Opportunité"
      missing={statusOf(error) === 404 && "Cette opportunité n'existe pas ou n'est plus proposée."}
      back={back()}
      retry={() => mutate()}
    />
  );
}

function OpportunitySheet({ opportunity }: { opportunity: Opportunity }) {
  const { user } = useSession();
  const { type, titre, publicateur, description, missions, pieces, expired } = opportunity;
  return (
    <Page title={frenchSpaces(titre)} back={back()} lead={publicateur}>
      <div className={styles['columns']}>
        <div className={styles['text']}>
          <SafeHtml html={description} />
          <Lines title="Missions" text={missions} />
          <Lines title="Pièces à fournir" text={pieces} />
        </div>
        <aside className={styles['facts']} aria-label="En bref">
          <Picture src={opportunityPicture(type)} alt="" priority sizes="20rem" />
          <dl className={styles['list']}>
            <Fact term="Type">{opportunityTypeNames[type]}</Fact>
            <Fact term="Publié par">{publicateur}</Fact>
            <Fact term="Date limite">
              {formatDateAdmin(opportunity.date_limite) || texts.noValue}{' '}
              {expired === 1 && <StatusTag tone="warning">Expirée</StatusTag>}
            </Fact>
            <Fact term="Date publication">{formatDateAdmin(opportunity.date_publication)}</Fact>
          </dl>
          {!user && (
            <p className={styles['join']}>
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

/** Plain text with line breaks; nothing when there is none. */
function Lines({ title, text }: { title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles['lines']}>{text}</p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles['term']}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const back = () => ({ to: href('homeopportunities'), label: 'Nos opportunités' });
