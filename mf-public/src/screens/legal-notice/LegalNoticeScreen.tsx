import { Page, Section } from '@alumni/shared-ui/page';
import { href, Link } from '@alumni/shared-ui/router';
import { useSite } from '../../api/site';
import { ContactWays } from '../../components/ContactWays';
import styles from './LegalNoticeScreen.module.css';

/** Publisher and host of the site, from the configuration. */
export function LegalNoticeScreen() {
  const { name, legalNotice } = useSite();
  return (
    <Page title="Mentions légales" lead={`Qui publie et héberge ${name}.`} width="text">
      {legalNotice.map((paragraph) => (
        <p key={paragraph} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {legalNotice.length === 0 && (
        <p>
          L’éditeur n’a pas encore publié ses mentions légales. Pour savoir qui édite et héberge ce
          site, écrivez à l’équipe du réseau.
        </p>
      )}
      <Section title="Joindre l’équipe" look="plain">
        <ContactWays />
        <Link to={href('contact')}>Écrire à l’équipe</Link>
      </Section>
      <Section title="Vos données" look="plain">
        <Link to={`${href('terms')}#confidentialite`}>Politique de confidentialité</Link>
        <Link to={href('usersinfo')}>Suppression des données utilisateur</Link>
      </Section>
    </Page>
  );
}
