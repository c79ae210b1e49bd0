import { Illustration } from '@alumni/shared-ui/art';
import { LinkButton } from '@alumni/shared-ui/guest';
import { Band } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useLatestNews } from '../../api/news';
import { CardSkeleton } from '../../components/CardSkeleton';
import { CardGrid } from '../../components/CardGrid';
import { NewsCard } from '../../components/NewsCard';
import styles from './LatestNews.module.css';
import { useScrollOnDemand } from './useScrollOnDemand';

/** 'NOS DERNIÈRES ACTUALITÉS'; a failure is silent, as in every list of the home page. */
export function LatestNews() {
  const { data: news = [], isLoading } = useLatestNews();
  const band = useScrollOnDemand();
  return (
    <Band
      ref={band}
      title="NOS DERNIÈRES ACTUALITÉS"
      lead="Rencontres, parcours et nouvelles des campus."
      ground="surface"
      action={
        <LinkButton to={href('actualities')} variant="primary">
          Voir plus d’actualités
        </LinkButton>
      }
    >
      {isLoading || news.length > 0 ? (
        <div className={styles.cards}>
          <CardGrid busy={isLoading}>
            {isLoading
              ? [1, 2, 3].map((place) => <CardSkeleton key={place} />)
              : news.map((item, index) => (
                  <NewsCard key={item.id} news={item} isLead={index === 0} />
                ))}
          </CardGrid>
        </div>
      ) : (
        <div className={styles.none}>
          <Illustration name="empty" width={320} />
          <p>Les prochaines nouvelles du réseau seront ici.</p>
        </div>
      )}
    </Band>
  );
}
