import type { DuplicatePair, DuplicatesReply } from '@alumni/shared-contract';
import { CardSkeleton, InlineAlert } from '@alumni/shared-ui/antd-page';
import { ListStates, PageWindow } from '@alumni/shared-ui/antd-list';
import { attempt } from '@alumni/shared-ui/feedback';
import { useListParams, usePageInRange } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useState } from 'react';
import { isSearching, useDuplicates, useDuplicateWrites } from '../../api/duplicates';
import { PairCard } from './PairCard';
import { SearchNote } from './SearchNote';
import { pairName } from './pair-name';
import styles from './PairList.module.css';

/** Pairs found by the last search, the most likely first. */
export function PairList() {
  const list = useListParams(noFilters);
  const load = useDuplicates(list.page);
  const found = load.data?.data;
  usePageInRange(list, found?.last_page);
  const { search, setDistinct } = useDuplicateWrites();
  const [apart, setApart] = useState<DuplicatePair | null>(null);
  const tell = async (pair: DuplicatePair, distinct: 0 | 1) => {
    const [one, other] = pair.people;
    const isDone = await attempt(
      () => setDistinct({ one: one.id, other: other.id, distinct }),
      pairName(pair),
    );
    if (isDone) setApart(distinct ? pair : null);
  };
  const busy = isSearching(found?.search);
  return (
    <Page
      title="Doublons"
      count={found?.search ? found.total : undefined}
      lead="Les fiches qui sont peut-être celles d’une même personne : comparez, puis réunissez."
      back={{ to: href('liste_ancien'), label: 'Liste des anciens' }}
    >
      <SearchNote
        search={found?.search}
        onSearch={() => void attempt(search, undefined, 'La recherche commence')}
      />
      {apart && (
        <InlineAlert
          kind="success"
          action={<Button onClick={() => void tell(apart, 0)}>Annuler</Button>}
        >
          {pairName(apart)} : ce sont deux personnes.
        </InlineAlert>
      )}
      <ListStates<DuplicatesReply>
        load={load}
        isEmpty={({ data }) => data.total === 0}
        emptyText={busy ? 'La recherche est en cours' : emptyTextOf(found)}
        skeleton={<CardSkeleton rows={8} />}
      >
        {({ data: page }) => (
          <div className={styles.list}>
            <ul className={styles.pairs} aria-label="Paires">
              {page.data.map((pair) => (
                <li key={pair.people.map(({ id }) => id).join(' ')}>
                  <PairCard pair={pair} onDistinct={() => void tell(pair, 1)} />
                </li>
              ))}
            </ul>
            <PageWindow list={list} lastPage={page.last_page} />
          </div>
        )}
      </ListStates>
    </Page>
  );
}

const noFilters = { filters: {} };

const emptyTextOf = (found: DuplicatesReply['data'] | undefined) =>
  found?.search ? 'Aucun doublon' : 'Aucune recherche n’a encore eu lieu';
