import { homeItems, truncations, type Opportunity } from '@alumni/shared-contract';
import { Button, LinkButton } from '@alumni/shared-ui/guest';
import { Band, WhenNear } from '@alumni/shared-ui/page';
import { href, Link } from '@alumni/shared-ui/router';
import { Slot, type SlotGap } from '@alumni/shared-ui/slot';
import { formatDate, Truncated } from '@alumni/shared-ui/text';
import { useLatestOpportunities } from '../../api/opportunities';
import { opportunityTypeNames } from '../../components/opportunity-type-names';
import styles from './LatestOpportunities.module.css';

/** 'NOS DERNIÈRES OPPORTUNITÉS': mf-opportunities renders them when the visitor comes near. */
export function LatestOpportunities() {
  return (
    <div className={styles.opportunities}>
      <WhenNear placeholder={<Instead isWaiting />}>
        <Slot name="home.opportunities@1" minHeight={0} fallback={instead} />
      </WhenNear>
    </div>
  );
}

const instead = (gap: SlotGap) => <Instead {...gap} />;

/**
 * Fallback, before loading and after a failure: the section with links only, as the server draws
 * it.
 */
function Instead({ isWaiting, retry }: SlotGap) {
  const latest = useLatestOpportunities();
  return (
    <div data-waiting={isWaiting || undefined}>
      <Band
        title="NOS DERNIÈRES OPPORTUNITÉS"
        lead="Emplois, stages et affaires que le réseau partage avec ses anciens."
        action={
          <LinkButton to={href('homeopportunities')} variant="primary">
            Voir plus d’opportunités
          </LinkButton>
        }
      >
        {latest.length > 0 && (
          <ul className={styles.links}>
            {latest.slice(0, homeItems.opportunitiesShown).map((opportunity) => (
              <OpportunityLink key={opportunity.id} opportunity={opportunity} />
            ))}
          </ul>
        )}
        {retry && (
          <p className={styles.retry}>
            Cette partie de la page n’est pas arrivée en entier.{' '}
            <Button variant="plain" onClick={retry}>
              Réessayer
            </Button>
          </p>
        )}
      </Band>
    </div>
  );
}

function OpportunityLink({ opportunity }: { opportunity: Opportunity }) {
  const { id, type, titre, date_limite } = opportunity;
  return (
    <li>
      <Link to={href('opportunity_details', { id })}>
        <Truncated text={titre} length={truncations.homeOpportunityTitle} />
      </Link>
      <span className={styles.facts}>
        {opportunityTypeNames[type]}
        {date_limite && ` · Date limite\u00a0: ${formatDate(date_limite)}`}
      </span>
    </li>
  );
}
