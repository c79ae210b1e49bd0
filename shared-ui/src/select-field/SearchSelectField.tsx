import { texts } from '@alumni/shared-contract';
import { useCallback, useRef, useState } from 'react';
import { InlineAlert } from '../feedback/InlineAlert';
import { FieldFrame } from '../form/FieldFrame';
import { useFormField, type FieldProps } from '../form/useFormField';
import { Button } from '../page/Button';
import type { LabelledOption } from './filter-options';
import { late, useLate, type Late } from './late';
import type { RealSelect } from './select-control';
import { SelectLookalike } from './SelectLookalike';
import { useTypedSearch } from './useTypedSearch';

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly LabelledOption[];
  placeholder?: string;
  autoComplete?: string;
  /** The options are on their way. */
  loading?: boolean;
  /** They did not come: the field offers to try again, which is `onUse`. */
  lost?: boolean;
  /** The field is being used: the moment to load options. */
  onUse?: () => void;
  /** antd's Select by default; a test brings one that is slow or does not come. */
  code?: Late<RealSelect>;
}

/** antd's Select with its theme, 110 KB: for who is about to choose. */
const antdSelect = late<RealSelect>(
  async () => (await import('../antd-select/AntdSelect')).AntdSelect,
);

/**
 * A choice in a long list, filtered while typing. antd's Select comes when the person comes near the
 * field; what stands there meanwhile loses no focus, no click and no letter.
 */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, required, options, loading = false, code = antdSelect } = props;
  const field = useFormField<string | number>(props);
  const { value: Select, isLost: isCodeLost } = useLate(code);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const search = useTypedSearch({
    options,
    isLoading: loading,
    forgets: Select !== null,
    choose: field.change,
  });
  // After a failure it is the field's own use that tries again: passing by would take the message away.
  const near = useCallback(() => !code.get().isLost && code.load(), [code]);
  const isLost = isCodeLost || props.lost === true;

  function use() {
    setUsed(true);
    code.load();
    props.onUse?.();
  }
  const shared = {
    field,
    control: field.control(hint),
    options,
    search,
    placeholder: props.placeholder,
    disabled: props.disabled,
    required,
    loading,
    autoComplete: props.autoComplete ?? 'off',
    onUse: use,
  };
  return (
    <FieldFrame field={field} label={label} hint={hint} required={required}>
      {Select ? (
        <Select {...shared} lost={isLost} handover={{ isFocused: search.isIn, isOpen }} />
      ) : (
        <SelectLookalike
          {...shared}
          input={input}
          isOpen={isOpen}
          isLost={isLost}
          onOpen={setOpen}
          onNear={near}
        />
      )}
      {isLost && isUsed && (
        <Lost
          onRetry={() => {
            use();
            input.current?.focus();
            setOpen(true);
          }}
        />
      )}
    </FieldFrame>
  );
}

function Lost({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineAlert kind="error" action={<Button onClick={onRetry}>{texts.retry}</Button>}>
      La liste n’a pas pu être chargée. Ce que vous avez saisi est gardé.
    </InlineAlert>
  );
}
