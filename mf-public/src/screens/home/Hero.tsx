import { WovenBand, WovenCut } from '@alumni/shared-ui/art';
import { Skeleton, usePageTitle } from '@alumni/shared-ui/page';
import { cx } from '@alumni/shared-ui/theme';
import { useSlides } from '../../api/home-content';
import { heroSlides, type HeroSlide } from './fallback-slides';
import styles from './Hero.module.css';
import { HeroAction } from './HeroAction';
import { HeroControls } from './HeroControls';
import { HeroPicture } from './HeroPicture';
import { useSlideshow } from './useSlideshow';

/** Slideshow and call to action; default slides when the server has none. */
export function Hero() {
  const h1 = usePageTitle('Accueil');
  const { items, isLoading } = useSlides();
  const slides = isLoading ? [] : heroSlides(items);
  const show = useSlideshow(slides.length);
  return (
    <section className={styles.hero} aria-roledescription="carrousel" aria-label="À la une">
      <div className={styles.inner} {...show.hold}>
        <WovenCut className={styles.pictures} aria-hidden="true">
          {slides.map((slide, index) => (
            <div key={slide.id} className={layer(index === show.shown)}>
              {index <= show.reach && <HeroPicture slide={slide} priority={index === 0} />}
            </div>
          ))}
        </WovenCut>
        <h1 ref={h1} tabIndex={-1} className={styles.eyebrow}>
          Le réseau des anciens
        </h1>
        <div className={styles.slides} aria-busy={isLoading}>
          {isLoading && <SlideSkeleton />}
          {slides.map((slide, index) => (
            <SlideText
              key={slide.id}
              slide={slide}
              position={`${index + 1} sur ${slides.length}`}
              isShown={index === show.shown}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <HeroAction />
          {isLoading && <div className={styles.controls} />}
          {slides.length > 1 && <HeroControls slides={slides} show={show} />}
        </div>
      </div>
      <WovenBand variant="ribbon" />
    </section>
  );
}

interface SlideTextProps {
  slide: HeroSlide;
  position: string;
  isShown: boolean;
}

function SlideText({ slide, position, isShown }: SlideTextProps) {
  return (
    <div
      role="group"
      aria-roledescription="diapositive"
      aria-label={position}
      inert={!isShown}
      className={layer(isShown)}
    >
      <h2 className={styles.title}>{slide.title}</h2>
      <p className={styles.subtitle}>{slide.subtitle}</p>
      <p className={styles.description}>{slide.description}</p>
    </div>
  );
}

function SlideSkeleton() {
  return (
    <div className={styles.layer}>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  );
}

const layer = (isShown: boolean) => cx(styles.layer, isShown && styles.shown);
