import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DamagedBuild, publishWorkspace } from '@alumni/federation/registry';
import { demoLinks, demoPartners } from './config/delivered';
import type { Config } from './config/read-config';
import { socialLogins } from './config/social-logins';
import type { GatewayOptions, GatewaySite } from './gateway/gateway.plugin';
import { sessionCookie } from './http/sessions';
import { StartError } from './start-error';

const workspaceDir = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Publishes what the workspace built and reads what the pages are made of.
 * @param warn hears of each remote that is left out, and why
 * @throws StartError when the shell itself was not built
 */
export async function openPages(
  config: Config,
  warn: (line: string) => void,
): Promise<GatewayOptions> {
  const publishedDir = join(config.DATA_DIR, 'published');
  const published = await publishWorkspace({ workspaceDir, publishedDir }).catch(cannotServe);
  const { shell, registry, refused, repaired } = published;
  for (const { name, version, files } of repaired) {
    warn(`  ${name} ${version} avait ${files.length} fichier(s) abîmé(s) : republié`);
  }
  for (const { name, reason } of refused) warn(`  ${name} n'est pas servi : ${reason}`);
  const site = siteOf(config);
  const imageOrigin = config.s3?.publicUrl && new URL(config.s3.publicUrl).origin;
  return {
    publishedDir,
    shell,
    registry: () => registry,
    site,
    sessionCookie,
    ...(imageOrigin && { imageOrigin }),
  };
}

function cannotServe(error: NodeJS.ErrnoException): never {
  if (error instanceof DamagedBuild) {
    throw new StartError('Les pages construites sont abîmées.', error.message);
  }
  if (error.code !== 'ENOENT') throw error;
  throw new StartError("Les pages n'ont pas été construites.", 'Lancez : npm run build');
}

/** What the pages say of the network, all of it from the configuration. */
export function siteOf(config: Config): GatewaySite {
  return {
    name: config.NETWORK_NAME,
    tagline: config.TAGLINE,
    launch: { date: config.LAUNCH_DATE, notice: config.LAUNCH_NOTICE },
    social: config.SOCIAL_LINKS ?? (config.DEMO ? demoLinks : []),
    figures: config.KEY_FIGURES,
    partners: config.PARTNERS ?? (config.DEMO ? demoPartners : []),
    socialLogins: socialLogins(config),
    deletionDays: Math.ceil(config.ACCOUNT_DELETION_DELAY / 86_400),
  };
}
