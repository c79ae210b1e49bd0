import { Readable } from 'node:stream';
import { JournalFiltersQuery, JournalQuery, JournalReply } from '@alumni/shared-contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { AppContext } from '../../platform/context';
import { viewerOf } from '../../http/access';
import { pagination } from '../../http/paging';
import { actionLabels } from './audit-labels';
import { exportJournal } from './journal-export.service';
import { journalNames } from './journal-names';
import { presentEntry } from './journal.presenter';
import { journalRepository } from './journal.repository';

const actions = Object.entries(actionLabels).map(([value, label]) => ({ value, label }));

/** The journal of staff actions: read and exported; no call changes or deletes an entry. */
export const journalRoutes =
  (context: AppContext): FastifyPluginAsyncZod =>
  async (app) => {
    const { config, db } = context;

    app.route({
      method: 'GET',
      url: '/api/v2/journal',
      config: { access: 'staff' },
      schema: { querystring: JournalQuery, response: { 200: JournalReply } },
      handler: async (request) => {
        const viewer = viewerOf(request);
        const { page, until: asked, ...filters } = request.query;
        const until = asked ?? (await journalRepository.newest(db));
        const selection = { viewer, filters, until };
        const size = config.ROWS_PER_PAGE;
        const total = await journalRepository.count(db, selection);
        const rows = await journalRepository.page(db, selection, size, (page - 1) * size);
        const names = await journalNames(db, rows);
        const actors = await journalRepository.actors(db);
        const [person] = filters.person ? await journalRepository.people(db, [filters.person]) : [];
        return {
          status: true as const,
          data: {
            ...pagination(page, size, total),
            data: rows.map((row) => presentEntry(row, names)),
          },
          until: until ?? null,
          choices: {
            actions,
            actors: actors.map(({ id, name }) => ({ value: String(id), label: name })),
          },
          person: person?.name ?? null,
          export_limit: config.JOURNAL_EXPORT_ENTRIES,
        };
      },
    });

    app.route({
      method: 'GET',
      url: '/api/v2/journal/export',
      config: { access: 'staff' },
      schema: { querystring: JournalFiltersQuery },
      handler: async (request, reply) => {
        const lines = await exportJournal(context, viewerOf(request), request.query);
        const day = new Date().toISOString().slice(0, 10);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="journal-${day}.csv"`)
          .send(Readable.from(lines));
      },
    });
  };
