import { useSearchParams } from '@alumni/shared-ui/router';
import { AssignmentStep } from './AssignmentStep';
import { TypesStep } from './TypesStep';

/** Types d'utilisateurs, in two steps: the list, then the advantages of one type. */
export function UserTypesScreen() {
  const [query, setQuery] = useSearchParams();
  const assigning = Number(query.get('assign'));
  if (!assigning) return <TypesStep onAssign={(id) => setQuery({ assign: String(id) })} />;
  return <AssignmentStep typeId={assigning} onLeave={() => setQuery({})} />;
}
