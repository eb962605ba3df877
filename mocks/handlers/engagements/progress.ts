import type { components } from '@atrium/contract/generated/types.ts';
import type { Call } from '../../core/requests/handler.ts';
import { normalizeName } from '../../store/normalize-name.ts';
import type { Group } from '../../store/store.ts';
import {
  getCompletion,
  getCurrentStage,
  getDuration,
  getFullDays,
  getStageStart,
  isComplete,
} from '../../common/engagements/rules.ts';
import { getEngagementRecord } from './records.ts';
import { toShownDay } from './rollups.ts';
import { loadVisibleStages, seesHidden } from './view.ts';

type Progress = components['schemas']['StageProgress'];
type ProgressCall = Call<'getEngagementProgress'>;

/** How long the visible stages of an engagement take. Source: ENGAG-D11. */
export async function loadProgress(call: ProgressCall): Promise<Progress[]> {
  const { db, path, user, clock } = call;
  const engagement = await getEngagementRecord(db, path.id);
  const seen = await loadVisibleStages(db, engagement.id, await seesHidden(call));
  const { stages, listActivities } = seen;
  const current = getCurrentStage(stages, listActivities);
  const now = new Date(clock.now()).toISOString();
  const rows: Progress[] = [];
  for (const stage of stages) {
    const activities = listActivities(stage.id);
    const start = getStageStart(stage, seen, engagement);
    const end = getCompletion(activities);
    const own = getDuration(stage, seen, engagement);
    const others = await countDurations(call, stage.stageName, stage.durationDays ?? null);
    rows.push({
      stageId: stage.id,
      stageName: stage.stageName,
      state: isComplete(activities) ? 'done' : stage.id === current?.id ? 'current' : 'open',
      startedOn: start === null ? null : toShownDay(start, user.timeZone),
      completedOn: end === null ? null : toShownDay(end, user.timeZone),
      days: end === null && start !== null ? getFullDays(start, now) : own,
      ...getMedian(others),
    });
  }
  return rows;
}

/** How many other stages of a name took how many days. */
async function countDurations(
  { db }: ProgressCall,
  stageName: string,
  own: number | null,
): Promise<Group<number>[]> {
  const where = { nameKey: normalizeName(stageName), durationDays: { from: 0 } };
  const groups = await db.groups('engagementStages', { where, by: 'durationDays' });
  return groups.flatMap(({ value, count, sum }) => {
    if (value === null || value === undefined) return [];
    const others = value === own ? count - 1 : count;
    return others > 0 ? [{ value, count: others, sum }] : [];
  });
}

/** The median of grouped values, which are in ascending order. */
function getMedian(groups: readonly Group<number>[]) {
  const medianCount = groups.reduce((sum, { count }) => sum + count, 0);
  if (medianCount === 0) return { medianDays: null, medianCount };
  const at = (position: number): number => {
    let below = 0;
    for (const { value, count } of groups) {
      below += count;
      if (position < below) return value ?? 0;
    }
    return 0;
  };
  const upper = Math.floor(medianCount / 2);
  const lower = Math.floor((medianCount - 1) / 2);
  return { medianDays: (at(lower) + at(upper)) / 2, medianCount };
}
