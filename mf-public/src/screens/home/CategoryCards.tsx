import { useSession } from '@alumni/shared-auth';
import type { Category } from '@alumni/shared-contract';
import { WovenBand } from '@alumni/shared-ui/art';
import { Band, Skeleton } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, Link } from '@alumni/shared-ui/router';
import { useCategories } from '../../api/home-content';
import styles from './CategoryCards.module.css';
import { fallbackCategories, illustrationOf } from './fallback-categories';
import { JoinUsSection } from './JoinUsSection';

/** 'Rejoignez notre réseau': each card opens the sign-up with its category. */
export function CategoryCards() {
  const { items, isLoading } = useCategories();
  const { user, status } = useSession();
  const categories = items.length > 0 ? items : fallbackCategories;
  const reader = status === 'loading' ? 'unknown' : user ? 'member' : 'guest';
  return (
    <Band {...(reader === 'member' ? ofMembers : ofGuests)}>
      <ul className={styles.cards} aria-busy={isLoading}>
        {isLoading
          ? [1, 2, 3].map((place) => <CategorySkeleton key={place} />)
          : categories.map((category) => (
              <CategoryCard key={category.name} category={category} reader={reader} />
            ))}
      </ul>
      {reader === 'guest' && <JoinUsSection categories={categories} />}
    </Band>
  );
}

const ofGuests = {
  title: 'Rejoignez notre réseau',
  lead: 'Chaque parcours a sa place ici. Dites-nous où vous en êtes, le réseau fait le reste.',
};
const ofMembers = {
  title: 'Notre réseau',
  lead: 'Chaque parcours a sa place ici. Retrouvez ceux qui font le même métier que vous.',
};

interface CategoryCardProps {
  /** A fallback category has no id: the sign-up chooses it by name. */
  category: Omit<Category, 'id'> & { id: number | null };
  /** For members, the card leads to the people of the category. */
  reader: 'unknown' | 'guest' | 'member';
}

function CategoryCard({ category, reader }: CategoryCardProps) {
  const address =
    reader === 'member'
      ? href('liste_ancien', {}, { profession: category.name })
      : href('register', {}, { search: category.id ?? category.name });
  return (
    <li>
      <Link className={styles.card} to={address}>
        <Picture
          src={category.cover_picture ?? illustrationOf(category.name)}
          alt=""
          sizes="(width >= 48rem) 24rem, 100vw"
        />
        <WovenBand />
        <span className={styles.body}>
          <h3 className={styles.name}>{category.name}</h3>
          {category.description && <span className={styles.text}>{category.description}</span>}
          <span className={styles.go} data-reader={reader}>
            {reader === 'member' ? 'Voir les profils' : 'Créer mon profil'}{' '}
            <span aria-hidden="true">→</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

function CategorySkeleton() {
  return (
    <li className={styles.card}>
      <Picture src={null} alt="" />
      <span className={styles.body}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </span>
    </li>
  );
}
