import type { ComponentType } from 'react';
import type { BoundField } from '../form/useFormField';
import type { LabelledOption } from './filter-options';
import type { TypedSearch } from './useTypedSearch';

/** Props of the select control: antd's, and its lookalike. */
export interface SelectControlProps {
  field: BoundField<string | number>;
  /** id and ARIA state. */
  control: ReturnType<BoundField<unknown>['control']>;
  options: readonly LabelledOption[];
  search: TypedSearch;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  loading: boolean;
  autoComplete: string;
  /** Called on focus: the moment to load options. */
  onUse: () => void;
}

/** State of the lookalike at the moment antd's control replaces it. */
export interface LookalikeState {
  isFocused: boolean;
  isOpen: boolean;
}

export interface RealSelectProps extends SelectControlProps {
  lookalike: LookalikeState;
  /** The options failed to load; the field shows it. */
  lost: boolean;
}

export type RealSelect = ComponentType<RealSelectProps>;
