import type { FormApi } from 'final-form';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Form as FinalForm, useForm } from 'react-final-form';
import { cx } from '../cx';
import { ExpiryKeeper } from './ExpiryKeeper';
import { FormAlert } from './FormAlert';
import { FormContext } from './form-context';
import type { FormFailure } from './form-failure';
import styles from './Form.module.css';
import { LeaveGuard } from './LeaveGuard';
import { sameValue } from './useFieldState';
import { useSubmission, type OnFailure, type Submission } from './useSubmission';

export interface FormProps<Values extends object> {
  initialValues?: Partial<Values>;
  /** Sends the values; a rejection with 400 or 422 puts the server's messages under the fields. */
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
  /** After a success, once leaving the page is free again: the place to navigate. */
  onSuccess?: (result: unknown, values: Values) => void;
  /** A failure that blames no field: a toast (default), an alert in the form, or your own way. */
  onFailure?: OnFailure;
  /** Told of a failure that blames fields, whose messages stand under them. */
  onFieldErrors?: (failure: FormFailure) => void;
  /** The server's name for a value → the name of the field that shows its message. */
  fieldOf?: Readonly<Record<string, string>>;
  /**
   * Asks before leaving with changes; 'step': also when the query changes, for a step of a page.
   * Switch it off in dialogs: one guarded form per page.
   */
  guard?: boolean | 'step';
  /** Empties the form after a success. */
  resetOnSuccess?: boolean;
  /** Names the form for a screen reader, and what is kept of it when the session expires. */
  label?: string;
  /** Keeps what was typed when the session expires. Switch it off where the form keeps a draft itself. */
  keep?: boolean;
  className?: string;
  children: ReactNode;
}

/** A form in one column whose fields know the server's errors; a double click sends it once. */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { initialValues, onSubmit, onFailure = 'toast', onFieldErrors, fieldOf } = props;
  const submission = useSubmission<Values>({ onSubmit, onFailure, onFieldErrors, fieldOf });
  return (
    <FormContext value={submission.shared}>
      <FinalForm<Values>
        initialValues={initialValues}
        initialValuesEqual={sameValue}
        keepDirtyOnReinitialize
        subscription={{}}
        onSubmit={submission.send}
        render={() => <FormBody {...props} submission={submission} />}
      />
    </FormContext>
  );
}

function FormBody<Values extends object>({
  submission,
  onSuccess,
  guard = true,
  resetOnSuccess = false,
  keep = true,
  label,
  className,
  children,
}: FormProps<Values> & { submission: ReturnType<typeof useSubmission<Values>> }) {
  const form = useForm<Values>();
  const { element, focusFirstError } = useFirstError();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a dialog is a React child of the form below it.
    event.stopPropagation();
    if (form.getState().submitting) return;
    const { values } = form.getState();
    await form.submit();
    const taken = submission.takeOutcome();
    if (!taken) return focusFirstError();
    if (resetOnSuccess) empty(form);
    else form.initialize(form.getState().values);
    onSuccess?.(taken.result, values);
  }

  return (
    <form
      ref={element}
      noValidate
      // In a first view, or without scripts, a browser left to itself would put a password into the address.
      method="dialog"
      aria-label={label}
      className={cx(styles['form'], className)}
      onSubmit={(event) => void submit(event)}
    >
      {guard && <LeaveGuard isStep={guard === 'step'} />}
      {keep && <ExpiryKeeper label={label} />}
      <FormAlert failure={submission.failure} />
      {children}
    </form>
  );
}

/** A restart alone would keep what was typed, as new initial values do. */
function empty<Values>(form: FormApi<Values>): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.restart();
  form.setConfig('keepDirtyOnReinitialize', true);
}

/** Brings the focus to the first field in error, after it is drawn. */
function useFirstError() {
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) controlIn(element.current?.querySelector('[data-invalid]'))?.focus();
  }, [refusals]);
  return { element, focusFirstError: () => setRefusals((count) => count + 1) };
}

/** Some controls are marked on the box around their input. */
function controlIn(marked: Element | null | undefined): HTMLElement | null | undefined {
  return (marked?.querySelector('input') ?? marked) as HTMLElement | null | undefined;
}
