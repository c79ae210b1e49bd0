import { statusOf } from '@alumni/shared-auth';
import { SafeHtml } from '@alumni/shared-ui/html';
import { Page } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, useParams } from '@alumni/shared-ui/router';
import { frenchSpaces } from '@alumni/shared-contract/french-spaces';
import { formatDate } from '@alumni/shared-ui/text';
import type { News } from '@alumni/shared-contract';
import { useNewsItem } from '../../api/news';
import { DetailFailed, DetailSkeleton } from '../../components/DetailStates';
import styles from './ActualityDetailsScreen.module.css';
import { PopularNews } from './PopularNews';

/** A news item, and links to others. */
export function ActualityDetailsScreen() {
  const { id = '' } = useParams();
  const { data: news, error, mutate } = useNewsItem(id);
  if (news) return <NewsArticle news={news} />;
  if (!error) return <DetailSkeleton title="Actualité" />;
  return (
    <DetailFailed
      title="Actualité"
      missing={statusOf(error) === 404 && 'Cette actualité n’existe pas ou n’est plus publiée.'}
      back={back()}
      retry={() => mutate()}
    />
  );
}

function NewsArticle({ news }: { news: News }) {
  return (
    <Page title={frenchSpaces(news.titre)} back={back()} lead={signature(news)}>
      <div className={styles.columns}>
        <article className={styles.article}>
          {news.picture_url && (
            <Picture
              src={news.picture_url}
              alt=""
              priority
              sizes="(width >= 60rem) 42rem, 100vw"
              className={styles.picture}
            />
          )}
          <SafeHtml html={news.contenu} />
        </article>
        <PopularNews currentId={news.id} />
      </div>
    </Page>
  );
}

const back = () => ({ to: href('actualities'), label: 'Nos actualités' });

function signature({ date_publication, auteur }: News): string {
  const author = `${auteur.prenoms} ${auteur.nom}`.trim();
  return [
    date_publication && `Publié le ${formatDate(date_publication)}`,
    author && `par ${author}`,
  ]
    .filter(Boolean)
    .join(' ');
}
