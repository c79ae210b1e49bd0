import { texts } from '@alumni/shared-contract';
import { failureText } from '@alumni/shared-ui/feedback';
import { Button, InlineAlert } from '@alumni/shared-ui/guest';
import { Page, Skeleton, type PageProps } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import styles from './DetailStates.module.css';

/** Loading state of a detail page. */
export function DetailSkeleton({ title }: { title: string }) {
  return (
    <Page title={title} heading={<LoadingHeading title={title} />}>
      <div className={styles.skeleton} aria-busy="true">
        <p className="visually-hidden" role="status">
          Chargement…
        </p>
        <Picture src={null} alt="" className={styles.picture} />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </div>
    </Page>
  );
}

function LoadingHeading({ title }: { title: string }) {
  return (
    <>
      <span className="visually-hidden">{title}</span>
      <Skeleton shape="title" />
    </>
  );
}

interface DetailFailedProps {
  title: string;
  /** Message for a missing item; false when the call failed otherwise. */
  missing: string | false;
  back: PageProps['back'];
  retry: () => Promise<unknown>;
}

/** Error state of a detail page: not found, or a failure with a retry. */
export function DetailFailed({ title, missing, back, retry }: DetailFailedProps) {
  return (
    <Page title={title} back={back} width="text">
      {missing ? (
        <InlineAlert kind="warning">{missing}</InlineAlert>
      ) : (
        <InlineAlert
          kind="error"
          action={
            <Button onClick={() => void retry().catch(() => undefined)}>{texts.retry}</Button>
          }
        >
          {failureText()}
        </InlineAlert>
      )}
    </Page>
  );
}
