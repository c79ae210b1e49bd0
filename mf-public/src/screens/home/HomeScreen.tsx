import { Slot } from '@alumni/shared-ui/slot';
import { WhenNear } from '../../components/WhenNear';
import { CategoryCards } from './CategoryCards';
import { Hero } from './Hero';
import styles from './HomeScreen.module.css';
import { KeyFigures } from './KeyFigures';
import { LatestNews } from './LatestNews';
import { LaunchNotice } from './LaunchNotice';
import { Partners } from './Partners';
import { TypeCards } from './TypeCards';
import { useVerification } from './useVerification';

/** Home, and check_user: the same page after one verification of the token. */
export function HomeScreen() {
  useVerification();
  return (
    <div className={styles['home']} data-bleed>
      <Hero />
      <LaunchNotice />
      <CategoryCards />
      <TypeCards />
      <LatestNews />
      <div className={styles['opportunities']}>
        <WhenNear placeholder={null}>
          <Slot name="home.opportunities@1" minHeight={0} />
        </WhenNear>
      </div>
      <Partners />
      <KeyFigures />
    </div>
  );
}
