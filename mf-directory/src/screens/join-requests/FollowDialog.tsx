import { joinStateLabels, joinTextLength, type JoinRequest } from '@alumni/shared-contract';
import { RadioField, TextAreaField } from '@alumni/shared-ui/antd-form';
import { FormDialog } from '@alumni/shared-ui/dialog';
import { useJoinRequest, useJoinRequestWrites } from '../../api/join-requests';

interface FollowDialogProps {
  request: JoinRequest;
  onClose: () => void;
}

/** State and note of a request. After a conflict, what was typed stays; the rest is the other's. */
export function FollowDialog({ request, onClose }: FollowDialogProps) {
  const { data: seen = request } = useJoinRequest(request.id);
  const { change } = useJoinRequestWrites();
  return (
    <FormDialog<Pick<JoinRequest, 'state' | 'note'>>
      title="Suivre une demande"
      initialValues={{ state: seen.state, note: seen.note }}
      onSubmit={({ state, note }) => change(seen, { state, note })}
      onFailure="inline"
      about={() => request.email}
      onClose={onClose}
    >
      <p>
        {request.email}, {request.profession}
      </p>
      <RadioField
        name="state"
        label="État"
        required
        options={Object.entries(joinStateLabels).map(([value, label]) => ({ value, label }))}
        hint="Devient « Devenue membre » d’elle-même quand le compte de cette adresse est approuvé."
      />
      <TextAreaField
        name="note"
        label="Note de l’équipe"
        rows={5}
        maxLength={joinTextLength.note}
        hint="Visible de l’équipe seule."
      />
    </FormDialog>
  );
}
