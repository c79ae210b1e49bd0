import { socialOutcomes, texts, type SocialOutcome } from '@alumni/shared-contract';
import { InlineAlert } from '@alumni/shared-ui/guest';
import { useSearchParams } from '@alumni/shared-ui/router';

/** Result of a login through a provider: `?social=`. */
export function SocialOutcomeAlert() {
  const outcome = useSearchParams()[0].get('social');
  if (!outcome || !Object.hasOwn(socialOutcomes, outcome)) return null;
  const message = socialOutcomes[outcome as SocialOutcome];
  return outcome === 'mail_sent' ? (
    <InlineAlert kind="info">{message}</InlineAlert>
  ) : (
    <InlineAlert kind="warning" title={texts.attention}>
      {message}
    </InlineAlert>
  );
}
