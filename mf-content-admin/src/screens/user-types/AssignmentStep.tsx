import { InlineAlert } from '@alumni/shared-ui/feedback';
import { ListStates } from '@alumni/shared-ui/list';
import { Page, Skeleton } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import { useAdvantages } from '../../api/advantages';
import type { TypesLoad } from '../../api/alumni-types';
import { AssignmentForm } from './AssignmentForm';

interface AssignmentStepProps {
  types: TypesLoad;
  typeId: number;
  /** Called to return to step 1. */
  onLeave: () => void;
}

/** Step 2: the advantages of one type. */
export function AssignmentStep({ types, typeId, onLeave }: AssignmentStepProps) {
  const load = useAssignment(types, typeId);
  const name = load.data?.type?.name;
  return (
    <Page
      title={name ? `Avantages de « ${name} »` : 'Avantages du type'}
      width="form"
      back={{ to: href('list_of_user_types'), label: 'Types d’utilisateurs' }}
    >
      <ListStates
        load={load}
        isEmpty={({ all }) => all.length === 0}
        skeleton={<Skeleton shape="block" />}
      >
        {({ type, all }) =>
          type ? (
            <AssignmentForm key={type.id} type={type} all={all} onLeave={onLeave} />
          ) : (
            <InlineAlert kind="warning" title="Ce type n’existe plus." />
          )
        }
      </ListStates>
    </Page>
  );
}

/** Loads the type and all advantages together. */
function useAssignment(types: TypesLoad, typeId: number) {
  const advantages = useAdvantages();
  const { data: known } = types;
  const { data: offered } = advantages;
  return {
    data: known &&
      offered && {
        type: known.types.find(({ id }) => id === typeId),
        all: offered.advantages,
      },
    error: (types.error ?? advantages.error) as unknown,
    isValidating: types.isValidating || advantages.isValidating,
    mutate: () => Promise.all([types.mutate(), advantages.mutate()]),
  };
}
