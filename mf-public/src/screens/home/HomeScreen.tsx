import { lazyPart } from '@alumni/shared-ui/feedback';
import { CategoryCards } from './CategoryCards';
import { Hero } from './Hero';
import styles from './HomeScreen.module.css';
import { KeyFigures } from './KeyFigures';
import { LatestNews } from './LatestNews';
import { LatestOpportunities } from './LatestOpportunities';
import { LaunchNotice } from './LaunchNotice';
import { Partners } from './Partners';
import { TypeCards } from './TypeCards';
import { useVerification } from './useVerification';

const VerificationNotice = lazyPart(() =>
  import('./VerificationNotice').then((code) => code.VerificationNotice),
);

/** Home, and check_user: the home page after a verification link. */
export function HomeScreen() {
  const verification = useVerification();
  return (
    <div className={styles.home} data-bleed>
      {(verification.isVerified || verification.call.problem) && (
        <VerificationNotice {...verification} />
      )}
      <Hero />
      <LaunchNotice />
      <CategoryCards />
      <TypeCards />
      <LatestNews />
      <LatestOpportunities />
      <Partners />
      <KeyFigures />
    </div>
  );
}
