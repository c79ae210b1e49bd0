import { Illustration, type IllustrationName } from '@alumni/shared-ui/art';
import { Page } from '@alumni/shared-ui/page';
import type { ReactNode } from 'react';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  lead?: ReactNode;
  illustration: IllustrationName;
  children: ReactNode;
}

/** Frame of login, sign-up and passwords: a narrow column, with a drawing where there is room. */
export function AccountPage({ title, lead, illustration, children }: AccountPageProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.card}>
        <Page title={title} lead={lead} width="form">
          {children}
        </Page>
      </div>
      <Illustration name={illustration} className={styles.art} />
    </div>
  );
}
