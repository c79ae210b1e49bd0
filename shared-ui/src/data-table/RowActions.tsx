import { useState } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { AntdTheme } from '../theme/AntdTheme';
import { RowButton } from './RowButton';
import type { RowMenuProps } from './RowMenu';

export type RowActionsProps = Omit<RowMenuProps, 'onClose'>;

const loadMenu = () => import('./RowMenu');
const RowMenu = lazyPart(async () => (await loadMenu()).RowMenu, <RowButton aria-busy />);

/**
 * Menu of a row's actions; renders nothing without any. The menu's code loads on first use. After
 * an action the focus returns to the button.
 */
export function RowActions({ label, actions }: RowActionsProps) {
  const [isAsked, setAsked] = useState(false);
  if (actions.length === 0) return null;
  if (isAsked) return <RowMenu label={label} actions={actions} onClose={() => setAsked(false)} />;
  return (
    <AntdTheme>
      <RowButton
        aria-label={label}
        aria-expanded={false}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setAsked(true)}
      />
    </AntdTheme>
  );
}

/** Preload before the click. A failed load is retried by the click. */
const prepare = () => void loadMenu().catch(() => undefined);
