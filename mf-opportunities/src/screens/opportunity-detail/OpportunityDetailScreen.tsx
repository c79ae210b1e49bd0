import { statusOf } from '@alumni/shared-auth';
import type { Opportunity } from '@alumni/shared-contract';
import { Section, StatusTag } from '@alumni/shared-ui/antd-page';
import { SafeHtml } from '@alumni/shared-ui/html';
import { Page } from '@alumni/shared-ui/page';
import { href, useParams } from '@alumni/shared-ui/router';
import { Slot } from '@alumni/shared-ui/slot';
import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import Card from 'antd/es/card';
import { useOpportunity } from '../../api/opportunities';
import { OpportunityMissing } from '../../components/OpportunityMissing';
import { OpportunityPicture } from '../../components/OpportunityPicture';
import { typeNames } from '../../components/type-names';
import { DetailSkeleton } from './DetailSkeleton';
import { OpportunityFacts } from './OpportunityFacts';
import { OpportunityOptions } from './OpportunityOptions';
import styles from './OpportunityDetailScreen.module.css';

/** An opportunity, for members and staff. */
export function OpportunityDetailScreen() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useOpportunity(id);
  return (
    <Page
      title={frenchSpaces(data?.titre ?? 'Opportunité')}
      lead={data && <Origin opportunity={data} />}
      back={{ to: href('liste_opportunities'), label: 'Opportunités' }}
      actions={data && <OpportunityOptions opportunity={data} />}
    >
      {data ? (
        <Content opportunity={data} />
      ) : error === undefined ? (
        <DetailSkeleton />
      ) : (
        <OpportunityMissing notFound={statusOf(error) === 404} onRetry={() => void mutate()} />
      )}
    </Page>
  );
}

function Origin({ opportunity }: { opportunity: Opportunity }) {
  return (
    <span className={styles.origin}>
      <StatusTag tone="info">{typeNames[opportunity.type]}</StatusTag>
      {opportunity.expired === 1 && <StatusTag tone="danger">Expirée</StatusTag>}
      <span>{opportunity.publicateur}</span>
    </span>
  );
}

function Content({ opportunity }: { opportunity: Opportunity }) {
  const { type, publicateur, description, missions, pieces } = opportunity;
  return (
    <div className={styles.columns}>
      <aside className={styles.aside} aria-label="En bref">
        <Card cover={<OpportunityPicture type={type} />}>
          <OpportunityFacts opportunity={opportunity} />
        </Card>
      </aside>
      <div className={styles.texts}>
        <Section title="Description">
          <SafeHtml html={description} />
        </Section>
        {missions && <PlainSection title="Missions" text={missions} />}
        {pieces && <PlainSection title="Pièces à fournir" text={pieces} />}
        <Slot name="member.opportunity@1" props={{ publicateur }} />
      </div>
    </div>
  );
}

function PlainSection({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className={styles.lines}>{text}</p>
    </Section>
  );
}
