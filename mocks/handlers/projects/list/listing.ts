import { isWatchOrder, pageByWatch, queryByWatch } from '../tasks/watch-order.ts';
import { readAll, readPage } from '../../../core/records/field-paging.ts';
import { ok, sent, type Handlers } from '../../../core/requests/handler.ts';
import { workbook } from '../../../core/files/workbook.ts';
import { loadFilterNames } from './filter-names.ts';
import { countFilters } from './list-counts.ts';
import { toListConditions, type ListCall } from './list-conditions.ts';
import { buildRows } from './list-rows.ts';
import { getListColumns, getSheetColumns } from './list-columns.ts';

/** The project listing. Source: PROJ-001, PROJ-086, CLOCK-065. */
export const listing: Pick<
  Handlers<'projects'>,
  'searchProjects' | 'countProjects' | 'exportProjects'
> = {
  searchProjects: async (call) => {
    const { db, body } = call;
    const list = await getList(call);
    const { rows, total } = isWatchOrder(body.sort)
      ? await pageByWatch(call, list)
      : await readPage(db, 'projects', list, body);
    return ok({ pmoProjects: await buildRows(call, rows), totalCount: total });
  },

  countProjects: async (call) => {
    const [filterCounts, filterNames] = [await countFilters(call), await loadFilterNames(call)];
    return ok({ filterCounts, filterNames });
  },

  exportProjects: async (call) => {
    const { db, body, user } = call;
    const list = await getList(call);
    const projects = isWatchOrder(body.sort)
      ? await queryByWatch(call, list)
      : await readAll(db, 'projects', list, body);
    const rows = await buildRows(call, projects);
    return sent(workbook({ name: 'Projects', columns: getSheetColumns(user), rows }));
  },
};

const getList = async (call: ListCall) =>
  ({
    columns: getListColumns(call.user),
    ...(await toListConditions(call)),
    order: { by: 'code' },
  }) as const;
