import type { ShellRelease } from '@alumni/federation/registry';
import type { SocialProvider } from '@alumni/shared-contract';
import type { ChosenColours } from '@alumni/shared-contract/palette';
import type { PageReleases } from '../modules/releases/visitor-registry';
import type { ListedItems } from './sitemap';

/** What the pages say of the network (configuration); read by the shell and by mf-public. */
export interface GatewaySite {
  name: string;
  social?: { label: string; url: string }[];
  /** Providers one may sign in with: a button each. */
  socialLogins?: SocialProvider[];
  /** In the place of ours; antd reads them in the page (shared-ui/src/theme/antd-tokens.ts). */
  colours?: ChosenColours;
  [more: string]: unknown;
}

export interface GatewayOptions {
  /** Holds `assets/` and `remotes/`. */
  publishedDir: string;
  shell: ShellRelease;
  /** Which versions a visitor gets, asked for with every page. */
  releases: PageReleases;
  site: GatewaySite;
  /** Where pictures come from that this server does not serve. */
  imageOrigins?: string[];
  /** Name of the session cookie: with it, a member's data is fetched along with the page. */
  sessionCookie?: string;
  /** Where the site answers: links that are shared are whole. */
  baseUrl?: string;
  /** What the sitemap lists beside the pages themselves. */
  listedItems?: () => Promise<ListedItems>;
  /** How long data and drawing of a first view may take, in milliseconds; 0 draws none. */
  firstViewMs?: number;
}
