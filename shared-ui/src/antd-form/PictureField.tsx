import { cx } from '../cx';
import { FieldFrame } from '../form/FieldFrame';
import type { PictureFieldProps } from './usePictureChoice';
import styles from './PictureField.module.css';
import { usePictureChoice } from './usePictureChoice';
import { PictureUpload } from './PictureUpload';
import { UploadProgress } from './UploadProgress';

/**
 * antd's Upload bound to the form. The file is checked, previewed and shrunk in the browser: at
 * most 250 KB, and 1600 pixels (`cover`) or 500 (`portrait`). The form holds a File.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, shape = 'cover', required } = props;
  const choice = usePictureChoice(props);
  return (
    <FieldFrame field={choice.field} label={label} hint={hint} required={required}>
      <div className={styles.picture}>
        <div className={cx(styles.preview, styles[shape])}>
          {choice.shown && <img src={choice.shown} alt="" />}
        </div>
        <PictureUpload label={label} hint={hint} choice={choice} disabled={props.disabled} />
        <UploadProgress />
      </div>
    </FieldFrame>
  );
}
