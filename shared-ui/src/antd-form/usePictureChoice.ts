import { acceptedPictures, texts } from '@alumni/shared-contract';
import { useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { showing, useFormField, type BoundField, type FieldProps } from '../form/useFormField';
import { shrinkPicture } from './shrink-picture';
import { usePreview } from './usePreview';

export interface PictureFieldProps extends FieldProps {
  /** Address of the current picture. */
  current?: string | null;
  /** cover: wide, 1600 pixels; portrait: round, 500 pixels. */
  shape?: 'cover' | 'portrait';
}

export interface PictureChoice {
  /** Value: the chosen file, valid or not; an error blocks the form. */
  field: BoundField<File>;
  /** Address of the chosen picture, otherwise of the current one. */
  shown: string | null | undefined;
  /** Whether a chosen file is being shrunk. */
  working: boolean;
  take: (file: File) => Promise<void>;
  /** Undoes the choice and focuses the file input. */
  clear: () => void;
}

/**
 * A picture of a form, checked and shrunk here. An invalid file stays in the form with its error.
 */
export function usePictureChoice(props: PictureFieldProps): PictureChoice {
  const { shape = 'cover', current, validate } = props;
  const bound = useFormField<File>({
    requiredText: shape === 'cover' ? texts.coverRequired : texts.photoRequired,
    ...props,
    validate: (value, values) => problemOf(value) ?? validate?.(value, values),
  });
  const [working, setWorking] = useState(false);
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  const latest = useRef<File | null>(null);
  const preview = usePreview(problemOf(bound.value) ? null : bound.value);

  async function take(file: File) {
    latest.current = file;
    const submitted = watchSubmit(document.getElementById(bound.id)?.closest('form'));
    setWorking(true);
    bound.change(unsendable(file, preparingText));
    const picture = await smallPicture(file, shape === 'cover' ? 1600 : 500);
    const again = submitted();
    // Another file was chosen meanwhile, or the choice was undone.
    if (latest.current !== file) return;
    setWorking(false);
    bound.change(typeof picture === 'string' ? unsendable(file, picture) : picture);
    bound.blur();
    again?.requestSubmit();
  }

  function clear() {
    latest.current = null;
    setWorking(false);
    bound.change(null);
    const input = document.getElementById(bound.id);
    // Allows the same file to be chosen again.
    if (input instanceof HTMLInputElement) input.value = '';
    input?.focus();
  }

  // Explains why 'Enregistrer' waits.
  const error = working && !submitFailed ? undefined : bound.error;
  const field = { ...bound, ...showing(bound.control(null), error) };
  return { field, shown: preview ?? current, working, take, clear };
}

/** @returns ends watching: the form if it was submitted meanwhile */
function watchSubmit(form: HTMLFormElement | null | undefined) {
  let submitted: HTMLFormElement | undefined;
  const note = () => (submitted = form ?? undefined);
  form?.addEventListener('submit', note);
  return () => {
    form?.removeEventListener('submit', note);
    return submitted;
  };
}

/** Error of a file; validation reads it from the value. */
const problems = new WeakMap<File, string>();

const problemOf = (value: File | null | undefined) => (value ? problems.get(value) : undefined);

/** A copy of the file, so that the form sees a new value and validates it. */
function unsendable(file: File, problem: string): File {
  const copy = new File([file], file.name, { type: file.type });
  problems.set(copy, problem);
  return copy;
}

/** The picture, or its error. */
async function smallPicture(file: File, side: number): Promise<File | string> {
  if (!acceptedPictures.some((type) => type === file.type)) return texts.coverNotAnImage;
  return shrinkPicture(file, side).catch(() => texts.coverNotAnImage);
}

const preparingText = 'L’image se prépare : l’envoi suit dans un instant.';
