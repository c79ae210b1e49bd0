import type { SocialProvider } from '@alumni/shared-contract';
import { inlinedJson } from '@alumni/shared-ui/page';

/** Settings of the network for the public pages. */
export interface Site {
  name: string;
  tagline: string;
  /** Until `date` (YYYY-MM-DD) the band under the hero shows `notice`, then the tagline. */
  launch: { date: string; notice: string };
  figures: readonly { value: string; label: string }[];
  partners: readonly Partner[];
  /** Configured login providers. */
  socialLogins: readonly SocialProvider[];
  /** Days until a deleted account is erased. */
  deletionDays: number;
  /** Days that other records are kept. */
  kept: Record<
    | 'sessionDays'
    | 'idleDays'
    | 'mailDays'
    | 'auditDays'
    | 'joinDays'
    | 'faultDays'
    | 'notificationDays',
    number
  >;
  /** Contact of the team; absent when not configured. */
  contact: { email?: string; phone?: string };
  /** Publisher and host of the site, one paragraph each. */
  legalNotice: readonly string[];
}
export type PartnerMark = 'sun' | 'diamond' | 'arch' | 'steps';
/** With their own picture, one of our marks, or the name only. */
export interface Partner {
  name: string;
  picture?: { src: string; width?: number; height?: number };
  url?: string;
  mark?: PartnerMark;
}

let site: Site | undefined;

/**
 * The configuration, inlined by the gateway as `<script type="application/json" id="site">`; absent
 * on a page of another site.
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
  kept: {
    sessionDays: 90,
    idleDays: 14,
    mailDays: 30,
    auditDays: 365,
    joinDays: 365,
    faultDays: 30,
    notificationDays: 365,
  },
  contact: {},
  legalNotice: [],
};
