import { texts, type Opportunity } from '@alumni/shared-contract';
import { formatDateAdmin } from '@alumni/shared-ui/text';
import styles from './OpportunityDetailScreen.module.css';

/** Publisher, publication date and deadline. */
export function OpportunityFacts({ opportunity }: { opportunity: Opportunity }) {
  const { publicateur, date_limite, date_publication } = opportunity;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Publicateur</dt>
        <dd>{publicateur}</dd>
      </div>
      <div>
        <dt>Date limite</dt>
        <dd>{formatDateAdmin(date_limite) || texts.noValue}</dd>
      </div>
      <div>
        <dt>Date publication</dt>
        <dd>{formatDateAdmin(date_publication)}</dd>
      </div>
    </dl>
  );
}
