import type { components } from '#openapi/generated/types.ts';
import type { Project } from '../../store/world/projects.ts';
import { compareNames } from '../../store/sort-key.ts';
import type { TagRecord } from '../../store/world/tags.ts';
import { inHours } from '../../common/clockwork/report-rows.ts';
import { hoursAndMinutes } from '../../common/clockwork/time.ts';

type Contract = components['schemas'];

/** A project, its tags, and its time in seconds. */
export interface TaggedTime {
  project: Pick<Project, 'id' | 'code' | 'name'>;
  projectTags: readonly Pick<Contract['ProjectTag'], 'tagId' | 'isInherited'>[];
  seconds: number;
}

/** A duration in the format of the reports. */
export const toTime = (seconds: number) => ({
  totalTimeInSeconds: seconds,
  totalTimeInHours: inHours(seconds),
  totalTime: hoursAndMinutes(seconds),
});

/** The time of each tag with that of its projects, most time first; ties by name. */
export function buildRows(
  tags: readonly Pick<TagRecord, 'id' | 'name' | 'color'>[],
  times: readonly TaggedTime[],
): Contract['TagReportRow'][] {
  return tags
    .map(({ id, name, color }) => {
      const projects = projectsWith(id, times);
      const seconds = projects.reduce((sum, { totalTimeInSeconds }) => sum + totalTimeInSeconds, 0);
      return { tagId: id, tagName: name, tagColor: color, ...toTime(seconds), projects };
    })
    .toSorted(
      (a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds || compareNames(a.tagName, b.tagName),
    );
}

function projectsWith(tagId: string, times: readonly TaggedTime[]): Contract['TagReportProject'][] {
  return times
    .flatMap(({ project, projectTags, seconds }) => {
      const tag = projectTags.find((each) => each.tagId === tagId);
      if (!tag || seconds === 0) return [];
      const { id, code, name } = project;
      const named = { projectId: id, projectCode: code, projectName: name };
      return [{ ...named, isInherited: tag.isInherited, ...toTime(seconds) }];
    })
    .toSorted((a, b) => b.totalTimeInSeconds - a.totalTimeInSeconds);
}
