import type { ActivityRecord, Rollup, StageRecord } from '../../store/world/engagements.ts';

type Counted = Pick<ActivityRecord, 'isDone' | 'baseline'>;

type Progress = Omit<Rollup, 'currentStageName'>;

/** Counts activities and adds up their planned hours. */
export function getProgress(activities: readonly Counted[]): Progress {
  const done = activities.filter(({ isDone }) => isDone);
  return {
    completedActivities: done.length,
    totalActivities: activities.length,
    doneHours: sumHours(done),
    totalHours: sumHours(activities),
  };
}

/** Adds up in hundredths, so that 0.1 and 0.2 make 0.3. */
const sumHours = (activities: readonly Counted[]): number =>
  activities.reduce((sum, { baseline }) => sum + Math.round(baseline * 1000), 0) / 1000;

/** A stage is complete when it has at least one activity and all are done. */
export const isComplete = (activities: readonly Counted[]): boolean =>
  activities.length > 0 && activities.every(({ isDone }) => isDone);

type Named = Pick<StageRecord, 'id' | 'stageName'>;

/** The name of the first stage that is not complete, else of the last; null without stages. */
export function currentStageName(
  stages: readonly Named[],
  listActivities: (stageId: string) => readonly Counted[],
): string | null {
  const current = stages.find(({ id }) => !isComplete(listActivities(id))) ?? stages.at(-1);
  return current?.stageName ?? null;
}

/** By display order; ties in the order in which they were added. */
export const inOrder = <Row extends { displayOrder: number; added: number }>(
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => a.displayOrder - b.displayOrder || a.added - b.added);

/** Baseline, threshold and actuals have up to 5 characters. Source: ENGAG-077. */
export const isShortNumber = (value: number): boolean => String(value).length <= 5;

/** The visible part of an engagement: its stages in order, with the activities of each. */
export interface Seen {
  stages: StageRecord[];
  listActivities: (stageId: string) => ActivityRecord[];
}

/** The stages and activities of an engagement; hidden ones only if the user may see them. */
export function selectVisible(
  stages: readonly StageRecord[],
  activities: readonly ActivityRecord[],
  isAllSeen: boolean,
): Seen {
  const isSeen = (row: { isTenantVisible: boolean }) => isAllSeen || row.isTenantVisible;
  const ofStage = Map.groupBy(activities.filter(isSeen), ({ stageId }) => stageId);
  return {
    stages: inOrder(stages.filter(isSeen)),
    listActivities: (stageId) => (ofStage.get(stageId) ?? []).toSorted((a, b) => a.added - b.added),
  };
}

/** The progress by the visible part of an engagement. */
export function getRollup({ stages, listActivities }: Seen): Rollup {
  const activities = stages.flatMap((stage) => listActivities(stage.id));
  return { ...getProgress(activities), currentStageName: currentStageName(stages, listActivities) };
}
