import type { OpportunityType } from '@alumni/shared-contract';
import { opportunityPicture } from '@alumni/shared-ui/art';
import { cx } from '@alumni/shared-ui/theme';
import styles from './OpportunityPicture.module.css';

interface OpportunityPictureProps {
  type: OpportunityType;
  /** banner: a strip over a compact card. */
  shape?: 'wide' | 'banner';
  /** Above the fold: loaded first. */
  priority?: boolean;
}

/** Decorative drawing of a type; the text beside it names the type. */
export function OpportunityPicture({ type, shape = 'wide', priority }: OpportunityPictureProps) {
  return (
    <img
      className={cx(styles.picture, styles[shape])}
      src={opportunityPicture(type)}
      alt=""
      width={640}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}
