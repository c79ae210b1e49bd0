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
  /**
   * Submits the values; a rejection with 400 or 422 shows the server's messages under the fields.
   */
  onSubmit: (values: Values, submission: Submission) => Promise<unknown>;
  /** Called after a success, when leaving is free again: the place to navigate. */
  onSuccess?: (result: unknown, values: Values) => void;
  /**
   * Shows a failure without field errors: a toast (default), an alert in the form, or a callback.
   */
  onFailure?: OnFailure;
  /** Called for a failure with field errors, which are shown under the fields. */
  onFieldErrors?: (failure: FormFailure) => void;
  /** Server's field name → name of the field that shows its message. */
  fieldOf?: Readonly<Record<string, string>>;
  /**
   * Asks before leaving with changes; 'step': also when the query changes, for multi-step pages.
   * Off in dialogs: one guarded form per page.
   */
  guard?: boolean | 'step';
  /** Resets the form after a success. */
  resetOnSuccess?: boolean;
  /** Accessible name of the form, and part of the storage key when the session expires. */
  label?: string;
  /** Saves the input when the session expires. Off where the form keeps its own draft. */
  keep?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A one-column form that shows the server's field errors; a double click submits once (decision 9).
 * Fields inside bind themselves by `name`. By default it asks before leaving with unsent changes,
 * and saves the input when the session expires (decision 22). A failed submission focuses the first
 * invalid field; a 429 blocks the submit button until the waiting time is over.
 */
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
    // Events of a form in a dialog bubble to the React parent form.
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
      // POST: without scripts, a GET form would put the password into the address.
      method="dialog"
      aria-label={label}
      className={cx(styles.form, className)}
      onSubmit={(event) => void submit(event)}
    >
      {guard && <LeaveGuard isStep={guard === 'step'} />}
      {keep && <ExpiryKeeper label={label} />}
      <FormAlert failure={submission.failure} />
      {children}
    </form>
  );
}

/** `restart` alone would keep the input, as new initial values do. */
function empty<Values>(form: FormApi<Values>): void {
  form.setConfig('keepDirtyOnReinitialize', false);
  form.restart();
  form.setConfig('keepDirtyOnReinitialize', true);
}

/** Focuses the first invalid field, after it is rendered. */
function useFirstError() {
  const element = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) controlIn(element.current?.querySelector('[data-invalid]'))?.focus();
  }, [refusals]);
  return { element, focusFirstError: () => setRefusals((count) => count + 1) };
}

/** Some controls have aria-invalid on a wrapper of the input. */
function controlIn(marked: Element | null | undefined): HTMLElement | null | undefined {
  return (marked?.querySelector('input') ?? marked) as HTMLElement | null | undefined;
}
