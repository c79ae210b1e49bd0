import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Keeps the place of what will come. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Draws its children when they are about to scroll into view: the first screen does not pay. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(hasNoObserver);
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

/** An old browser; on a server nothing is near, and the place is kept. */
function hasNoObserver(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
