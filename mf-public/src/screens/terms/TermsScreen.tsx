import { Page } from '@alumni/shared-ui/page';
import { href, Link, useLocation } from '@alumni/shared-ui/router';
import { formatDate } from '@alumni/shared-ui/text';
import { useEffect } from 'react';
import { useSite } from '../../api/site';
import { privacy } from './privacy';
import { lastChanged, terms, type Chapter } from './terms';
import styles from './TermsScreen.module.css';

/** Terms of use, then the privacy policy in seven points. */
export function TermsScreen() {
  const site = useSite();
  const { name } = site;
  useNamedPart();
  return (
    <Page
      title="Conditions d’utilisation"
      width="text"
      lead={`En vigueur pour ${name}. Dernière mise à jour : ${formatDate(lastChanged)}.`}
    >
      <nav aria-label="Sur cette page" className={styles.toc}>
        <a href="#conditions">Conditions d’utilisation</a>
        <a href="#confidentialite">Politique de confidentialité</a>
      </nav>
      <Chapters id="conditions" title="Les règles du réseau" chapters={terms(name)} />
      <Chapters
        id="confidentialite"
        title="Politique de confidentialité"
        chapters={privacy(name, site)}
      />
      <Link to={href('usersinfo')}>Suppression des données utilisateur</Link>
    </Page>
  );
}

function Chapters({ id, title, chapters }: { id: string; title: string; chapters: Chapter[] }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`} className={styles.partTitle}>
        {title}
      </h2>
      {chapters.map((chapter, index) => (
        <section key={chapter.title} className={styles.chapter}>
          <h3 className={styles.title}>{`${index + 1}. ${chapter.title}`}</h3>
          {chapter.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {chapter.list && (
            <ul className={styles.list}>
              {chapter.list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </section>
  );
}

/**
 * Scrolls to `/terms#confidentialite`: the section did not exist yet when the browser looked for
 * it.
 */
function useNamedPart() {
  const { hash } = useLocation();
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}
