import { ListStates } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useOpportunitiesPage } from '../../api/opportunities';
import { CardGrid } from '../../components/CardGrid';
import styles from '../../components/Cards.module.css';
import { MoreButton } from '../../components/MoreButton';
import { OpportunityCard, OpportunityCardSkeleton } from '../../components/OpportunityCard';
import { useShownPages } from '../../components/useShownPages';

/** NOS OPPORTUNITÉS: the public list, twelve at a time. */
export function HomeOpportunitiesScreen() {
  const pages = useShownPages();
  return (
    <Page
      title="NOS OPPORTUNITÉS"
      lead="Emplois, stages et affaires proposés par les anciens et leurs entreprises."
    >
      <div className={styles['pages']}>
        {pages.map((page) => (
          <OpportunitiesPage key={page} page={page} isLast={page === pages.length} />
        ))}
      </div>
    </Page>
  );
}

function OpportunitiesPage({ page, isLast }: { page: number; isLast: boolean }) {
  const load = useOpportunitiesPage(page);
  return (
    <ListStates
      load={load}
      isEmpty={({ data }) => data.length === 0 && page === 1}
      skeleton={<OpportunitiesSkeleton />}
    >
      {({ data, last_page }) => (
        <div className={styles['pages']}>
          <CardGrid busy={load.isValidating}>
            {data.map((opportunity) => (
              <OpportunityCard key={opportunity.id} opportunity={opportunity} />
            ))}
          </CardGrid>
          {isLast && page < last_page && <MoreButton nextPage={page + 1} />}
        </div>
      )}
    </ListStates>
  );
}

function OpportunitiesSkeleton() {
  return (
    <CardGrid busy>
      {Array.from({ length: 6 }, (_, index) => (
        <OpportunityCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
