import { Dialog } from '@alumni/shared-ui/dialog';
import { href, useNavigate } from '@alumni/shared-ui/router';
import Search from 'antd/es/input/Search';
import { useId } from 'react';
import styles from './HeaderSearch.module.css';

interface SearchDialogProps {
  onClose: () => void;
  /** Called when the search was submitted: the dialog may close. */
  onSent: () => void;
}

/** 'Rechercher des alumni': one field; submits to the directory. */
export function SearchDialog({ onClose, onSent }: SearchDialogProps) {
  const navigate = useNavigate();
  const id = useId();
  function submit(typed: string) {
    onSent();
    void navigate(href('liste_ancien', {}, { search: typed.trim() }));
  }
  return (
    <Dialog title="Rechercher des alumni" open onClose={onClose}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id}>Nom ou prénoms</label>
        <Search
          id={id}
          size="large"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Rechercher des alumni par noms et prénoms"
          enterButton="Rechercher"
          onSearch={submit}
        />
      </form>
    </Dialog>
  );
}
