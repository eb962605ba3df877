import { ok, type Handlers } from '../../core/handler.ts';
import { refuseField } from '../../core/refusal.ts';
import type { EntryRecord } from '../../store/world.ts';
import { once } from '../../common/clockwork/once.ts';
import { timesheetOf, type Timesheet } from '../../common/clockwork/timesheet.ts';
import { viewOf } from '../../common/clockwork/view.ts';

/** Entries on one page of a search. Source: decisions, "ClockWork server rules". */
const pageSize = 20;

type Group = Pick<Handlers<'clockwork'>, 'searchClockWorkEntries' | 'getMostRecentEntries'>;

/** The person's entries of all days. Source: document 2, sections 2 and 7. */
export const search: Group = {
  searchClockWorkEntries: async (call) => {
    const sheet = timesheetOf(call);
    const { searchCharacters, skip } = call.query;
    const text = searchCharacters.trim().toLowerCase();
    if (text === '') {
      throw refuseField('searchCharacters', 'required', { field: 'searchCharacters' });
    }
    const found = await entriesWith(sheet, text);
    return ok({
      clockWorkEntries: await viewOf(sheet, found.slice(skip, skip + pageSize)),
      totalCount: found.length,
    });
  },

  getMostRecentEntries: async (call) => {
    const sheet = timesheetOf(call);
    const where = { employeeId: sheet.employeeId };
    const newest = await call.db.query('entries', {
      where,
      order: { by: 'startTime', direction: 'descending' },
      limit: call.path.n,
    });
    return ok({
      clockWorkEntries: await viewOf(sheet, newest),
      totalCount: await call.db.count('entries', where),
    });
  },
};

/** The entries whose description, project or task contains a text in lower case, newest first. */
async function entriesWith({ db, employeeId }: Timesheet, text: string): Promise<EntryRecord[]> {
  const entries = await db.query('entries', {
    where: { employeeId },
    order: { by: 'startTime', direction: 'descending' },
  });
  const projectOf = once((id) => db.get('projects', id));
  const taskOf = once((id) => db.get('tasks', id));
  const isFitting = await Promise.all(
    entries.map(async ({ description, projectId, taskId }) => {
      const work = [
        projectId ? await projectOf(projectId) : undefined,
        taskId ? await taskOf(taskId) : undefined,
      ].map((each) => (each ? `${each.code} ${each.name}` : ''));
      return [description, ...work].some((each) => each.toLowerCase().includes(text));
    }),
  );
  return entries.filter((_, at) => isFitting[at]);
}
