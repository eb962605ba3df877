import type { Call } from '../../core/requests/handler.ts';
import { readAll, readPage } from '../../core/records/field-paging.ts';
import { paginate } from '../../core/records/paging.ts';
import type { Page } from '../../store/store.ts';
import type { Employee } from '../../store/world/people.ts';
import { loadTimesheets, type TimesheetReader } from '../../common/clockwork/members.ts';
import { getToday } from '../../common/clockwork/people-entries.ts';
import { sumPeopleTime } from '../../common/clockwork/people-time.ts';
import { toScopeCondition } from '../../common/clockwork/visibility.ts';

type MembersCall = Pick<
  Call<'listCentralMembers'>,
  'db' | 'tx' | 'user' | 'path' | 'query' | 'body'
>;

const columns = { employeeName: 'fullName', workPlace: 'workPlace' } as const;

const timeColumn = 'totalTimeInSeconds';

/** One page of the active employees in the requested scope, by name unless requested otherwise. */
export async function pageMembers(
  call: MembersCall,
  reader: TimesheetReader,
): Promise<Page<Employee>> {
  const { db, body, query } = call;
  const inScope = await toScopeCondition(call, query.scope ?? 'All');
  const where = { ...inScope.where, isActive: true };
  const list = { columns, ...inScope, where, order: { by: 'fullName' } as const };
  const untimed = body.columnFilters.filter(({ name }) => name !== timeColumn);
  const isTimed = body.sort?.endsWith(timeColumn) || untimed.length < body.columnFilters.length;
  if (!isTimed) return readPage(db, 'employees', list, body);
  // The time changes every second, so that no index has it.
  const all = await readAll(db, 'employees', list, { sort: null, columnFilters: untimed });
  const sheets = await loadTimesheets(db, all, reader);
  const seconds = await sumPeopleTime(sheets, getToday);
  const { rows, totalCount } = paginate(
    all,
    {
      employeeName: ({ fullName }) => fullName,
      workPlace: ({ workPlace }) => workPlace,
      [timeColumn]: ({ id }: Employee) => seconds.get(id) ?? 0,
    },
    body,
  );
  return { rows, total: totalCount };
}
