import { truncations, type Opportunity } from '@alumni/shared-contract';
import { opportunityPicture } from '@alumni/shared-ui/art';
import { StatusTag } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDate, plainText, Truncated } from '@alumni/shared-ui/text';
import { opportunityTypeNames } from './opportunity-type-names';
import styles from './Cards.module.css';

interface OpportunityCardProps {
  opportunity: Opportunity;
  /** Above the fold: its picture is loaded first. */
  priority: boolean;
}

/** An opportunity in the public list: the image of its type, title, publisher, excerpt, last day. */
export function OpportunityCard({ opportunity, priority }: OpportunityCardProps) {
  const { id, type, titre, publicateur, description, date_limite, expired } = opportunity;
  return (
    <li className={styles.card}>
      <Picture
        src={opportunityPicture(type)}
        alt=""
        sizes="(width >= 48rem) 24rem, 100vw"
        priority={priority}
      />
      <div className={styles.body}>
        <p className={styles.type}>
          {opportunityTypeNames[type]}
          {expired === 1 && <StatusTag tone="warning">Expirée</StatusTag>}
        </p>
        <h2 className={styles.title}>
          <Link className={styles.link} to={href('opportunity_details', { id })}>
            <Truncated text={titre} length={truncations.homeOpportunityTitle} />
          </Link>
        </h2>
        <p>
          <Truncated text={publicateur} length={truncations.homeOpportunityTitle} />
        </p>
        <p className={styles.excerpt}>
          <Truncated
            text={plainText(description)}
            length={truncations.homeOpportunityDescription}
          />
        </p>
        {date_limite && (
          <p className={styles.meta}>
            Date limite&nbsp;: <time dateTime={date_limite}>{formatDate(date_limite)}</time>
          </p>
        )}
      </div>
    </li>
  );
}
