import { advantagesShown, type Advantage, type AlumniType } from '@alumni/shared-contract';
import { WovenBand } from '@alumni/shared-ui/art';
import { Button } from '@alumni/shared-ui/guest';
import { Band, Skeleton, WhenNear } from '@alumni/shared-ui/page';
import { cx } from '@alumni/shared-ui/theme';
import { useId, useState, type ReactNode } from 'react';
import { useAdvantages, useAlumniTypes, useHasAlumniTypes } from '../../api/home-content';
import styles from './TypeCards.module.css';

/** 'Nos types d'Alumni': the advantages of each type; a text when there are none. */
export function TypeCards() {
  const isThere = useHasAlumniTypes();
  return isThere ? (
    <LoadedTypes />
  ) : (
    <WhenNear placeholder={<TypeSection isLoading />}>
      <LoadedTypes />
    </WhenNear>
  );
}

function LoadedTypes() {
  const types = useAlumniTypes();
  const advantages = useAdvantages();
  const isLoading = types.isLoading || advantages.isLoading;
  if (!isLoading && types.items.length === 0) return <NoTypes />;
  return (
    <TypeSection isLoading={isLoading}>
      {types.items.map((type) => (
        <TypeCard key={type.id} type={type} advantages={advantages.items} />
      ))}
    </TypeSection>
  );
}

/** The server has none: a description in our words. */
function NoTypes() {
  return (
    <TypeBand>
      <p className={styles.none}>
        Chaque ancien reçoit un type lorsque son inscription est approuvée, et les avantages qui
        vont avec. Les types et leurs avantages seront présentés ici.
      </p>
    </TypeBand>
  );
}

function TypeSection({ isLoading, children }: { isLoading: boolean; children?: ReactNode }) {
  return (
    <TypeBand lead="Votre type dépend de votre engagement. Voici ce que chacun vous apporte.">
      <ul className={styles.cards} aria-busy={isLoading}>
        {isLoading ? [1, 2, 3, 4, 5].map((place) => <TypeSkeleton key={place} />) : children}
      </ul>
    </TypeBand>
  );
}

function TypeBand({ lead, children }: { lead?: string; children: ReactNode }) {
  return (
    <Band
      title="Nos types d’Alumni"
      lead={lead ?? 'Votre type dépend de votre engagement.'}
      ground="deep"
    >
      {children}
    </Band>
  );
}

function TypeCard({ type, advantages }: { type: AlumniType; advantages: Advantage[] }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const own = new Set(type.advantages.map(({ advantage_id }) => advantage_id));
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <WovenBand variant="field" className={styles.back} />
        <h3 className={styles.name}>{type.name}</h3>
      </header>
      <ul id={listId} className={styles.advantages}>
        {advantages.slice(0, isOpen ? undefined : advantagesShown).map((advantage) => (
          <AdvantageLine key={advantage.id} advantage={advantage} isOwn={own.has(advantage.id)} />
        ))}
      </ul>
      {advantages.length > advantagesShown && (
        <Button
          variant="plain"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={`${isOpen ? 'Voir moins' : 'Voir plus'} : ${type.name}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Voir moins' : 'Voir plus'}
        </Button>
      )}
    </li>
  );
}

function AdvantageLine({ advantage, isOwn }: { advantage: Advantage; isOwn: boolean }) {
  return (
    <li className={cx(styles.advantage, isOwn ? styles.active : styles.inactive)}>
      <span className={styles.mark} aria-hidden="true">
        <svg viewBox="0 0 16 16">
          <path d={isOwn ? 'M3 8.5l3.2 3.3L13 4.7' : 'M4 8h8'} />
        </svg>
      </span>
      <span>
        <span className="visually-hidden">{isOwn ? 'Inclus : ' : 'Non inclus : '}</span>
        {advantage.description}
      </span>
    </li>
  );
}

function TypeSkeleton() {
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <WovenBand variant="field" className={styles.back} />
        <span className={styles.name}>&nbsp;</span>
      </header>
      <ul className={styles.advantages}>
        {[1, 2, 3].map((place) => (
          <li key={place} className={styles.place}>
            <Skeleton />
            <Skeleton shape="short" />
          </li>
        ))}
      </ul>
      <div className={styles.more} />
    </li>
  );
}
