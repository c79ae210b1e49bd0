import { Dialog } from '@alumni/shared-ui/feedback';
import { Button } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useId, useState, type FormEvent } from 'react';
import { useHasRoute } from '../composition/app-context';
import { Icon } from './Icon';
import styles from './HeaderSearch.module.css';

const title = 'Rechercher des alumni';

/** From any screen to the directory: what is typed becomes its search. */
export function HeaderSearch() {
  const [open, setOpen] = useState(false);
  const hasRoute = useHasRoute();
  if (!hasRoute('liste_ancien')) return <span className={styles.space} />;
  return (
    <>
      <button type="button" className={styles.opener} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <span>{title}</span>
      </button>
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        <SearchForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function SearchForm({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search')).trim();
    onDone();
    void navigate(href('liste_ancien', {}, { search }));
  }
  return (
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
  );
}
