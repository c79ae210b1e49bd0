import { Dialog } from '@alumni/shared-ui/dialog';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { RecentSearches } from '@alumni/shared-ui/antd-filters';
import { rememberSearch } from '@alumni/shared-ui/list';
import Checkbox from 'antd/es/checkbox';
import Search from 'antd/es/input/Search';
import { useId, useState } from 'react';
import styles from './HeaderSearch.module.css';
import { opensBySlash, setOpensBySlash } from './slash-key';

interface SearchDialogProps {
  onClose: () => void;
  /** Called when the search was submitted: the dialog may close. */
  onSent: () => void;
}

/**
 * 'Rechercher des alumni': one field; submits to the directory. Empty, it offers the recent searches:
 * the arrows choose one, Enter repeats it.
 */
export function SearchDialog({ onClose, onSent }: SearchDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  function submit(typed: string) {
    rememberSearch(typed);
    onSent();
    void navigate(href('liste_ancien', {}, { search: typed.trim() }));
  }
  return (
    <Dialog title="Rechercher des alumni" open onClose={onClose}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Nom, métier, employeur, ville, année</label>
        <RecentSearches id={id} value={text} onChange={setText} onSelect={submit}>
          <Search
            size="large"
            autoComplete="off"
            type="search"
            enterKeyHint="search"
            placeholder="Rechercher des alumni par noms et prénoms"
            enterButton="Rechercher"
            onSearch={(typed, event) => {
              // Enter on a recent search: it is submitted by itself.
              if (typed || event?.type === 'click') submit(typed);
            }}
          />
        </RecentSearches>
        <Checkbox
          className={styles.slash}
          defaultChecked={opensBySlash()}
          onChange={({ target }) => setOpensBySlash(target.checked)}
        >
          La touche <kbd>/</kbd> ouvre cette recherche
        </Checkbox>
      </form>
    </Dialog>
  );
}
