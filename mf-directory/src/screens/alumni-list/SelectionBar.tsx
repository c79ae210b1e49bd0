import { useCan } from '@alumni/shared-auth';
import { LinkButton } from '@alumni/shared-ui/antd-link';
import { lazyPart } from '@alumni/shared-ui/feedback';
import { href } from '@alumni/shared-ui/router';
import { formatNumber } from '@alumni/shared-ui/text';
import Button from 'antd/es/button';
import Card from 'antd/es/card';
import Checkbox from 'antd/es/checkbox';
import { useState } from 'react';
import type { AlumniPage } from '../../api/alumni';
import { bulkActions, type BulkActionName } from './bulk-actions';
import { askedFilters, type AlumniListParams } from './alumni-filters';
import type { Selection } from './useSelection';
import styles from './SelectionBar.module.css';

const BulkDialog = lazyPart(async () => (await import('./BulkDialog')).BulkDialog);
const ExportDialog = lazyPart(async () => (await import('./ExportDialog')).ExportDialog);

interface SelectionBarProps {
  list: AlumniListParams;
  page: AlumniPage;
  selection: Selection;
  /** Called after an action: the list is fetched again. */
  onDone: () => void;
}

/** How many people are chosen, and what can be done to them. */
export function SelectionBar({ list, page, selection, onDone }: SelectionBarProps) {
  const mayMerge = useCan('alumnus:delete');
  const [asking, setAsking] = useState<BulkActionName | 'export' | null>(null);
  const close = () => setAsking(null);
  const count = selection.isAll ? page.total : selection.ids.size;
  const onPage = page.data.map(({ id }) => id);
  const chosen = onPage.filter((id) => selection.isAll || selection.ids.has(id)).length;
  const ids = selection.isAll ? undefined : [...selection.ids];
  return (
    <Card size="small" className={styles.bar} classNames={{ body: styles.body }}>
      <div className={styles.line}>
        <Checkbox
          checked={chosen > 0 && chosen === onPage.length}
          indeterminate={chosen > 0 && chosen < onPage.length}
          disabled={selection.isAll}
          onChange={(event) => selection.choose(onPage, event.target.checked)}
        >
          Toute la page
        </Checkbox>
        {!selection.isAll && page.total > onPage.length && (
          <Button type="link" onClick={selection.chooseAll}>
            Les {formatNumber(page.total)} personnes de la liste
          </Button>
        )}
        <p role="status" className={styles.count}>
          {countText(count)}
        </p>
        {count > 0 && <Button onClick={selection.clear}>Effacer la sélection</Button>}
        <Button onClick={() => selection.setOn(false)}>Terminer</Button>
      </div>
      {count > 0 && (
        <div className={styles.line} role="group" aria-label="Actions sur la sélection">
          {bulkActions.map(({ name, label }) => (
            <Button key={name} onClick={() => setAsking(name)}>
              {label}
            </Button>
          ))}
          <Button onClick={() => setAsking('export')}>Exporter</Button>
          {mayMerge && ids?.length === 2 && (
            <LinkButton to={href('duplicates', {}, { one: ids[0]!, other: ids[1]! })}>
              Comparer
            </LinkButton>
          )}
        </div>
      )}
      {asking === 'export' && <ExportDialog list={list} total={count} ids={ids} onClose={close} />}
      {asking !== null && asking !== 'export' && (
        <BulkDialog
          name={asking}
          count={count}
          target={
            ids
              ? { ids }
              : {
                  filters: askedFilters(list),
                  expected_total: page.total,
                }
          }
          onChange={onDone}
          onClose={(isDone) => {
            close();
            if (isDone) selection.clear();
          }}
        />
      )}
    </Card>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Personne n’est sélectionné';
  return count === 1 ? '1 personne sélectionnée' : `${formatNumber(count)} personnes sélectionnées`;
}
