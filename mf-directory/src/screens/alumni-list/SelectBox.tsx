import type { StudentCard } from '@alumni/shared-contract';
import Checkbox from 'antd/es/checkbox';
import { fullName } from '../../api/alumni';
import type { Selection } from './useSelection';

/** Chooses one person of the list. */
export function SelectBox({ of: person, in: selection }: { of: StudentCard; in: Selection }) {
  return (
    <Checkbox
      aria-label={`Sélectionner ${fullName(person)}`}
      checked={selection.isAll || selection.ids.has(person.id)}
      disabled={selection.isAll}
      onChange={(event) => selection.choose([person.id], event.target.checked)}
    />
  );
}
