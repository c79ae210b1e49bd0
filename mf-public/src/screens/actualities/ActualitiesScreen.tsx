import { useEvent } from '@alumni/shared-ui/events';
import { useListParams } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { useAllNews } from '../../api/all-news';
import { CardSkeleton } from '../../components/CardSkeleton';
import { CardGrid } from '../../components/CardGrid';
import { GrowingList } from '../../components/GrowingList';
import { NewsCard } from '../../components/NewsCard';
import { useNewsFailureToast } from '../../components/useNewsFailureToast';

/** Nos actualités: all public news, twelve at a time. */
export function ActualitiesScreen() {
  const list = useListParams();
  const load = useAllNews(list);
  useNewsFailureToast(load.error);
  useEvent('news.changed@1', () => void load.mutate());
  return (
    <Page title="Nos actualités" lead="Ce que vivent les anciens et leurs campus.">
      <GrowingList
        load={load}
        list={list}
        nouns={['actualité', 'actualités']}
        skeleton={<NewsSkeleton />}
      >
        {(item, index) => <NewsCard key={item.id} news={item} level={2} priority={index === 0} />}
      </GrowingList>
    </Page>
  );
}

function NewsSkeleton() {
  return (
    <CardGrid busy>
      {Array.from({ length: 6 }, (_, index) => (
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
