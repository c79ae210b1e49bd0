import { useCan } from '@alumni/shared-auth';
import { Illustration } from '@alumni/shared-ui/art';
import {
  CardGrid,
  CardGridSkeleton,
  ListStates,
  PageWindow,
  useListParams,
  usePageInRange,
} from '@alumni/shared-ui/list';
import { Button, Page } from '@alumni/shared-ui/page';
import { href, LinkButton } from '@alumni/shared-ui/router';
import { useOpportunities } from '../../api/opportunities';
import { OpportunityCard } from './OpportunityCard';
import styles from './OpportunityListScreen.module.css';

/** Opportunités: all, expired ones marked, latest first. */
export function OpportunityListScreen() {
  const list = useListParams();
  const load = useOpportunities(list.page);
  usePageInRange(list, load.data?.last_page);
  return (
    <Page
      title="Opportunités"
      count={load.data?.total}
      actions={<Actions busy={load.isValidating} onRefresh={() => void load.mutate()} />}
    >
      <ListStates
        load={load}
        isEmpty={(page) => page.data.length === 0}
        skeleton={<CardGridSkeleton cardClassName={styles.place} />}
        emptyArt={<Illustration name="empty" width={240} />}
        emptyAction={<p>Les offres publiées par l’équipe et ses partenaires paraîtront ici.</p>}
      >
        {(page) => (
          <>
            <CardGrid label="Opportunités">
              {page.data.map((opportunity) => (
                <OpportunityCard key={opportunity.id} opportunity={opportunity} />
              ))}
            </CardGrid>
            <PageWindow list={list} lastPage={page.last_page} />
          </>
        )}
      </ListStates>
    </Page>
  );
}

function Actions({ busy, onRefresh }: { busy: boolean; onRefresh: () => void }) {
  const mayAdd = useCan('opportunity:create');
  return (
    <>
      <Button busy={busy} onClick={onRefresh}>
        Actualiser
      </Button>
      {mayAdd && (
        <LinkButton to={href('opportunity_add')} variant="primary">
          Ajouter un stage/emplois
        </LinkButton>
      )}
    </>
  );
}
