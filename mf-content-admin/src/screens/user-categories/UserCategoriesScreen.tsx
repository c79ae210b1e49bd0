import type { Category } from '@alumni/shared-contract';
import { lazyPart, useAskedDelete } from '@alumni/shared-ui/feedback';
import { ListStates } from '@alumni/shared-ui/antd-list';
import { Page } from '@alumni/shared-ui/page';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { useCategories, useCategoryWrites } from '../../api/categories';
import { ItemList, ItemListSkeleton } from '../../components/ItemList';
import { ItemRow } from '../../components/ItemRow';

// Form and dialog load on demand.
const CategoryDialog = lazyPart(async () => (await import('./CategoryDialog')).CategoryDialog);

/** Catégories d'utilisateurs: the cards of the home page, and the list of professions. */
export function UserCategoriesScreen() {
  const load = useCategories();
  const [editing, setEditing] = useState<Category | 'new' | null>(null);
  return (
    <Page
      title="Catégories d’utilisateurs"
      count={load.data?.categories.length}
      lead="Les cartes « Rejoignez notre réseau » de l’accueil, et la liste des professions."
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden aria-label="" />}
          onClick={() => setEditing('new')}
        >
          Ajouter une catégorie
        </Button>
      }
    >
      <ListStates
        load={load}
        isEmpty={({ categories }) => categories.length === 0}
        skeleton={<ItemListSkeleton rows={3} pictured />}
      >
        {({ categories }) => <Categories categories={categories} onEdit={setEditing} />}
      </ListStates>
      {editing && (
        <CategoryDialog
          category={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
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
