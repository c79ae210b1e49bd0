import { useSession } from '@alumni/shared-auth';
import { SocialLinks } from './SocialLinks';

/** Social media links for guests, who have no account menu. */
export function GuestLinks({ look }: Parameters<typeof SocialLinks>[0]) {
  const { user, status } = useSession();
  return status === 'loading' || user ? null : <SocialLinks look={look} />;
}
