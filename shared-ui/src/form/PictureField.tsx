import { acceptedPictures, texts } from '@alumni/shared-contract';
import { cx } from '../cx';
import { Button } from '../page/Button';
import { buttonClass } from '../page/button-class';
import { FieldFrame } from './FieldFrame';
import { useFormShared } from './form-context';
import styles from './PictureField.module.css';
import { usePictureChoice, type PictureFieldProps } from './usePictureChoice';

/**
 * A picture to upload. The file is checked, previewed and shrunk in the browser: at most 250 KB,
 * and 1600 pixels (`cover`) or 500 (`portrait`). The form holds a File; an invalid file blocks the
 * form.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, shape = 'cover', required } = props;
  const { field, shown, working, take, clear } = usePictureChoice(props);
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      <div className={styles.picture}>
        <div className={cx(styles.preview, styles[shape])}>
          {shown && <img src={shown} alt="" />}
        </div>
        <input
          {...field.control(hint)}
          type="file"
          className={cx('visually-hidden', styles.input)}
          accept={acceptedPictures.join(',')}
          onChange={({ target }) => target.files?.[0] && void take(target.files[0])}
          onBlur={field.blur}
        />
        <label htmlFor={field.id} className={buttonClass({}, styles.choose)}>
          {shown ? 'Changer l’image' : 'Choisir une image'}
        </label>
        {field.value && <Button onClick={clear}>Retirer l’image choisie</Button>}
        {working && <p role="status">Préparation de l’image…</p>}
        <UploadProgress />
      </div>
    </FieldFrame>
  );
}

function UploadProgress() {
  const { uploaded, cancelUpload } = useFormShared();
  if (uploaded === null) return null;
  return (
    <div className={styles.progress}>
      <progress value={uploaded} max={1} aria-label="Envoi de l’image" />
      <Button onClick={cancelUpload}>{texts.cancel}</Button>
    </div>
  );
}
