import { useSearchParams } from '@alumni/shared-ui/router';
import { useAlumniTypes } from '../../api/alumni-types';
import { AssignmentStep } from './AssignmentStep';
import { TypesStep } from './TypesStep';

/** Types d'utilisateurs, in two steps: the list, then the advantages of one type. */
export function UserTypesScreen() {
  // Fetched here, not in the steps, so that going back fetches nothing.
  const types = useAlumniTypes();
  const [query, setQuery] = useSearchParams();
  const assigning = Number(query.get('assign'));
  if (!assigning)
    return <TypesStep load={types} onAssign={(id) => setQuery({ assign: String(id) })} />;
  return <AssignmentStep types={types} typeId={assigning} onLeave={() => setQuery({})} />;
}
