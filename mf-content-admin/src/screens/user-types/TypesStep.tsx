import type { AlumniType } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { ListStates } from '@alumni/shared-ui/antd-list';
import { Page } from '@alumni/shared-ui/page';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
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
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden aria-label="" />}
          onClick={() => setEditing('new')}
        >
          Ajouter un type
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ types }) => types.length === 0}
        skeleton={<ItemListSkeleton rows={5} noted />}
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
          note={<Tag>{countOf(type)}</Tag>}
          links={
            <Button
              icon={<GiftOutlined aria-hidden aria-label="" />}
              onClick={() => onAssign(type.id)}
            >
              <span>
                Avantages<span className="visually-hidden"> de « {type.name} »</span>
              </span>
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
