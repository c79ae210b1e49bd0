import type { ShellRelease } from '@alumni/federation-registry';
import type { SocialProvider } from '@alumni/shared-contract';
import type { ChosenColours } from '@alumni/shared-contract/palette';
import type { PageReleases } from '../releases/visitor-registry';
import type { ListedItems } from './sitemap';

/** Settings of the network for the pages; read by the shell and mf-public. */
export interface GatewaySite {
  name: string;
  social?: { label: string; url: string }[];
  /** Configured login providers. */
  socialLogins?: SocialProvider[];
  /** Colours that replace the defaults; antd's sheets refer to them too (decision 29). */
  colours?: ChosenColours;
  [more: string]: unknown;
}

/** Settings and dependencies of the gateway. */
export interface GatewayOptions {
  /** Holds `assets/` and `remotes/`. */
  publishedDir: string;
  shell: ShellRelease;
  /** Versions that a visitor gets; called for each page. */
  releases: PageReleases;
  site: GatewaySite;
  /** Origins of pictures that this server does not serve. */
  imageOrigins?: string[];
  /** Origin from which browsers load the files of remotes; this one by default. */
  remotesOrigin?: string;
  /** The part of a cookie header with which data is asked for as a guest's. */
  guestCookie?: (header: string | undefined) => string | undefined;
  /** Name of the session cookie: with it, a member's data is preloaded. */
  sessionCookie?: string;
  /** Public origin of the site, for full links. */
  baseUrl?: string;
  /** Items for the sitemap, besides the pages. */
  listedItems?: () => Promise<ListedItems>;
  /** Time limit for data and drawing of a first view, in ms; 0: none. */
  firstViewMs?: number;
}
