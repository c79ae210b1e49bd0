import { acceptedPictures } from '@alumni/shared-contract';
import Button from 'antd/es/button';
import Upload from 'antd/es/upload';
import { useRef, type ReactNode } from 'react';
import type { PictureChoice } from './usePictureChoice';
import { prepareProgress } from './UploadProgress';

interface PictureUploadProps {
  label: ReactNode;
  hint: ReactNode;
  choice: PictureChoice;
  disabled: boolean | undefined;
}

/** Buttons that choose a picture and undo the choice. */
export function PictureUpload({ label, hint, choice, disabled }: PictureUploadProps) {
  const { field, shown, working, take, clear } = choice;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Upload
        id={field.id}
        accept={acceptedPictures.join(',')}
        showUploadList={false}
        disabled={disabled}
        beforeUpload={(file) => {
          prepareProgress();
          void take(file);
          // The form sends the file, not antd.
          return false;
        }}
      >
        <Button
          ref={button}
          loading={working}
          aria-busy={working || undefined}
          disabled={disabled}
          data-invalid={field.error ? true : undefined}
          aria-describedby={field.describedBy(hint)}
        >
          {shown ? 'Changer l’image' : 'Choisir une image'}
          <span className="visually-hidden"> ({label})</span>
        </Button>
      </Upload>
      {field.value && (
        <Button
          type="text"
          onClick={() => {
            clear();
            // Move the focus from the button that disappears.
            button.current?.focus();
          }}
        >
          Retirer l’image choisie
        </Button>
      )}
    </>
  );
}
