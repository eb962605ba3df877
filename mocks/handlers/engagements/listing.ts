import type { AreaOperations } from '@atrium/contract/generated/operations.ts';
import { readAll, readPage } from '../../core/records/field-paging.ts';
import { ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { workbook } from '../../core/files/workbook.ts';
import { getListColumns, getSheetColumns } from './list-columns.ts';
import { toListConditions, type ListCall } from './list-conditions.ts';
import { buildRollups } from './rollups.ts';
import { countStages } from './stage-counts.ts';
import { seesHidden } from './view.ts';

type Listing = Extract<
  AreaOperations<'engagements'>,
  'searchEngagements' | 'countEngagementStages' | 'exportEngagements'
>;

/** The list and the board of engagements. Source: ENGAG-004, ENGAG-D06. */
export const listing: Pick<Handlers<'engagements'>, Listing> = {
  searchEngagements: async (call) => {
    const { db, body } = call;
    const isAllSeen = await seesHidden(call);
    const { rows, total } = await readPage(db, 'engagements', getList(call, isAllSeen), body);
    return ok({ engagementRollups: await buildRollups(call, rows, isAllSeen), totalCount: total });
  },

  countEngagementStages: async (call) =>
    ok({ stageCounts: await countStages(call, await seesHidden(call)) }),

  exportEngagements: async (call) => {
    const { db, body, user } = call;
    const isAllSeen = await seesHidden(call);
    const records = await readAll(db, 'engagements', getList(call, isAllSeen), body);
    const rows = await buildRollups(call, records, isAllSeen);
    return sent(workbook({ name: 'Engagements', columns: getSheetColumns(user), rows }));
  },
};

const getList = (call: ListCall, isAllSeen: boolean) =>
  ({
    columns: getListColumns(isAllSeen),
    ...toListConditions(call, isAllSeen),
    order: { by: 'createdOn', direction: 'descending' },
  }) as const;
