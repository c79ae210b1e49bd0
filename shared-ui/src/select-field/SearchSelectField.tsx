import { texts } from '@alumni/shared-contract';
import { useCallback, useRef, useState } from 'react';
import { InlineAlert } from '../feedback/InlineAlert';
import { FieldFrame } from '../form/FieldFrame';
import { useFormField, type FieldProps } from '../form/useFormField';
import { Button } from '../page/Button';
import type { LabelledOption } from './filter-options';
import { lazyValue, useLazyValue, type LazyValue } from './lazy-value';
import type { RealSelect } from './select-control';
import { SelectLookalike } from './SelectLookalike';
import { useTypedSearch } from './useTypedSearch';

export interface SearchSelectFieldProps extends FieldProps {
  options: readonly LabelledOption[];
  placeholder?: string;
  autoComplete?: string;
  /** The options are loading. */
  loading?: boolean;
  /** The options failed to load: the field offers a retry, which calls `onUse`. */
  lost?: boolean;
  /** Called when the field is used: the moment to load options. */
  onUse?: () => void;
  /** antd's Select by default; tests inject a slow or failing one. */
  code?: LazyValue<RealSelect>;
}

/** antd's Select with its theme, 110 KB: loaded just before use. */
const antdSelect = lazyValue<RealSelect>(
  async () => (await import('../antd-select/AntdSelect')).AntdSelect,
);

/**
 * A searchable choice in a long list. antd's Select loads when the pointer or the focus comes near;
 * the lookalike before it keeps focus, clicks and typed text.
 */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { label, hint, required, options, loading = false, code = antdSelect } = props;
  const field = useFormField<string | number>(props);
  const { value: Select, isLost: isCodeLost } = useLazyValue(code);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const search = useTypedSearch({
    options,
    isLoading: loading,
    forgets: Select !== null,
    choose: field.change,
  });
  // After a failure only using the field retries: hovering would hide the message.
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
        <Select {...shared} lost={isLost} lookalike={{ isFocused: search.isIn, isOpen }} />
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
