import type { components } from '#openapi/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import { readWorkNames } from '../projects/booked-names.ts';
import { countedSeconds } from '../../store/seconds.ts';
import type { Timesheet } from './timesheet.ts';

type Summary = components['schemas']['ProjectSummary'];

/** Time per project, longest first; entries without a project form their own row. */
export async function buildSummaries(sheet: Timesheet, entries: EntryRecord[]): Promise<Summary[]> {
  const getNames = readWorkNames(sheet);
  const minutes = new Map<string | null, number>();
  const newest = new Map<string | null, EntryRecord>();
  for (const entry of entries) {
    const { projectId } = (await getNames(entry)).shown;
    const spent = countedSeconds(entry, sheet.now) / 60;
    minutes.set(projectId, (minutes.get(projectId) ?? 0) + spent);
    if (entry.startTime > (newest.get(projectId)?.startTime ?? '')) newest.set(projectId, entry);
  }
  const total = [...minutes.values()].reduce((sum, spent) => sum + spent, 0);
  const rows = await Promise.all(
    [...minutes].map(async ([projectId, spent]) => {
      const entry = newest.get(projectId);
      const project = entry && (await getNames(entry)).project;
      const full = Math.floor(spent);
      return {
        projectId,
        projectName: project?.name ?? '',
        projectCode: project?.code ?? '',
        totalTime: `${Math.floor(full / 60)}:${String(full % 60).padStart(2, '0')}`,
        totalPercentage: total === 0 ? 0 : Math.round((spent / total) * 1000) / 10,
        totalTimeInMinutes: full,
      };
    }),
  );
  return rows.toSorted((a, b) => b.totalTimeInMinutes - a.totalTimeInMinutes);
}
