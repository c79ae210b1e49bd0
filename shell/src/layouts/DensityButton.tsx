import ColumnHeightOutlined from '@ant-design/icons/es/icons/ColumnHeightOutlined';
import VerticalAlignMiddleOutlined from '@ant-design/icons/es/icons/VerticalAlignMiddleOutlined';
import type { DensityChoice } from '@alumni/shared-ui/theme';
import { HeaderButton } from './HeaderButton';
import styles from './DensityButton.module.css';

/** Switches between compact and roomy; stored in the browser. Touch screens are always roomy. */
export function DensityButton({ density, choose }: DensityChoice) {
  const compact = density === 'compact';
  const DensityIcon = compact ? ColumnHeightOutlined : VerticalAlignMiddleOutlined;
  return (
    <HeaderButton
      className={styles.density}
      icon={<DensityIcon aria-hidden aria-label="" />}
      label={compact ? 'Affichage confortable' : 'Affichage compact'}
      onClick={() => choose(compact ? 'roomy' : 'compact')}
    />
  );
}
