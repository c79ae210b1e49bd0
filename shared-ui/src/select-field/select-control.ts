import type { ComponentType } from 'react';
import type { BoundField } from '../form/useFormField';
import type { LabelledOption } from './filter-options';
import type { TypedSearch } from './useTypedSearch';

/** What the control of a search-select is given, antd's and the one that stands in for it. */
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
  /** The focus is in it: the moment to load options. */
  onUse: () => void;
}

/** What the person was doing when antd's control took the place of the other. */
export interface Handover {
  isFocused: boolean;
  isOpen: boolean;
}

export interface RealSelectProps extends SelectControlProps {
  handover: Handover;
  /** The options did not come; the field says so. */
  lost: boolean;
}

export type RealSelect = ComponentType<RealSelectProps>;
