import type { AlumniType } from '@alumni/shared-contract';
import { Illustration } from '@alumni/shared-ui/art';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { ListStates } from '@alumni/shared-ui/list';
import { Button, Page } from '@alumni/shared-ui/page';
import { useState } from 'react';
import { useAlumniTypeWrites, type TypesLoad } from '../../api/alumni-types';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';

// Form and dialog load on demand.
const TypeDialog = lazyPart(async () => (await import('./TypeDialog')).TypeDialog);

interface TypesStepProps {
  load: TypesLoad;
  onAssign: (typeId: number) => void;
}

/** Step 1: the types, with their number of advantages. */
export function TypesStep({ load, onAssign }: TypesStepProps) {
  const [editing, setEditing] = useState<AlumniType | 'new' | null>(null);
  return (
    <Page
      title="Types d’utilisateurs"
      count={load.data?.types.length}
      lead="Le type donné à l’approbation d’un ancien, et ce qu’il lui apporte."
      actions={
        <Button variant="primary" onClick={() => setEditing('new')}>
          Ajouter un type
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ types }) => types.length === 0}
        skeleton={<ItemListSkeleton rows={5} noted />}
        emptyArt={<Illustration name="empty" width={240} />}
      >
        {({ types }) => <Types types={types} onAssign={onAssign} onEdit={setEditing} />}
      </ListStates>
      {editing && (
        <TypeDialog type={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}

interface TypesProps extends Pick<TypesStepProps, 'onAssign'> {
  types: AlumniType[];
  onEdit: (type: AlumniType) => void;
}

function Types({ types, onAssign, onEdit }: TypesProps) {
  const { remove } = useAlumniTypeWrites();
  const ask = useAskedDelete();
  const question = 'Voulez-vous vraiment supprimer ce type ?';
  return (
    <ItemList label="Types">
      {types.map((type) => (
        <ItemRow
          key={type.id}
          title={type.name}
          note={countOf(type)}
          links={
            <Button onClick={() => onAssign(type.id)}>
              Avantages<span className="visually-hidden"> de « {type.name} »</span>
            </Button>
          }
          onEdit={() => onEdit(type)}
          onDelete={() => void ask({ question, name: type.name, remove: () => remove(type.id) })}
        />
      ))}
    </ItemList>
  );
}

function countOf({ advantages: { length } }: AlumniType): string {
  if (length === 0) return 'Aucun avantage';
  return length === 1 ? '1 avantage' : `${length} avantages`;
}
