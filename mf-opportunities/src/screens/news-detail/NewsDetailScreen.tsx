import { statusOf } from '@alumni/shared-auth';
import type { News } from '@alumni/shared-contract';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { SafeHtml } from '@alumni/shared-ui/html';
import { Page } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, useParams } from '@alumni/shared-ui/router';
import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import Card from 'antd/es/card';
import { useNewsItem } from '../../api/news';
import { NewsMissing } from '../../components/NewsMissing';
import { NewsActions } from './NewsActions';
import styles from './NewsDetailScreen.module.css';
import { NewsFacts } from './NewsFacts';

/** A news item as the public reads it, with its status and staff actions. */
export function NewsDetailScreen() {
  const { id = '' } = useParams();
  const load = useNewsItem(id);
  // Somebody else may have deleted the cached item.
  const notFound = statusOf(load.error) === 404;
  const news = notFound ? undefined : load.data;
  return (
    <Page
      title={frenchSpaces(news?.titre ?? 'Actualité')}
      lead={news && <NewsFacts news={news} />}
      back={{ to: href('liste_actualities'), label: 'Actualités' }}
      actions={news && <NewsActions news={news} />}
    >
      {news ? (
        <Article news={news} />
      ) : load.error === undefined ? (
        <ArticleSkeleton />
      ) : (
        <NewsMissing notFound={notFound} onRetry={() => void load.mutate()} />
      )}
    </Page>
  );
}

function Article({ news: { picture_url, contenu } }: { news: News }) {
  return (
    <article className={styles.article}>
      <Card
        cover={
          picture_url && (
            <Picture src={picture_url} alt="" priority sizes="(width >= 60rem) 42rem, 100vw" />
          )
        }
      >
        <SafeHtml html={contenu} />
      </Card>
    </article>
  );
}

function ArticleSkeleton() {
  return (
    <div className={styles.article} aria-busy="true">
      <p className="visually-hidden" role="status">
        Chargement…
      </p>
      <CardSkeleton className={styles.place} rows={6} />
    </div>
  );
}
