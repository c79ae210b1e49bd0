import { getIn } from 'final-form';
import { useFormState } from 'react-final-form';

/**
 * Current value of a field, for parts that depend on it: a hidden employer, a disabled button.
 * @param name path of the value: `referents.1.email`
 */
export function useFormValue<Value>(name: string): Value | undefined {
  const { values } = useFormState({ subscription: { values: true } });
  return getIn(values, name) as Value | undefined;
}
