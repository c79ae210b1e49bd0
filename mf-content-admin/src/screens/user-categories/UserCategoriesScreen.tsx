import type { Category } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { useCategories, useCategoryWrites } from '../../api/categories';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';
import { ItemsPage } from '../../components/ItemsPage';

// Form and dialog load on demand.
const CategoryDialog = lazyPart(async () => (await import('./CategoryDialog')).CategoryDialog);

/** Catégories d'utilisateurs: the cards of the home page, and the list of professions. */
export function UserCategoriesScreen() {
  const load = useCategories();
  return (
    <ItemsPage
      title="Catégories d’utilisateurs"
      count={load.data?.categories.length}
      lead="Les cartes « Rejoignez notre réseau » de l’accueil, et la liste des professions."
      addLabel="Ajouter une catégorie"
      load={load}
      skeleton={<ItemListSkeleton rows={3} pictured />}
      dialog={(category: Category | null, onClose) => (
        <CategoryDialog category={category} onClose={onClose} />
      )}
    >
      {({ categories }, onEdit) => <Categories categories={categories} onEdit={onEdit} />}
    </ItemsPage>
  );
}

interface CategoriesProps {
  categories: Category[];
  onEdit: (category: Category) => void;
}

function Categories({ categories, onEdit }: CategoriesProps) {
  const { remove } = useCategoryWrites();
  const ask = useAskedDelete();
  const question = 'Voulez-vous vraiment supprimer cette catégorie ?';
  return (
    <ItemList label="Catégories">
      {categories.map((category) => (
        <ItemRow
          key={category.id}
          title={category.name}
          cover={category.cover_picture}
          onEdit={() => onEdit(category)}
          onDelete={() =>
            void ask({ question, name: category.name, remove: () => remove(category.id) })
          }
        />
      ))}
    </ItemList>
  );
}
