import { ok, type Handlers } from '../../core/requests/handler.ts';
import { reject, rejectField } from '../../core/requests/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { Page, Where } from '../../store/store.ts';
import { loadWorkNames } from '../../common/projects/work-names.ts';
import { addDays, startOfDay } from '../../common/clockwork/time.ts';
import { emptyId } from '../../core/records/names.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import {
  getTimesheet,
  type OwnTimesheet,
  type Timesheet,
} from '../../common/clockwork/timesheet.ts';
import { maySee } from '../../common/projects/access.ts';
import { toView } from '../../common/clockwork/view.ts';

/** Page size of an entry search. Source: CLOCK-D95. */
const pageSize = 20;

type Group = Pick<Handlers<'clockwork'>, 'searchClockWorkEntries' | 'getMostRecentEntries'>;

/** The user's entries of all days. Source: CLOCK-014. */
export const search: Group = {
  searchClockWorkEntries: async (call) => {
    const sheet = getTimesheet(call);
    const { searchCharacters, skip, ...requested } = call.query;
    const text = normalizeName(searchCharacters);
    if (text === '' && Object.keys(requested).length === 0) {
      throw rejectField('searchCharacters', 'required', { field: 'searchCharacters' });
    }
    const { rows, total } = await searchEntries(sheet, { text, skip, ...requested });
    if (total === 0) await checkProject(sheet, requested.projectId);
    return ok({ clockWorkEntries: await toView(sheet, rows), totalCount: total });
  },

  getMostRecentEntries: async (call) => {
    const sheet = getTimesheet(call);
    const where = { employeeId: sheet.employeeId };
    const newest = await call.db.query('entries', {
      where,
      order: { by: 'startTime', direction: 'descending' },
      limit: call.path.n,
    });
    return ok({
      clockWorkEntries: await toView(sheet, newest),
      totalCount: await call.db.count('entries', where),
    });
  },
};

/**
 * Entries whose description, project or task contains a normalized text, that start only on some
 * days, or are booked on one project or on none.
 */
interface SearchCriteria {
  text: string;
  /** The number of newer entries that are left out. */
  skip: number;
  firstDay?: string;
  lastDay?: string;
  projectId?: string;
}

/** 404 for a project that the user cannot see and has no time on. */
async function checkProject(sheet: OwnTimesheet, projectId: string | undefined): Promise<void> {
  if (projectId === undefined || projectId === emptyId) return;
  if (!(await maySee(sheet, projectId))) throw reject(404, 'projectUnknown');
}

/** One page of the entries that match all criteria, newest first. */
async function searchEntries(
  sheet: Timesheet,
  { text, skip, ...requested }: SearchCriteria,
): Promise<Page<EntryRecord>> {
  const query = {
    where: toConditions(sheet, requested),
    order: { by: 'startTime', direction: 'descending' },
  } as const;
  if (text === '') return sheet.db.page('entries', { ...query, offset: skip, limit: pageSize });
  const entries = await sheet.db.query('entries', query);
  const found = await filterByText(sheet, text, entries);
  return { rows: found.slice(skip, skip + pageSize), total: found.length };
}

function toConditions(
  { employeeId, timeZone }: Timesheet,
  { firstDay, lastDay, projectId: requested }: Omit<SearchCriteria, 'text' | 'skip'>,
): Where<EntryRecord> {
  const startTime = {
    ...(firstDay !== undefined && { from: startOfDay(firstDay, timeZone) }),
    ...(lastDay !== undefined && { below: startOfDay(addDays(lastDay, 1), timeZone) }),
  };
  const isDated = firstDay !== undefined || lastDay !== undefined;
  const booked = requested === emptyId ? null : requested;
  return {
    employeeId,
    ...(isDated && { startTime }),
    ...(booked !== undefined && { projectId: booked }),
  };
}

/** A project's names depend on the reader, so that the store cannot search them. */
async function filterByText(
  sheet: Timesheet,
  text: string,
  entries: readonly EntryRecord[],
): Promise<EntryRecord[]> {
  const getNames = await loadWorkNames(sheet, entries);
  return entries.filter((entry) => {
    const { project, task } = getNames(entry);
    const work = [project, task].map((each) => (each ? `${each.code} ${each.name}` : ''));
    return [entry.description, ...work].some((each) => normalizeName(each).includes(text));
  });
}
