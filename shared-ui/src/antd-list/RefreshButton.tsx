import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import type { Load } from '../list/load';

/** 'Actualiser': fetches the list again; the icon turns meanwhile. `ListStates` shows a failure. */
export function RefreshButton({ load }: { load: Pick<Load<unknown>, 'isValidating' | 'mutate'> }) {
  const busy = load.isValidating;
  return (
    <Button
      icon={<ReloadOutlined spin={busy} aria-hidden="true" />}
      aria-busy={busy}
      onClick={() => void load.mutate().catch(() => undefined)}
    >
      Actualiser
    </Button>
  );
}
