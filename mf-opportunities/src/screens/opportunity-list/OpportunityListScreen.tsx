import { useCan } from '@alumni/shared-auth';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import {
  CardGrid,
  CardGridSkeleton,
  ListStates,
  PageWindow,
  RefreshButton,
} from '@alumni/shared-ui/antd-list';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { useEvent } from '@alumni/shared-ui/events';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useOpportunities } from '../../api/opportunities';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityListScreen.module.css';

/** Opportunités: all, expired ones marked, latest first. */
export function OpportunityListScreen() {
  const list = useListParams();
  const load = useOpportunities(list.page);
  // This tab's own writes have refetched the list.
  useEvent('opportunity.changed@1', (_data, isOwn) => void (isOwn || load.mutate()));
  usePageInRange(list, load.data?.last_page);
  return (
    <Page
      title="Opportunités"
      count={load.data?.total}
      actions={
        <>
          <RefreshButton load={load} />
          <AddButton />
        </>
      }
    >
      <ListStates
        load={load}
        isEmpty={(page) => page.data.length === 0}
        skeleton={cardPlaces}
        emptyAction={<p>Les offres publiées par l’équipe et ses partenaires paraîtront ici.</p>}
      >
        {(page) => (
          <>
            <CardGrid label="Opportunités">
              {page.data.map((opportunity, index) => (
                <OpportunityCard
                  key={opportunity.id}
                  opportunity={opportunity}
                  priority={index === 0}
                />
              ))}
            </CardGrid>
            <PageWindow list={list} lastPage={page.last_page} />
          </>
        )}
      </ListStates>
    </Page>
  );
}

const cardPlaces = (
  <CardGridSkeleton
    card={<CardSkeleton className={styles.place} cover={<div className={styles.banner} />} />}
  />
);

function AddButton() {
  if (!useCan('opportunity:create')) return null;
  return (
    <LinkButton to={href('opportunity_add')} type="primary">
      Ajouter un stage/emplois
    </LinkButton>
  );
}
