import { ok, type Handlers } from '../../core/handler.ts';
import { reject, rejectField } from '../../core/http-error.ts';
import type { EntryRecord } from '../../store/world.ts';
import { readWorkNames } from '../../common/projects/booked-names.ts';
import { addDays, startOfDay } from '../../common/clockwork/time.ts';
import { emptyId } from '../../core/names.ts';
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
    const found = await entriesWith(sheet, text, requested);
    if (found.length === 0) await checkProject(sheet, requested.projectId);
    return ok({
      clockWorkEntries: await toView(sheet, found.slice(skip, skip + pageSize)),
      totalCount: found.length,
    });
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

/** Entries that start only on some days, or are booked on one project or on none. */
interface SearchCriteria {
  firstDay?: string;
  lastDay?: string;
  projectId?: string;
}

/** 404 for a project that the user cannot see and has no time on. */
async function checkProject(sheet: OwnTimesheet, projectId: string | undefined): Promise<void> {
  if (projectId === undefined || projectId === emptyId) return;
  if (!(await maySee(sheet, projectId))) throw reject(404, 'projectUnknown');
}

/** The entries whose description, project or task contains a normalized text, newest first. */
async function entriesWith(
  sheet: Timesheet,
  text: string,
  { firstDay, lastDay, projectId: requested }: SearchCriteria,
): Promise<EntryRecord[]> {
  const { db, employeeId, timeZone } = sheet;
  const startTime = {
    ...(firstDay !== undefined && { from: startOfDay(firstDay, timeZone) }),
    ...(lastDay !== undefined && { below: startOfDay(addDays(lastDay, 1), timeZone) }),
  };
  const isDated = firstDay !== undefined || lastDay !== undefined;
  const booked = requested === emptyId ? null : requested;
  const entries = await db.query('entries', {
    where: {
      employeeId,
      ...(isDated && { startTime }),
      ...(booked !== undefined && { projectId: booked }),
    },
    order: { by: 'startTime', direction: 'descending' },
  });
  const getNames = readWorkNames(sheet);
  const isFitting = await Promise.all(
    entries.map(async (entry) => {
      const { project, task } = await getNames(entry);
      const work = [project, task].map((each) => (each ? `${each.code} ${each.name}` : ''));
      return [entry.description, ...work].some((each) => normalizeName(each).includes(text));
    }),
  );
  return entries.filter((_, at) => isFitting[at]);
}
