import { truncations, type Opportunity } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { StatusTag } from '@alumni/shared-ui/antd-page';
import { href } from '@alumni/shared-ui/router';
import { formatDateAdmin, Truncated } from '@alumni/shared-ui/text';
import Card from 'antd/es/card';
import { OpportunityPicture } from '../../components/OpportunityPicture';
import { typeNames } from '../../components/type-names';
import styles from './OpportunityCard.module.css';

interface OpportunityCardProps {
  opportunity: Opportunity;
  /** Above the fold: its picture is loaded first. */
  priority: boolean;
}

/** An opportunity of the list. */
export function OpportunityCard({ opportunity, priority }: OpportunityCardProps) {
  const { type, titre, publicateur, description } = opportunity;
  return (
    <Card
      role="article"
      className={styles.card}
      classNames={{ body: styles.body }}
      cover={<Cover opportunity={opportunity} priority={priority} />}
    >
      <p className={styles.type}>{typeNames[type]}</p>
      <h2 className={styles.title}>
        <Truncated text={titre} length={truncations.opportunityTitle} />
      </h2>
      <p className={styles.publisher}>
        <Truncated text={publicateur} length={truncations.opportunityPublisher} />
      </p>
      <p>
        <Truncated text={description} length={truncations.opportunityDescription} />
      </p>
      <Foot opportunity={opportunity} />
    </Card>
  );
}

function Cover({ opportunity: { type, expired }, priority }: OpportunityCardProps) {
  return (
    <div className={styles.cover}>
      <OpportunityPicture type={type} shape="banner" priority={priority} />
      {expired === 1 && (
        <span className={styles.mark}>
          <StatusTag tone="danger">Expirée</StatusTag>
        </span>
      )}
    </div>
  );
}

function Foot({ opportunity: { id, titre, date_limite } }: { opportunity: Opportunity }) {
  return (
    <div className={styles.foot}>
      {date_limite && (
        <p className={styles.deadline}>
          Date limite <time dateTime={date_limite}>{formatDateAdmin(date_limite)}</time>
        </p>
      )}
      <LinkButton to={href('detail_opportunity', { id })} className={styles.link}>
        Lire la suite<span className="visually-hidden"> : {titre}</span>
      </LinkButton>
    </div>
  );
}
