import { ListStates } from '@alumni/shared-ui/list';
import { Page } from '@alumni/shared-ui/page';
import { newsPageSize, useNewsPage } from '../../api/news';
import { CardGrid } from '../../components/CardGrid';
import styles from '../../components/Cards.module.css';
import { MoreButton } from '../../components/MoreButton';
import { NewsCard, NewsCardSkeleton } from '../../components/NewsCard';
import { useNewsFailureToast } from '../../components/useNewsFailureToast';
import { useShownPages } from '../../components/useShownPages';

/** Nos actualités: all the public news, twelve at a time. */
export function ActualitiesScreen() {
  const pages = useShownPages();
  return (
    <Page title="Nos actualités" lead="Ce que vivent les anciens et leurs campus.">
      <div className={styles['pages']}>
        {pages.map((page) => (
          <NewsPage key={page} page={page} isLast={page === pages.length} />
        ))}
      </div>
    </Page>
  );
}

function NewsPage({ page, isLast }: { page: number; isLast: boolean }) {
  const load = useNewsPage(page);
  useNewsFailureToast(load.error);
  return (
    <ListStates
      load={load}
      isEmpty={(news) => news.length === 0 && page === 1}
      skeleton={<NewsSkeleton />}
    >
      {(news) => (
        <div className={styles['pages']}>
          <CardGrid busy={load.isValidating}>
            {news.map((item) => (
              <NewsCard key={item.id} news={item} level={2} />
            ))}
          </CardGrid>
          {isLast && news.length === newsPageSize && <MoreButton nextPage={page + 1} />}
        </div>
      )}
    </ListStates>
  );
}

function NewsSkeleton() {
  return (
    <CardGrid busy>
      {Array.from({ length: 6 }, (_, index) => (
        <NewsCardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
