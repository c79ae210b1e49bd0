/** Replaces antd's form library: forms are react-final-form. antd's contexts name its provider. */
export const FormProvider = ({ children }) => children;

/** Named by a module of antd's Form that its radios read a helper from. */
export function useForm() {
  throw new Error('Forms are react-final-form: antd’s Form is not part of the product.');
}
