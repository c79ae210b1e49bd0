import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Keeps the place of what will come. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws its children when they are about to scroll into view: the first screen does not pay. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '400px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
