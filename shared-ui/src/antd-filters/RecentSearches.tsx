import AutoComplete from 'antd/es/auto-complete';
import { useState, type ReactElement } from 'react';
import { popupParent } from '../antd-page/popup-parent';
import { recentSearches } from '../list/recent-searches';

interface RecentSearchesProps {
  /** Of the text field. */
  id: string;
  /** Typed text: the searches are offered while it is empty. */
  value: string;
  onChange: (text: string) => void;
  onSelect?: (search: string) => void;
  onBlur?: () => void;
  /** antd's Input or Search. */
  children: ReactElement;
}

/** Offers the recent searches of the directory under an empty box: the arrows and Enter choose one. */
export function RecentSearches(props: RecentSearchesProps) {
  const { id, value, onChange, onSelect, onBlur, children } = props;
  const [recents, setRecents] = useState<readonly string[]>([]);
  return (
    <AutoComplete
      id={id}
      value={value}
      options={value === '' ? recents.map((search) => ({ value: search })) : []}
      defaultActiveFirstOption={false}
      virtual={false}
      getPopupContainer={popupParent}
      onFocus={() => setRecents(recentSearches())}
      onBlur={() => onBlur?.()}
      onChange={onChange}
      onSelect={(search: string) => onSelect?.(search)}
    >
      {children}
    </AutoComplete>
  );
}
