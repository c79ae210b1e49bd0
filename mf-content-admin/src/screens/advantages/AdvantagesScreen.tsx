import type { Advantage } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { ListStates } from '@alumni/shared-ui/antd-list';
import { Page } from '@alumni/shared-ui/page';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useAdvantages, useAdvantageWrites } from '../../api/advantages';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';

// Form and dialog load on demand.
const AdvantageDialog = lazyPart(async () => (await import('./AdvantageDialog')).AdvantageDialog);

/** Avantages: advantages that alumni types may have. */
export function AdvantagesScreen() {
  const load = useAdvantages();
  const [editing, setEditing] = useState<Advantage | 'new' | null>(null);
  return (
    <Page
      title="Avantages"
      count={load.data?.advantages.length}
      lead="Ce que les types d’utilisateurs peuvent offrir ; chaque type choisit les siens."
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden aria-label="" />}
          onClick={() => setEditing('new')}
        >
          Ajouter un avantage
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ advantages }) => advantages.length === 0}
        skeleton={<ItemListSkeleton rows={10} />}
      >
        {({ advantages }) => <Advantages advantages={advantages} onEdit={setEditing} />}
      </ListStates>
      {editing && (
        <AdvantageDialog
          advantage={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}

interface AdvantagesProps {
  advantages: Advantage[];
  onEdit: (advantage: Advantage) => void;
}

function Advantages({ advantages, onEdit }: AdvantagesProps) {
  const { remove } = useAdvantageWrites();
  const ask = useAskedDelete();
  const question = 'Voulez-vous vraiment supprimer cet avantage ?';
  return (
    <ItemList label="Avantages">
      {advantages.map((advantage) => (
        <ItemRow
          key={advantage.id}
          title={advantage.description}
          onEdit={() => onEdit(advantage)}
          onDelete={() =>
            void ask({ question, name: advantage.description, remove: () => remove(advantage.id) })
          }
        />
      ))}
    </ItemList>
  );
}
