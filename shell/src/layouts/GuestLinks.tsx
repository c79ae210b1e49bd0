import { useSession } from '@alumni/shared-auth';
import { SocialLinks } from './SocialLinks';

/** The network elsewhere, for who has no account to go to. */
export function GuestLinks({ look }: Parameters<typeof SocialLinks>[0]) {
  const { user, status } = useSession();
  return status === 'loading' || user ? null : <SocialLinks look={look} />;
}
