import { texts } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import { lazyPart } from '../feedback/lazy-part';
import { useFormShared } from '../form/form-context';

const loadBar = async () => (await import('antd/es/progress')).default;
const Progress = lazyPart(loadBar);

/** Loads the bar before the upload uses the bandwidth. The upload retries a failed load. */
export const prepareProgress = () => void loadBar().catch(() => undefined);

/** Upload progress of the form's files, with a cancel button; nothing when no upload runs. */
export function UploadProgress() {
  const { uploaded, cancelUpload } = useFormShared();
  if (uploaded === null) return null;
  return (
    <>
      <Progress
        percent={Math.round(uploaded * 100)}
        format={(percent) => `${percent} %`}
        aria-label="Envoi de l’image"
      />
      <Button onClick={cancelUpload}>{texts.cancel}</Button>
    </>
  );
}
