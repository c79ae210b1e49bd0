import { ActionMenu, type ActionMenuProps } from '../antd-page/ActionMenu';
import { AntdTheme } from '../theme/AntdTheme';

export type RowActionsProps = Pick<ActionMenuProps, 'label' | 'actions'>;

/** Menu of a row's actions; renders nothing without any. */
export function RowActions({ label, actions }: RowActionsProps) {
  return (
    <AntdTheme>
      <ActionMenu isRow label={label} actions={actions} />
    </AntdTheme>
  );
}
