import type { ReactNode } from 'react';

/** Loading state of the own profile. */
export function ProfileLoading({ children }: { children: ReactNode }) {
  return (
    <>
      <p role="status" className="visually-hidden">
        Chargement du profil…
      </p>
      <div aria-busy="true">{children}</div>
    </>
  );
}
