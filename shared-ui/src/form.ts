export { Form } from './form/Form';
export { FieldRow, FormActions } from './form/FormLayout';
export { type FormFailure } from './form/form-failure';
export { notifyRefusal } from './form/notify-refusal';
export { type Submission } from './form/useSubmission';
export { useRows } from './form/useRows';
export { useFormValue } from './form/useFormValue';
export { useFormChange } from './form/useFormChange';
export { type Option } from './form/options';
