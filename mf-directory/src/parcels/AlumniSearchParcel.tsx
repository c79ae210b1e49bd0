import { Button, LinkButton } from '@alumni/shared-ui/guest';
import { SearchBox } from '@alumni/shared-ui/guest-list';
import { Parcel } from '@alumni/shared-ui/page';
import { href, useNavigate } from '@alumni/shared-ui/router';
import { useState, type FormEvent } from 'react';
import styles from './AlumniSearchParcel.module.css';

/**
 * 'recherche-annuaire': a search that opens in the network, for other sites. They see no person: the
 * list needs a session.
 */
export function AlumniSearchParcel() {
  const [typedSearch, setSearch] = useState('');
  const navigate = useNavigate();

  function open(event: FormEvent) {
    event.preventDefault();
    void navigate(href('liste_ancien', {}, { search: typedSearch.trim() }));
  }

  return (
    <Parcel
      title="Retrouver un ancien"
      action={<LinkButton to={href('register')}>Rejoindre le réseau</LinkButton>}
    >
      <form role="search" className={styles.form} onSubmit={open}>
        <SearchBox
          list={{ typedSearch, setSearch }}
          label="Nom, promotion, pays, métier ou employeur"
        />
        <Button type="submit" variant="primary">
          Rechercher
        </Button>
      </form>
      <p className={styles.note}>La liste des anciens s’ouvre dans le réseau, après connexion.</p>
    </Parcel>
  );
}
