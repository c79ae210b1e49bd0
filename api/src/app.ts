import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { frenchMessage, uploadLimitBytes } from '@alumni/shared-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  type FastifyPluginAsyncZod,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from './platform/context';
import { gatewayPlugin } from './composition/gateway/gateway.plugin';
import type { Pages } from './composition/pages';
import { guardRoutes, requireDeclaredAccess } from './http/access';
import { requireEnrolment } from './http/enrolment';
import { boundRequests, formBounds, serverBounds } from './http/bounds';
import { compression } from './http/compression';
import { requireCsrfToken } from './http/csrf';
import { answerErrors } from './http/error-handler';
import { loggerOptions } from './http/logger';
import { keepAnswersPrivate, requireHttps } from './http/answer-headers';
import { answerClientErrors, answerFrameworkErrors } from './http/raw-errors';
import { openToOtherSites } from './http/other-sites';
import { rememberWrites } from './http/reading';
import { answerRequestIds, requestIds } from './http/request-id';
import { storableValidator } from './http/storable-text';
import { recogniseSessions } from './http/sessions';
import { trustedProxies } from './platform/config/trusted-proxies';
import { mailRoutes } from './platform/mail/mail.routes';
import { accountDeletionRoutes } from './modules/account-deletion/account-deletion.routes';
import { administratorsRoutes } from './modules/administrators/administrators.routes';
import { advantagesRoutes } from './modules/advantages/advantages.routes';
import { alumniTypesRoutes } from './modules/alumni-types/alumni-types.routes';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes';
import { directoryRoutes } from './modules/alumni/directory.routes';
import { profileRoutes } from './modules/alumni/profile.routes';
import { alumniStaffRoutes } from './modules/alumni/staff.routes';
import { journalRoutes } from './modules/audit/journal.routes';
import { categoriesRoutes } from './modules/categories/categories.routes';
import { contactRoutes } from './modules/contact/contact.routes';
import { emailChangeRoutes } from './modules/email-change/email-change.routes';
import { duplicatesRoutes } from './modules/duplicates/duplicates.routes';
import { memberMessagesRoutes } from './modules/member-messages/member-messages.routes';
import { savedFiltersRoutes } from './modules/saved-filters/saved-filters.routes';
import { notificationSettingsRoutes } from './modules/notifications/notification-settings.routes';
import { profileConfirmationRoutes } from './modules/profile-confirmation/profile-confirmation.routes';
import { weeklySummaryRoutes } from './modules/weekly-summary/weekly-summary.routes';
import { importsRoutes } from './modules/imports/imports.routes';
import { joinRequestsRoutes } from './modules/join-requests/join-requests.routes';
import { joinUsRoutes } from './modules/join-us/join-us.routes';
import { approvalsRoutes } from './modules/approvals/approvals.routes';
import { bulkRoutes } from './modules/bulk/bulk.routes';
import { exportsRoutes } from './modules/exports/exports.routes';
import { guestNewsRoutes } from './modules/news/guest-news.routes';
import { newsRoutes } from './modules/news/news.routes';
import { notificationsRoutes } from './modules/notifications/notifications.routes';
import { opportunitiesRoutes } from './modules/opportunities/opportunities.routes';
import { passwordsRoutes } from './modules/passwords/passwords.routes';
import { createReleases } from './composition/releases/releases';
import { previewsRoutes } from './composition/previews/previews.routes';
import { releasesRoutes } from './composition/releases/releases.routes';
import { noShell } from './composition/releases/shell-facts';
import { referenceRoutes } from './modules/reference/reference.routes';
import { cspReportsRoutes } from './composition/csp-reports/csp-reports.routes';
import { screenFaultsRoutes } from './composition/screen-faults/screen-faults.routes';
import { webVitalsRoutes } from './composition/web-vitals/web-vitals.routes';
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes';
import { secondStepRoutes } from './modules/second-factor/second-step.routes';
import { slidesRoutes } from './modules/slides/slides.routes';
import { linkedAccountsRoutes } from './modules/social-login/linked-accounts.routes';
import { socialLoginRoutes } from './modules/social-login/social-login.routes';
import { mailedLinksRoutes } from './modules/tokens/mailed-links.routes';
import { ownDataRoutes } from './modules/own-data/own-data.routes';
import { ownSessionsRoutes } from './modules/own-sessions/own-sessions.routes';
import { proofRoutes } from './modules/proof/proof.routes';
import { photoGuard } from './modules/visibility/photo-guard';
import { visibilityRoutes } from './modules/visibility/visibility.routes';
import { authRoutes } from './modules/auth/auth.routes';
import { healthRoutes } from './platform/health/health.routes';
import { createMetrics, measureRequests } from './platform/health/metrics';
import { declareAccessOfDocs, docsRoutes } from './http/openapi/docs.routes';
import { describeCalls } from './http/openapi/openapi';
import { partWhenDraining, refuseWhenLost } from './http/ending-process';
import { fileRoutes } from './platform/storage/file.routes';

z.config({ customError: frenchMessage });

/** Modules whose routes need the context alone. */
const modules = [
  authRoutes,
  proofRoutes,
  ownSessionsRoutes,
  ownDataRoutes,
  linkedAccountsRoutes,
  secondStepRoutes,
  secondFactorRoutes,
  passwordsRoutes,
  emailChangeRoutes,
  mailedLinksRoutes,
  referenceRoutes,
  dashboardRoutes,
  directoryRoutes,
  profileRoutes,
  visibilityRoutes,
  alumniStaffRoutes,
  approvalsRoutes,
  bulkRoutes,
  exportsRoutes,
  duplicatesRoutes,
  importsRoutes,
  notificationSettingsRoutes,
  savedFiltersRoutes,
  memberMessagesRoutes,
  weeklySummaryRoutes,
  profileConfirmationRoutes,
  administratorsRoutes,
  accountDeletionRoutes,
  notificationsRoutes,
  guestNewsRoutes,
  newsRoutes,
  opportunitiesRoutes,
  slidesRoutes,
  categoriesRoutes,
  alumniTypesRoutes,
  advantagesRoutes,
  joinUsRoutes,
  joinRequestsRoutes,
  journalRoutes,
  contactRoutes,
];

/**
 * Builds the whole API, module by module.
 * @param pages builds the pages; without it the API runs alone, as in its tests
 */
export async function buildApp(context: AppContext, pages?: Pages): Promise<FastifyInstance> {
  const { config, db } = context;
  const isTrusted = trustedProxies(config.TRUSTED_PROXIES);
  const app = Fastify({
    logger: loggerOptions(config),
    trustProxy: isTrusted,
    genReqId: requestIds(isTrusted),
    ...serverBounds(config),
    frameworkErrors: answerFrameworkErrors,
    clientErrorHandler: answerClientErrors,
    // Finish in-flight requests during shutdown; ask clients to close the connection.
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(storableValidator);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(compress, compression);
  await app.register(cookie);
  await app.register(multipart, { limits: { fileSize: uploadLimitBytes, ...formBounds } });
  requireHttps(app, config);
  declareAccessOfDocs(app, config);
  requireDeclaredAccess(app);
  answerErrors(app);
  answerRequestIds(app);
  const metrics = createMetrics(context);
  measureRequests(app, metrics);
  // Register CORS before authentication, so that errors carry its headers.
  openToOtherSites(app);
  boundRequests(app);
  partWhenDraining(app, context.processState);
  refuseWhenLost(app, context.processState);
  // Pages are the same for everybody: register them before the session hooks.
  if (pages) await app.register(gatewayPlugin, pages.gateway);
  keepAnswersPrivate(app, config);
  recogniseSessions(app, db, config);
  requireCsrfToken(app, config);
  rememberWrites(app, context);
  guardRoutes(app);
  requireEnrolment(app, db, config);

  await describeCalls(app, config);
  await app.register(docsRoutes(context));
  await app.register(healthRoutes(context, metrics));
  const releases = pages?.releases ?? createReleases(context, noShell);
  await app.register(screenFaultsRoutes(context, metrics));
  await app.register(webVitalsRoutes(context, metrics, releases.composition));
  await app.register(cspReportsRoutes(context, metrics));
  await app.register(socialLoginRoutes(context, pages?.gateway));
  for (const routes of modules) await app.register(named(routes.name, routes(context)));
  await app.register(fileRoutes(context, photoGuard(db)));
  await app.register(releasesRoutes(releases));
  await app.register(previewsRoutes(releases));
  if (config.DEMO) await app.register(mailRoutes(context));
  return app;
}

/** Fastify looks for the name of a nameless plugin among all loaded modules. */
function named(name: string, plugin: FastifyPluginAsyncZod): FastifyPluginAsyncZod {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}
