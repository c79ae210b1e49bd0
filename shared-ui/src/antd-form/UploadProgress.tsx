import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import Progress from 'antd/es/progress';
import { useFormShared } from '../form/form-context';

/** How much of the form's files has been sent, with a way to stop; nothing when nothing is being sent. */
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
