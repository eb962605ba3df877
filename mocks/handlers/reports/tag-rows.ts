import type { components } from '@atrium/contract/generated/types.ts';
import type { Project } from '../../store/world/projects.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import type { Columns } from '../../core/records/paging.ts';
import { inHours } from '../../common/clockwork/report-rows.ts';
import { hoursAndMinutes } from '../../common/clockwork/time.ts';

type Contract = components['schemas'];
type Tag = Pick<TagRecord, 'id' | 'name' | 'color'>;

/** A project, its requested tags, and its time in seconds. */
export interface TaggedTime {
  project: Pick<Project, 'id' | 'code' | 'name'>;
  projectTags: readonly Pick<Contract['ProjectTag'], 'tagId' | 'isInherited'>[];
  seconds: number;
}

/** A tag with its time, and the time of each of its projects. */
export interface TimeOfTag {
  tag: Tag;
  seconds: number;
  projects: readonly (Omit<TaggedTime, 'projectTags'> & { isInherited: boolean })[];
}

/** What a row is about, next to its tag. */
type Subject = Partial<
  Pick<
    Contract['TagReportRow'],
    | 'projectId'
    | 'projectCode'
    | 'projectName'
    | 'isInherited'
    | 'employeeId'
    | 'employeeName'
    | 'isFormer'
    | 'firstDay'
    | 'lastDay'
  >
>;

/** A row of the report before its time is formatted. */
export interface TagRow {
  tag: Tag;
  subject: Subject;
  seconds: number;
  /** In percent. */
  share: number;
}

/** The columns by which the rows can be sorted. */
export const rowColumns: Columns<TagRow> = {
  tagName: ({ tag }) => tag.name,
  projectName: ({ subject }) => subject.projectName ?? null,
  employeeName: ({ subject }) => subject.employeeName ?? null,
  firstDay: ({ subject }) => subject.firstDay ?? null,
  totalTimeInSeconds: ({ seconds }) => seconds,
  totalPercentage: ({ share }) => share,
};

/** A duration in the format of the reports. */
export const toTime = (seconds: number) => ({
  totalTimeInSeconds: seconds,
  totalTimeInHours: inHours(seconds),
  totalTime: hoursAndMinutes(seconds),
});

const nameTag = ({ id, name, color }: Tag) => ({ tagId: id, tagName: name, tagColor: color });

export const toTagReportTag = ({ tag, seconds }: TimeOfTag): Contract['TagReportTag'] => ({
  ...nameTag(tag),
  ...toTime(seconds),
});

export const toTagReportRow = (row: TagRow): Contract['TagReportRow'] => ({
  ...nameTag(row.tag),
  ...row.subject,
  ...toTime(row.seconds),
  totalPercentage: row.share,
});

/** The time of each tag with that of its projects, most time first; ties by name. */
export function sumTags(tags: readonly Tag[], times: readonly TaggedTime[]): TimeOfTag[] {
  const byTag = new Map(tags.map(({ id }) => [id, [] as TimeOfTag['projects'][number][]]));
  for (const { project, projectTags, seconds } of times) {
    if (seconds === 0) continue;
    for (const { tagId, isInherited } of projectTags) {
      byTag.get(tagId)?.push({ project, seconds, isInherited });
    }
  }
  return tags
    .map((tag) => {
      const projects = byTag.get(tag.id) ?? [];
      return { tag, projects, seconds: projects.reduce((sum, each) => sum + each.seconds, 0) };
    })
    .toSorted((a, b) => b.seconds - a.seconds || compareNames(a.tag.name, b.tag.name));
}

/** A row for each tag and project, most time first; ties by code. */
export const toProjectRows = (tags: readonly TimeOfTag[]): TagRow[] =>
  tags.flatMap(({ tag, seconds: all, projects }) =>
    projects
      .toSorted((a, b) => b.seconds - a.seconds || compareNames(a.project.code, b.project.code))
      .map(({ project: { id, code, name }, seconds, isInherited }) => ({
        tag,
        subject: { projectId: id, projectCode: code, projectName: name, isInherited },
        seconds,
        share: toShare(seconds, all),
      })),
  );

interface Person {
  id: string;
  fullName: string;
  isActive: boolean;
}

/** A row for each tag and employee, most time first; ties by name. */
export const toEmployeeRows = (
  tags: readonly TimeOfTag[],
  sums: readonly ReadonlyMap<string, number>[],
  employees: ReadonlyMap<string, Person>,
): TagRow[] =>
  tags.flatMap(({ tag, seconds: all }, at) =>
    [...(sums[at] ?? [])]
      .filter(([, seconds]) => seconds > 0)
      .map(([employeeId, seconds]) => {
        const person = employees.get(employeeId);
        const employeeName = person?.fullName ?? '';
        const subject = { employeeId, employeeName, isFormer: person?.isActive === false };
        return { tag, subject, seconds, share: toShare(seconds, all) };
      })
      .toSorted(
        (a, b) =>
          b.seconds - a.seconds || compareNames(a.subject.employeeName, b.subject.employeeName),
      ),
  );

/** The tagged time of a week or month. */
export interface PeriodTime {
  firstDay: string;
  lastDay: string;
  times: readonly TaggedTime[];
}

/** A row for each week or month and tag, the latest first, then most time first. */
export const toPeriodRows = (tags: readonly Tag[], periods: readonly PeriodTime[]): TagRow[] =>
  periods.toReversed().flatMap(({ firstDay, lastDay, times }) => {
    const all = times.reduce((sum, { seconds }) => sum + seconds, 0);
    return sumTags(tags, times)
      .filter(({ seconds }) => seconds > 0)
      .map(({ tag, seconds }) => ({
        tag,
        subject: { firstDay, lastDay },
        seconds,
        share: toShare(seconds, all),
      }));
  });

/** In percent, with two decimals. */
const toShare = (seconds: number, all: number): number =>
  all === 0 ? 0 : Math.round((seconds / all) * 10_000) / 100;
