import { Dialog } from '@alumni/shared-ui/dialog';
import { Button } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useId, type FormEvent } from 'react';
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    onSent();
    void navigate(href('liste_ancien', {}, { search }));
  }
  return (
    <Dialog title="Rechercher des alumni" open onClose={onClose}>
      <form role="search" className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>Nom ou prénoms</label>
        <input
          id={id}
          name="search"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Rechercher des alumni par noms et prénoms"
          className={styles.input}
          data-autofocus
        />
        <Button type="submit" variant="primary">
          Rechercher
        </Button>
      </form>
    </Dialog>
  );
}
