import { truncations, type Opportunity } from '@alumni/shared-contract';
import { href, Link } from '@alumni/shared-ui/router';
import { formatDate, Truncated } from '@alumni/shared-ui/text';
import { OpportunityPicture } from '../components/OpportunityPicture';
import { typeNames } from '../components/type-names';
import styles from './OpportunityTeaser.module.css';

/** An opportunity on the home page; the whole card is its link. */
export function OpportunityTeaser({ opportunity }: { opportunity: Opportunity }) {
  const { id, type, titre, publicateur, description, date_publication } = opportunity;
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <OpportunityPicture type={type} />
      </div>
      <div className={styles.body}>
        <p className={styles.type}>{typeNames[type]}</p>
        <h3 className={styles.title}>
          <Link to={href('opportunity_details', { id })}>
            <Truncated text={titre} length={truncations.homeOpportunityTitle} />
          </Link>
        </h3>
        <p className={styles.description}>
          <Truncated text={description} length={truncations.homeOpportunityDescription} />
        </p>
        <p className={styles.source}>
          <span>{publicateur}</span>
          <time dateTime={date_publication}>{formatDate(date_publication)}</time>
        </p>
      </div>
    </li>
  );
}
