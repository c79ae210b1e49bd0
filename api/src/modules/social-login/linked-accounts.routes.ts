import { LinkedAccounts, ProviderParams, StatusReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../http/access';
import type { AppContext } from '../../platform/context';
import { socialAccountsRepository } from './social-accounts.repository';
import { unlinkAccount } from './unlink-account.service';

/** Accounts of Google and Facebook that open the account of the signed-in person. */
export const linkedAccountsRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/api/v2/users/me/social',
      config: { access: 'session' },
      schema: { response: { 200: LinkedAccounts } },
      handler: async (request) => {
        const links = await socialAccountsRepository.linksOf(context.db, viewerOf(request).id);
        return links.map(({ provider, linkedAt }) => ({
          provider,
          linked_at: linkedAt.toISOString(),
        }));
      },
    });

    app.route({
      method: 'DELETE',
      url: '/api/v2/users/me/social/:provider',
      config: { access: 'session' },
      schema: { params: ProviderParams, response: { 200: StatusReply } },
      handler: async (request) => {
        await unlinkAccount(context, viewerOf(request), request.params.provider);
        return { status: true as const };
      },
    });
  };
