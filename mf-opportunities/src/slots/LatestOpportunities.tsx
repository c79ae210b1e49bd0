import { homeItems } from '@alumni/shared-contract';
import { Band } from '@alumni/shared-ui/page';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { useLatestOpportunities } from '../api/opportunities';
import { OpportunityKinds } from './OpportunityKinds';
import { TeaserSkeleton } from './TeaserSkeleton';
import { OpportunityTeaser } from './OpportunityTeaser';
import styles from './LatestOpportunities.module.css';

/** Opportunities of the home page; after a failure or without any, the kinds of opportunities. */
export function LatestOpportunities() {
  return (
    <Band
      title="NOS DERNIÈRES OPPORTUNITÉS"
      lead="Emplois, stages et affaires que le réseau partage avec ses anciens."
      action={
        <LinkButton to={href('homeopportunities')} variant="primary">
          Voir plus d’opportunités
        </LinkButton>
      }
    >
      <Latest />
    </Band>
  );
}

function Latest() {
  const { data, error } = useLatestOpportunities();
  if (error !== undefined || data?.length === 0) return <OpportunityKinds />;
  return (
    <ul className={styles.grid} aria-busy={data === undefined}>
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
