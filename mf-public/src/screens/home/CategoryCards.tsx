import type { Category } from '@alumni/shared-contract';
import { WovenBand } from '@alumni/shared-ui/art';
import { Band, Skeleton } from '@alumni/shared-ui/page';
import { Picture } from '@alumni/shared-ui/picture';
import { href, Link } from '@alumni/shared-ui/router';
import { useCategories } from '../../api/home-content';
import styles from './CategoryCards.module.css';
import { fallbackCategories, illustrationOf } from './fallback-categories';
import { JoinUsSection } from './JoinUsSection';

/** 'Rejoignez notre réseau': who the network is for; each card opens the sign-up with its category. */
export function CategoryCards() {
  const { items, isLoading } = useCategories();
  const categories = items.length > 0 ? items : fallbackCategories;
  return (
    <Band
      title="Rejoignez notre réseau"
      lead="Chaque parcours a sa place ici. Dites-nous où vous en êtes, le réseau fait le reste."
    >
      <ul className={styles['cards']} aria-busy={isLoading}>
        {isLoading
          ? [1, 2, 3].map((place) => <CategorySkeleton key={place} />)
          : categories.map((category) => <CategoryCard key={category.name} category={category} />)}
      </ul>
      <JoinUsSection categories={categories} />
    </Band>
  );
}

/** A fallback category has no id: its card opens the plain sign-up. */
function CategoryCard({ category }: { category: Omit<Category, 'id'> & { id: number | null } }) {
  return (
    <li>
      <Link className={styles['card']} to={href('register', {}, { search: category.id })}>
        <Picture
          src={category.cover_picture ?? illustrationOf(category.name)}
          alt=""
          sizes="(width >= 48rem) 24rem, 100vw"
        />
        <WovenBand />
        <span className={styles['body']}>
          <h3 className={styles['name']}>{category.name}</h3>
          {category.description && <span className={styles['text']}>{category.description}</span>}
          <span className={styles['go']}>
            Créer mon profil <span aria-hidden="true">→</span>
          </span>
        </span>
      </Link>
    </li>
  );
}

function CategorySkeleton() {
  return (
    <li className={styles['card']}>
      <Picture src={null} alt="" />
      <span className={styles['body']}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="short" />
      </span>
    </li>
  );
}
