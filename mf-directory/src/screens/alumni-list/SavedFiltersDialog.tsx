import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import type { SavedFilter } from '@alumni/shared-contract';
import { SubmitButton, TextField } from '@alumni/shared-ui/antd-form';
import { CardSkeleton } from '@alumni/shared-ui/antd-page';
import { Dialog } from '@alumni/shared-ui/dialog';
import { attempt, notifySuccess } from '@alumni/shared-ui/feedback';
import { Form } from '@alumni/shared-ui/form';
import { Link, href } from '@alumni/shared-ui/router';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useSavedFilters } from '../../api/saved-filters';
import { LoadFailed } from '../../components/LoadFailed';
import { queryOf, type AlumniListParams } from './alumni-filters';
import styles from './SavedFiltersDialog.module.css';

interface SavedFiltersDialogProps {
  list: AlumniListParams;
  onClose: () => void;
}

/** Searches that the person keeps: opened, deleted, and the present one added. */
export function SavedFiltersDialog({ list, onClose }: SavedFiltersDialogProps) {
  const { data, error, mutate, save, remove } = useSavedFilters();
  const query = queryOf(list);
  const [added, setAdded] = useState(0);
  return (
    <Dialog open title="Mes recherches" onClose={onClose}>
      <div className={styles.parts}>
        {data ? (
          <Saved
            filters={data}
            onOpen={onClose}
            onRemove={({ id, name }) => void attempt(() => remove(id), name)}
          />
        ) : error ? (
          <LoadFailed onRetry={() => void mutate()} />
        ) : (
          <CardSkeleton rows={3} />
        )}
        {list.isFiltered ? (
          <Form<{ name: string }>
            // Empty again after each one.
            key={added}
            label="Garder cette recherche"
            guard={false}
            onFailure="inline"
            onSubmit={({ name }) => save({ name, query })}
            onSuccess={(_result, { name }) => {
              notifySuccess('Recherche gardée', name);
              setAdded(added + 1);
            }}
          >
            <TextField
              name="name"
              label="Garder la recherche affichée"
              placeholder="Comptables à Lomé"
              required
              maxLength={200}
            />
            <div>
              <SubmitButton>Garder</SubmitButton>
            </div>
          </Form>
        ) : (
          <p>Pour garder une recherche, filtrez d’abord la liste.</p>
        )}
      </div>
    </Dialog>
  );
}

interface SavedProps {
  filters: SavedFilter[];
  onOpen: () => void;
  onRemove: (filter: SavedFilter) => void;
}

function Saved({ filters, onOpen, onRemove }: SavedProps) {
  if (filters.length === 0) return <p>Aucune recherche gardée pour le moment.</p>;
  return (
    <ul className={styles.list} aria-label="Recherches gardées">
      {filters.map((filter) => (
        <li key={filter.id} className={styles.row}>
          <Link to={href('liste_ancien', {}, filter.query)} onClick={onOpen}>
            {filter.name}
          </Link>
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={`Supprimer ${filter.name}`}
            onClick={() => onRemove(filter)}
          />
        </li>
      ))}
    </ul>
  );
}
