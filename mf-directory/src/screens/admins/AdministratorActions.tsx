import { texts, type Administrator, type CurrentUser } from '@alumni/shared-contract';
import { RowActions } from '@alumni/shared-ui/data-table';
import { attempt, useAskedDelete } from '@alumni/shared-ui/feedback';
import { fullName } from '../../api/alumni';
import { useAdministratorWrites } from '../../api/administrators';
import styles from './AdministratorActions.module.css';
import { mayChange, mayDelete, mayGetLink } from './who-may';

interface AdministratorActionsProps {
  administrator: Administrator;
  viewer: CurrentUser | null;
  onEdit: () => void;
  onDeleted: () => void;
}

/** Actions of this viewer on a staff account, or why there are none. */
export function AdministratorActions(props: AdministratorActionsProps) {
  const { administrator, viewer, onEdit, onDeleted } = props;
  const { sendAccess } = useAdministratorWrites();
  const askDelete = useDelete(administrator, onDeleted);
  const name = fullName(administrator);
  if (!mayChange(viewer, administrator)) {
    return <span className={styles.reason}>Réservé aux administrateurs</span>;
  }
  const invite = () => void attempt(() => sendAccess(administrator.id), name, texts.doneCheckMail);
  return (
    <RowActions
      label={`Actions pour ${name}`}
      actions={[
        { key: 'edit', label: 'Modifier', onSelect: onEdit },
        ...(mayGetLink(viewer, administrator)
          ? [{ key: 'access', label: 'Renvoyer le lien de création', onSelect: invite }]
          : []),
        ...(mayDelete(viewer, administrator)
          ? [{ key: 'delete', label: 'Supprimer', danger: true, onSelect: askDelete }]
          : []),
      ]}
    />
  );
}

function useDelete(administrator: Administrator, onDeleted: () => void) {
  const ask = useAskedDelete();
  const { remove } = useAdministratorWrites();
  const name = fullName(administrator);
  const askThenDelete = async () => {
    const gone = await ask({
      question: texts.confirmAdministratorDelete,
      name,
      text: `${name} n’aura plus aucun droit, et ses sessions prennent fin.`,
      remove: () => remove(administrator.id),
    });
    if (gone) onDeleted();
  };
  return () => void askThenDelete();
}
