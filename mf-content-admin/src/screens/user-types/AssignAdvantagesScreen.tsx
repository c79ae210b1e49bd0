import { href, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useAlumniTypes } from '../../api/alumni-types';
import { AssignmentStep } from './AssignmentStep';

/** Second step of the types, at its own address. */
export function AssignAdvantagesScreen() {
  const types = useAlumniTypes();
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <AssignmentStep
      types={types}
      typeId={Number(id)}
      onLeave={() => void navigate(href('list_of_user_types'))}
    />
  );
}
