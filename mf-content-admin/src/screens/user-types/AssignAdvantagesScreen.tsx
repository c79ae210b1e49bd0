import { href, useNavigate, useParams } from '@alumni/shared-ui/router';
import { useAlumniTypes } from '../../api/alumni-types';
import { AssignmentStep } from './AssignmentStep';

/** The second step of the types under an address of its own. */
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
