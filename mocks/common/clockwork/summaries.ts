import type { components } from '@atrium/contract/generated/types.ts';
import type { EntryRecord } from '../../store/world.ts';
import type { WorkNames } from '../projects/booked-names.ts';
import { loadWorkNames } from '../projects/work-names.ts';
import { countedSeconds } from '../../store/seconds.ts';
import type { Timesheet } from './timesheet.ts';

type Summary = components['schemas']['ProjectSummary'];

/** Time per project, longest first; entries without a project form their own row. */
export async function buildSummaries(
  sheet: Timesheet,
  entries: readonly EntryRecord[],
): Promise<Summary[]> {
  return summarize(sheet, entries, await loadWorkNames(sheet, entries));
}

/** The same with names that are already loaded. */
export function summarize(
  { now }: Pick<Timesheet, 'now'>,
  entries: readonly EntryRecord[],
  getNames: (entry: EntryRecord) => WorkNames,
): Summary[] {
  const byProject = Map.groupBy(entries, (entry) => getNames(entry).shown.projectId);
  const minutes = [...byProject].map(([projectId, own]) => ({
    projectId,
    project: getNames(findNewest(own)).project,
    spent: own.reduce((sum, entry) => sum + countedSeconds(entry, now) / 60, 0),
  }));
  const total = minutes.reduce((sum, { spent }) => sum + spent, 0);
  return minutes
    .map(({ projectId, project, spent }) => {
      const full = Math.floor(spent);
      return {
        projectId,
        projectName: project?.name ?? '',
        projectCode: project?.code ?? '',
        totalTime: `${Math.floor(full / 60)}:${String(full % 60).padStart(2, '0')}`,
        totalPercentage: total === 0 ? 0 : Math.round((spent / total) * 1000) / 10,
        totalTimeInMinutes: full,
      };
    })
    .toSorted((a, b) => b.totalTimeInMinutes - a.totalTimeInMinutes);
}

/** The newest of at least one entry. */
const findNewest = (entries: readonly EntryRecord[]): EntryRecord =>
  entries.reduce((newest, entry) => (entry.startTime > newest.startTime ? entry : newest));
