import type { Advantage } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { useAdvantages, useAdvantageWrites } from '../../api/advantages';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';
import { ItemsPage } from '../../components/ItemsPage';

// Form and dialog load on demand.
const AdvantageDialog = lazyPart(async () => (await import('./AdvantageDialog')).AdvantageDialog);

/** Avantages: advantages that alumni types may have. */
export function AdvantagesScreen() {
  const load = useAdvantages();
  return (
    <ItemsPage
      title="Avantages"
      count={load.data?.advantages.length}
      lead="Ce que les types d’utilisateurs peuvent offrir ; chaque type choisit les siens."
      addLabel="Ajouter un avantage"
      load={load}
      skeleton={<ItemListSkeleton rows={10} />}
      dialog={(advantage: Advantage | null, onClose) => (
        <AdvantageDialog advantage={advantage} onClose={onClose} />
      )}
    >
      {({ advantages }, onEdit) => <Advantages advantages={advantages} onEdit={onEdit} />}
    </ItemsPage>
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
