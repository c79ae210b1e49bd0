import { join } from 'node:path';
import { demoLinks, demoPartners } from '../platform/config/delivered';
import type { Config } from '../platform/config/read-config';
import {
  openSitePictures,
  pictureOrigins,
  type SitePictures,
} from '../platform/config/site-pictures';
import type { AppContext } from '../platform/context';
import type { Db } from '../platform/db/open-database';
import { socialLogins } from '../platform/config/social-logins';
import type { GatewayOptions, GatewaySite } from './gateway/gateway-options';
import { mostAddresses, type ListedItems } from './gateway/sitemap';
import { hostCookie } from '../http/host-cookie';
import { writtenCookieIn } from '../http/reading';
import { sessionCookie } from '../http/session-cookie';
import { newsRepository } from '../modules/news/news.repository';
import { today } from '../modules/opportunities/opportunities.presenter';
import { opportunitiesRepository } from '../modules/opportunities/opportunities.repository';
import type { Releases } from './releases/releases';
import { createPageReleases } from './releases/visitor-registry';
import { checkPages, publishPages } from './publish-pages';

/** The pages, and the releases they are made of. */
export interface Pages {
  gateway: GatewayOptions;
  releases: Releases;
}

/**
 * Loads what the pages need; publishes the workspace's builds first, unless PUBLISH_AT_START is 0.
 * @param warn called for each remote that is left out, with the reason
 * @throws StartError when the shell itself was not built, or is not published
 */
export async function openPages(context: AppContext, warn: (line: string) => void): Promise<Pages> {
  const { config, db } = context;
  const publishedDir = join(config.DATA_DIR, 'published');
  const { shell, releases } = config.PUBLISH_AT_START
    ? await publishPages(context, warn)
    : await checkPages(context);
  const site = siteOf(config, await openSitePictures(config, publishedDir));
  const gateway = {
    publishedDir,
    shell,
    releases: createPageReleases(releases),
    site,
    sessionCookie: hostCookie(sessionCookie, config),
    guestCookie: (header: string | undefined) => writtenCookieIn(header, config),
    baseUrl: config.BASE_URL,
    listedItems: listedItems(db),
    firstViewMs: config.FIRST_VIEW_TIMEOUT,
    imageOrigins: pictureOrigins(config),
    ...(config.REMOTES_URL && { remotesOrigin: new URL(config.REMOTES_URL).origin }),
  };
  return { gateway, releases };
}

/** Public news and opportunities. */
export const listedItems = (db: Db) => async (): Promise<ListedItems> => ({
  actuality_details: await newsRepository.listed(db, mostAddresses),
  opportunity_details: await opportunitiesRepository.listed(db, today(), mostAddresses),
});

/** Settings of the network for the pages. */
export function siteOf(config: Config, pictures: SitePictures = new Map()): GatewaySite {
  const { LOGO_LIGHT, LOGO_DARK, CONTACT_EMAIL, CONTACT_PHONE, LEGAL_NOTICE } = config;
  const shown = (value: string) => pictures.get(value) ?? { src: value };
  const partners = config.PARTNERS ?? (config.DEMO ? demoPartners : []);
  return {
    name: config.NETWORK_NAME,
    tagline: config.TAGLINE,
    launch: { date: config.LAUNCH_DATE, notice: config.LAUNCH_NOTICE },
    social: config.SOCIAL_LINKS ?? (config.DEMO ? demoLinks : []),
    figures: config.KEY_FIGURES,
    partners: partners.map((partner) => ({
      ...partner,
      ...(partner.picture && { picture: shown(partner.picture) }),
    })),
    socialLogins: socialLogins(config),
    deletionDays: days(config.ACCOUNT_DELETION_DELAY),
    kept: keptOf(config),
    ...(LOGO_LIGHT && LOGO_DARK && { logo: { light: shown(LOGO_LIGHT), dark: shown(LOGO_DARK) } }),
    ...(config.colours && { colours: config.colours }),
    contact: {
      ...(CONTACT_EMAIL && { email: CONTACT_EMAIL }),
      ...(CONTACT_PHONE && { phone: CONTACT_PHONE }),
    },
    legalNotice: paragraphsOf(LEGAL_NOTICE),
  };
}

/** Retention times of the privacy policy, in days. */
const keptOf = (config: Config) => ({
  sessionDays: days(config.SESSION_ABSOLUTE),
  idleDays: days(config.SESSION_IDLE),
  mailDays: days(config.MAILS_KEPT),
  auditDays: days(config.AUDIT_RETENTION),
  joinDays: days(config.JOIN_REQUESTS_KEPT),
  faultDays: days(config.FAULTS_KEPT),
  notificationDays: days(config.NOTIFICATIONS_KEPT),
});

const days = (seconds: number) => Math.ceil(seconds / 86_400);

/** In an environment file a setting has one line: `\n` stands for a line break. */
const paragraphsOf = (text = '') =>
  text
    .replaceAll('\\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
