import type { SocialProvider } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';

/** What the network says of itself on its home page. */
export interface Site {
  name: string;
  tagline: string;
  /** Until `date` (YYYY-MM-DD) the band under the hero shows `notice`, then the tagline. */
  launch: { date: string; notice: string };
  figures: readonly { value: string; label: string }[];
  partners: readonly { name: string; mark: PartnerMark }[];
  /** Providers one may sign in with. */
  socialLogins: readonly SocialProvider[];
  /** How long an account whose deletion was asked may still be kept. */
  deletionDays: number;
}
export type PartnerMark = 'sun' | 'diamond' | 'arch' | 'steps';

let site: Site | undefined;

/**
 * The configuration, which the gateway inlines as `<script type="application/json" id="site">`; a
 * page of another host says nothing of the network.
 */
export function useSite(): Site {
  site ??= { ...nothing, ...(inlinedJson('site') as Partial<Site> | null) };
  return site;
}

const nothing: Site = {
  name: '',
  tagline: '',
  launch: { date: '', notice: '' },
  figures: [],
  partners: [],
  socialLogins: [],
  deletionDays: 30,
};
