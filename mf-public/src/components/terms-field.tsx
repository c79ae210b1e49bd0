import { texts } from '@alumni/shared-contract';
import { href, Link } from '@alumni/shared-ui/router';

/** Checkbox for the terms of use, with links to terms and privacy policy. */
export const termsField = {
  name: 'status',
  label: <TermsLabel />,
  on: 'accepted',
  off: 'not_accepted',
};

/** For a form that is sent with its button enabled; sign-up disables the button instead. */
export function acceptedRule(value?: string): string | undefined {
  return value === 'accepted' ? undefined : texts.termsRequired;
}

function TermsLabel() {
  return (
    <>
      J’accepte les{' '}
      <Link to={href('terms')} target="_blank">
        conditions d’utilisation
      </Link>{' '}
      et la{' '}
      <Link to={`${href('terms')}#confidentialite`} target="_blank">
        politique de confidentialité
      </Link>
    </>
  );
}
