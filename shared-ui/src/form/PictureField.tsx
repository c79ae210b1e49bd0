import { acceptedPictures, texts } from '@alumni/shared-contract';
import { useState, type ChangeEvent } from 'react';
import { cx } from '../cx';
import { Button } from '../page/Button';
import { buttonClass } from '../page/button-class';
import { FieldFrame } from './FieldFrame';
import { useFormShared } from './form-context';
import styles from './PictureField.module.css';
import { useFormField, type FieldProps } from './useFormField';
import { usePreview } from './usePreview';

export interface PictureFieldProps extends FieldProps {
  /** Address of the picture there is now. */
  current?: string | null;
  /** cover: wide, 1600 pixels; portrait: round, 500 pixels. */
  shape?: 'cover' | 'portrait';
}

/** A picture to send: checked, shown and made small here; the form holds a File. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, shape = 'cover', current, required } = props;
  const requiredText = shape === 'cover' ? texts.coverRequired : texts.photoRequired;
  const field = useFormField<File>({ requiredText, ...props });
  const preview = usePreview(field.value);
  const [problem, setProblem] = useState('');
  const [working, setWorking] = useState(false);
  const shown = preview ?? current;

  async function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    if (!file) return;
    setWorking(true);
    const picture = await smallPicture(file, shape === 'cover' ? 1600 : 500);
    setWorking(false);
    setProblem(typeof picture === 'string' ? picture : '');
    field.change(typeof picture === 'string' ? null : picture);
  }

  const noted = problem ? { ...field, error: problem } : field;
  const invalid = noted.error ? true : undefined;
  return (
    <FieldFrame field={noted} label={label} hint={hint} required={required}>
      <div className={styles['picture']}>
        <div className={cx(styles['preview'], styles[shape])}>
          {shown && <img src={shown} alt="" />}
        </div>
        <input
          {...field.control(hint)}
          type="file"
          className={cx('visually-hidden', styles['input'])}
          accept={acceptedPictures.join(',')}
          aria-invalid={invalid}
          data-invalid={invalid}
          aria-describedby={noted.error ? `${field.id}-error` : field.describedBy(hint)}
          onChange={(event) => void take(event)}
          onBlur={field.blur}
        />
        <label htmlFor={field.id} className={buttonClass({}, styles['choose'])}>
          {shown ? 'Changer l’image' : 'Choisir une image'}
        </label>
        {working && <p role="status">Préparation de l’image…</p>}
        <UploadProgress />
      </div>
    </FieldFrame>
  );
}

/** The picture, or why there is none. */
async function smallPicture(file: File, side: number): Promise<File | string> {
  if (!acceptedPictures.some((type) => type === file.type)) return texts.coverNotAnImage;
  const code = await import('./shrink-picture').catch(() => null);
  if (!code) return lostText;
  return code.shrinkPicture(file, side).catch(() => texts.coverNotAnImage);
}

const lostText =
  "L'image n'a pas pu être préparée. Vérifiez votre connexion, puis choisissez-la de nouveau.";

function UploadProgress() {
  const { uploaded, cancelUpload } = useFormShared();
  if (uploaded === null) return null;
  return (
    <div className={styles['progress']}>
      <progress value={uploaded} max={1} aria-label="Envoi de l’image" />
      <Button onClick={cancelUpload}>{texts.cancel}</Button>
    </div>
  );
}
