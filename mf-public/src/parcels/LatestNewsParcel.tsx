import { homeItems, type ParcelProps } from '@alumni/shared-contract';
import { LinkButton } from '@alumni/shared-ui/guest';
import { Parcel, ParcelList } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useLatestNews } from '../api/news';
import { CardSkeleton } from '../components/CardSkeleton';
import { NewsCard } from '../components/NewsCard';

/** 'dernieres-actualites': the latest news, for other sites. */
export function LatestNewsParcel({ count = 3 }: ParcelProps['dernieres-actualites']) {
  const { data, error, mutate } = useLatestNews();
  const shown = Math.min(count, homeItems.newsAsked);
  return (
    <Parcel
      title="Dernières actualités"
      failure={error !== undefined && 'Les actualités du réseau sont momentanément indisponibles.'}
      onRetry={() => void mutate()}
      action={<LinkButton to={href('actualities')}>Toutes les actualités</LinkButton>}
    >
      <ParcelList busy={!data}>
        {data
          ? data.slice(0, shown).map((news) => <NewsCard key={news.id} news={news} />)
          : Array.from({ length: shown }, (_, place) => <CardSkeleton key={place} />)}
      </ParcelList>
      {data?.length === 0 && <p>Les prochaines nouvelles du réseau seront ici.</p>}
    </Parcel>
  );
}
