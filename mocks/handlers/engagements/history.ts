import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { ok, type Handlers } from '../../core/requests/handler.ts';
import { getEngagementRecord } from './records.ts';
import { loadProgress } from './progress.ts';

type History = Extract<
  AreaOperations<'engagements'>,
  'getEngagementHistory' | 'getEngagementProgress'
>;

/** Lines of a page of the history. */
const pageSize = 20;

/** What has happened to an engagement. Source: ENGAG-D10, ENGAG-D11. */
export const history: Pick<Handlers<'engagements'>, History> = {
  getEngagementHistory: async ({ db, path, query }) => {
    const { id: engagementId } = await getEngagementRecord(db, path.id);
    const { rows, total } = await db.page('engagementChanges', {
      where: { engagementId },
      order: { by: 'sequence', direction: 'descending' },
      offset: query.skip,
      limit: pageSize,
    });
    const engagementChanges = rows.map(
      ({ sequence: _sequence, engagementId: _engagement, ...line }) => line,
    );
    return ok({ engagementChanges, totalCount: total });
  },

  getEngagementProgress: async (call) => ok({ stages: await loadProgress(call) }),
};
