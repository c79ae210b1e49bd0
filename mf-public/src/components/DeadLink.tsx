import { InlineAlert, LinkButton } from '@alumni/shared-ui/guest';
import { href } from '@alumni/shared-ui/router';
import { useEffect, useRef } from 'react';

/** A mailed link that no longer works: message of the catalogue, and two links. */
export function DeadLink({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It may replace a form that had the focus.
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1}>
      <InlineAlert
        kind="error"
        action={
          <>
            <LinkButton to={href('reset_password_request')}>Demander un nouveau lien</LinkButton>
            <LinkButton to={href('login')}>Se connecter</LinkButton>
          </>
        }
      >
        {children}
      </InlineAlert>
    </div>
  );
}
