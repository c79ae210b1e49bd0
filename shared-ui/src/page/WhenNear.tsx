import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Placeholder of the children. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children when they are about to scroll into view, to keep the first screen light. */
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

/** Without IntersectionObserver render at once; on the server render the placeholder. */
function hasNoObserver(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window);
}
