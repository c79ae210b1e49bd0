import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { useFormShared } from '../form/form-context';

/** Upload progress of the form's files, with a cancel button; nothing when no upload runs. */
export function UploadProgress() {
  const { uploaded, cancelUpload } = useFormShared();
  if (uploaded === null) return null;
  return (
    <>
      <Progress percent={Math.round(uploaded * 100)} aria-label="Envoi de l’image" />
      <Button onClick={cancelUpload}>{texts.cancel}</Button>
    </>
  );
}
