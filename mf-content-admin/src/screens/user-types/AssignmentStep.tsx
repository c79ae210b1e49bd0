import { ListStates } from '@alumni/shared-ui/antd-list';
import { Page } from '@alumni/shared-ui/page';
import { href } from '@alumni/shared-ui/router';
import Alert from 'antd/es/alert';
import Card from 'antd/es/card';
import Steps from 'antd/es/steps';
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
      <Steps type="dot" size="small" current={1} items={twoSteps} />
      <ListStates
        load={load}
        isEmpty={({ all }) => all.length === 0}
        skeleton={<Card loading aria-hidden />}
      >
        {({ type, all }) =>
          type ? (
            <AssignmentForm key={type.id} type={type} all={all} onLeave={onLeave} />
          ) : (
            <Alert type="warning" showIcon title="Ce type n’existe plus." />
          )
        }
      </ListStates>
    </Page>
  );
}

const twoSteps = [{ title: 'Type' }, { title: 'Avantages' }];

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
