import { ListStates } from '@alumni/shared-ui/antd-list';
import { Page } from '@alumni/shared-ui/page';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState, type ComponentProps, type ReactNode } from 'react';

interface ItemsPageProps<Loaded, Item> {
  title: string;
  /** Number of items in all; undefined while they load. */
  count: number | undefined;
  lead: string;
  /** Button that opens the dialog for a new item. */
  addLabel: string;
  load: ComponentProps<typeof ListStates<Loaded>>['load'];
  skeleton: ReactNode;
  /** The items; `onEdit` opens the dialog. */
  children: (loaded: Loaded, onEdit: (item: Item) => void) => ReactNode;
  /** Dialog of an item, or of a new one (null). */
  dialog: (item: Item | null, onClose: () => void) => ReactNode;
}

/** A list of contents that a dialog adds to and edits. */
export function ItemsPage<Loaded, Item>(props: ItemsPageProps<Loaded, Item>) {
  const { title, count, lead, addLabel, load, skeleton, children, dialog } = props;
  const [editing, setEditing] = useState<{ item: Item | null } | null>(null);
  return (
    <Page
      title={title}
      count={count}
      lead={lead}
      actions={
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden aria-label="" />}
          onClick={() => setEditing({ item: null })}
        >
          {addLabel}
        </Button>
      }
    >
      <ListStates load={load} isEmpty={() => count === 0} skeleton={skeleton}>
        {(loaded) => children(loaded, (item) => setEditing({ item }))}
      </ListStates>
      {editing && dialog(editing.item, () => setEditing(null))}
    </Page>
  );
}
