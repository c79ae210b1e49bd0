import { texts } from '@alumni/shared-contract';
import { SubmitButton } from '@alumni/shared-ui/antd-form';
import { PictureField } from '@alumni/shared-ui/antd-picture';
import { Dialog } from '@alumni/shared-ui/dialog';
import { notifySuccess } from '@alumni/shared-ui/feedback';
import { Form, FormActions } from '@alumni/shared-ui/form';
import Button from 'antd/es/button';
import { uploadPicture, useOwnProfile } from '../api/profile';

export function PictureDialog({ onClose }: { onClose: () => void }) {
  const { data: profile, reload } = useOwnProfile();
  const changed = () => {
    notifySuccess();
    void reload();
    onClose();
  };
  if (!profile) return null;
  return (
    <Dialog open size="small" title="Changer la photo" onClose={onClose}>
      <Form<{ picture: File }>
        guard={false}
        onFailure="inline"
        onSubmit={({ picture }, upload) => uploadPicture(profile.id, picture, upload)}
        onSuccess={changed}
      >
        <PictureField
          name="picture"
          label="Photo de profil"
          shape="portrait"
          current={profile.picture_url}
          hint={texts.photoHint}
          required
        />
        <FormActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <SubmitButton>Changer la photo</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
