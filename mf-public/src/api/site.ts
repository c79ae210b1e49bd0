import type { SocialProvider } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';

/** What the network says of itself on its home page. */
export interface Site {
  name: string;
  tagline: string;
  /** Until `date` (YYYY-MM-DD) the band under the hero shows `notice`, then the tagline. */
  launch: { date: string; notice: string };
  figures: readonly { value: string; label: string }[];
  partners: readonly Partner[];
  /** Providers one may sign in with. */
  socialLogins: readonly SocialProvider[];
  /** How long an account whose deletion was asked may still be kept. */
  deletionDays: number;
  /** How long other traces stay, in days. */
  kept: Record<'sessionDays' | 'idleDays' | 'mailDays' | 'auditDays' | 'faultDays', number>;
  /** How the team is reached; what is not configured is not there. */
  contact: { email?: string; phone?: string };
  /** Who publishes and hosts the site, a paragraph each. */
  legalNotice: readonly string[];
}
export type PartnerMark = 'sun' | 'diamond' | 'arch' | 'steps';
/** With a picture of theirs, a mark of ours, or their name alone. */
export interface Partner {
  name: string;
  picture?: { src: string; width?: number; height?: number };
  url?: string;
  mark?: PartnerMark;
}

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
  kept: { sessionDays: 90, idleDays: 14, mailDays: 30, auditDays: 365, faultDays: 30 },
  contact: {},
  legalNotice: [],
};
