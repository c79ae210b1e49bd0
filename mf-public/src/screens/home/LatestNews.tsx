import { statusOf } from '@alumni/shared-auth';
import { notifyError } from '@alumni/shared-ui/feedback';
import { href, LinkButton, useSearchParams } from '@alumni/shared-ui/router';
import { useEffect, useRef } from 'react';
import { useLatestNews } from '../../api/news';
import { CardGrid } from '../../components/CardGrid';
import { NewsCard, NewsCardSkeleton } from '../../components/NewsCard';
import { HomeSection } from './HomeSection';

/** 'NOS DERNIÈRES ACTUALITÉS'; the section leaves when there is nothing to show. */
export function LatestNews() {
  const { data: news = [], isLoading, error } = useLatestNews();
  const section = useScrollOnDemand(!isLoading);
  useEffect(() => {
    // The description's rule: a failure is told only when the server did answer.
    if (statusOf(error) !== undefined) notifyError();
  }, [error]);
  return (
    <HomeSection
      ref={section}
      title="NOS DERNIÈRES ACTUALITÉS"
      ground="surface"
      action={
        <LinkButton to={href('actualities')} variant="primary">
          Voir plus d&apos;actualités
        </LinkButton>
      }
    >
      <CardGrid busy={isLoading}>
        {isLoading
          ? [1, 2, 3].map((place) => <NewsCardSkeleton key={place} />)
          : news.map((item, index) => <NewsCard key={item.id} news={item} isLead={index === 0} />)}
      </CardGrid>
      {!isLoading && news.length === 0 && <p>Les prochaines nouvelles du réseau seront ici.</p>}
    </HomeSection>
  );
}

/** `/?scroll=1` brings the section into view, once what stands above it has its size. */
function useScrollOnDemand(isReady: boolean) {
  const section = useRef<HTMLElement>(null);
  const isAsked = useSearchParams()[0].get('scroll') === '1';
  useEffect(() => {
    if (!isAsked || !isReady) return;
    // After the router's own scroll to the top of the new page.
    const frame = requestAnimationFrame(() => section.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [isAsked, isReady]);
  return section;
}
