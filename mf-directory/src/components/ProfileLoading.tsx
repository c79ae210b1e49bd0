import type { ReactNode } from 'react';

/** The own profile while it loads: its place for the eye, a word for who does not see it. */
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
