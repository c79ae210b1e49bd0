import { texts } from '@alumni/shared-contract';
import { CheckboxField } from '@alumni/shared-ui/form';
import { href, Link } from '@alumni/shared-ui/router';

/**
 * Checkbox for the terms of use, with links to terms and privacy policy.
 * @param isRequired validated by the form; sign-up disables its button instead
 */
export function TermsField({ isRequired = false }: { isRequired?: boolean }) {
  return (
    <CheckboxField
      name="status"
      label={<TermsLabel />}
      on="accepted"
      off="not_accepted"
      validate={(value?: string) =>
        isRequired && value !== 'accepted' ? texts.termsRequired : undefined
      }
    />
  );
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
