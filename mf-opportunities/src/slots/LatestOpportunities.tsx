import { homeItems } from '@alumni/shared-contract';
import { href, LinkButton } from '@alumni/shared-ui/router';
import { useLatestOpportunities } from '../api/opportunities';
import { OpportunityKinds } from './OpportunityKinds';
import { TeaserSkeleton } from './TeaserSkeleton';
import { OpportunityTeaser } from './OpportunityTeaser';
import styles from './LatestOpportunities.module.css';

/** The opportunities of the home page; a failure or an empty list shows what the network offers. */
export function LatestOpportunities() {
  return (
    <section className={styles['band']} aria-labelledby="latest-opportunities">
      <div className={styles['inner']}>
        <header className={styles['header']}>
          <h2 id="latest-opportunities">NOS DERNIÈRES OPPORTUNITÉS</h2>
          <p>Emplois, stages et affaires que le réseau partage avec ses anciens.</p>
        </header>
        <Latest />
        <LinkButton to={href('homeopportunities')} variant="primary" className={styles['more']}>
          Voir plus d'opportunités
        </LinkButton>
      </div>
    </section>
  );
}

function Latest() {
  const { data, error } = useLatestOpportunities();
  if (error !== undefined || data?.length === 0) return <OpportunityKinds />;
  return (
    <ul className={styles['grid']} aria-busy={data === undefined}>
      {data
        ? data
            .slice(0, homeItems.opportunitiesShown)
            .map((opportunity) => (
              <OpportunityTeaser key={opportunity.id} opportunity={opportunity} />
            ))
        : Array.from({ length: homeItems.opportunitiesShown }, (_, index) => (
            <TeaserSkeleton key={index} />
          ))}
    </ul>
  );
}
