import type { AlumniType } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import GiftOutlined from '@ant-design/icons/es/icons/GiftOutlined';
import Button from 'antd/es/button';
import Tag from 'antd/es/tag';
import { useAlumniTypeWrites, type TypesLoad } from '../../api/alumni-types';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';
import { ItemsPage } from '../../components/ItemsPage';

// Form and dialog load on demand.
const TypeDialog = lazyPart(async () => (await import('./TypeDialog')).TypeDialog);

interface TypesStepProps {
  load: TypesLoad;
  onAssign: (typeId: number) => void;
}

/** Step 1: the types, with their number of advantages. */
export function TypesStep({ load, onAssign }: TypesStepProps) {
  return (
    <ItemsPage
      title="Types d’utilisateurs"
      count={load.data?.types.length}
      lead="Le type donné à l’approbation d’un ancien, et ce qu’il lui apporte."
      addLabel="Ajouter un type"
      load={load}
      skeleton={<ItemListSkeleton rows={5} noted />}
      dialog={(type: AlumniType | null, onClose) => <TypeDialog type={type} onClose={onClose} />}
    >
      {({ types }, onEdit) => <Types types={types} onAssign={onAssign} onEdit={onEdit} />}
    </ItemsPage>
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
