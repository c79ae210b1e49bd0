import { homeItems, type ParcelProps } from '@alumni/shared-contract';
import { Parcel, ParcelList } from '@alumni/shared-ui/page';
import { LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { useLatestOpportunities } from '../api/opportunities';
import { OpportunityTeaser } from '../slots/OpportunityTeaser';
import { TeaserSkeleton } from '../slots/TeaserSkeleton';

/** 'dernieres-opportunites': the latest open opportunities, for other sites. */
export function LatestOpportunitiesParcel({ count = 3 }: ParcelProps['dernieres-opportunites']) {
  const { data, error, mutate } = useLatestOpportunities();
  const shown = Math.min(count, homeItems.opportunitiesShown);
  return (
    <Parcel
      title="Dernières opportunités"
      failure={
        error !== undefined && 'Les opportunités du réseau sont momentanément indisponibles.'
      }
      onRetry={() => void mutate()}
      action={<LinkButton to={href('homeopportunities')}>Toutes les opportunités</LinkButton>}
    >
      <ParcelList busy={!data}>
        {data
          ? data
              .slice(0, shown)
              .map((opportunity) => (
                <OpportunityTeaser key={opportunity.id} opportunity={opportunity} />
              ))
          : Array.from({ length: shown }, (_, place) => <TeaserSkeleton key={place} />)}
      </ParcelList>
      {data?.length === 0 && <p>Les prochaines opportunités du réseau seront ici.</p>}
    </Parcel>
  );
}
