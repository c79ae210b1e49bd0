import { opportunityTypes, type OpportunityType } from '@alumni/shared-contract';
import { useEvent } from '@alumni/shared-ui/events';
import { FilterBar, FilterChips, FilterSelect, SearchBox } from '@alumni/shared-ui/guest-list';
import { useListParams } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useAllOpportunities } from '../../api/all-opportunities';
import { CardSkeleton } from '../../components/CardSkeleton';
import { CardGrid } from '../../components/CardGrid';
import { GrowingList } from '../../components/GrowingList';
import { opportunityTypeNames } from '../../components/opportunity-type-names';
import { OpportunityCard } from '../../components/OpportunityCard';
import styles from './HomeOpportunitiesScreen.module.css';

const defaults = { filters: { type: '' } };
const types = opportunityTypes.map((value) => ({ value, label: opportunityTypeNames[value] }));
const typeName = (value: string) => opportunityTypeNames[value as OpportunityType];

/** NOS OPPORTUNITÉS: the public list, by type and search words, open ones first. */
export function HomeOpportunitiesScreen() {
  const list = useOpportunityList();
  const load = useAllOpportunities({ type: list.filters.type, search: list.search }, list);
  useEvent('opportunity.changed@1', () => void load.mutate());
  const total = load.data?.data.total ?? 0;
  return (
    <Page
      title="NOS OPPORTUNITÉS"
      lead="Emplois, stages et affaires proposés par les anciens et leurs entreprises."
    >
      <FilterBar label="Filtrer les opportunités">
        <SearchBox list={list} label="Rechercher" placeholder="Métier, entreprise, ville" />
        <FilterSelect list={list} name="type" label="Type" options={types} />
      </FilterBar>
      <FilterChips list={list} labels={{ type: typeName }} />
      {total > 0 && (
        <p className={styles.total}>
          {total} {total > 1 ? 'opportunités' : 'opportunité'}
        </p>
      )}
      <GrowingList
        load={load}
        list={list}
        nouns={['opportunité', 'opportunités']}
        skeleton={<OpportunitiesSkeleton />}
      >
        {(item, index) => (
          <OpportunityCard key={item.id} opportunity={item} priority={index === 0} />
        )}
      </GrowingList>
    </Page>
  );
}

/** An unknown type in the URL filters nothing. */
function useOpportunityList() {
  const list = useListParams(defaults);
  const { type } = list.filters;
  if (type === '' || type in opportunityTypeNames) return list;
  return { ...list, filters: { type: '' }, active: [], isFiltered: list.search !== '' };
}

function OpportunitiesSkeleton() {
  return (
    <CardGrid busy>
      {Array.from({ length: 6 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
