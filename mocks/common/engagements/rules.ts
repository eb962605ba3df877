import type {
  ActivityRecord,
  EngagementRecord,
  Rollup,
  StageRecord,
} from '../../store/world/engagements.ts';

type Counted = Pick<ActivityRecord, 'isDone' | 'baseline'>;

type Progress = Pick<
  Rollup,
  'completedActivities' | 'totalActivities' | 'doneHours' | 'totalHours'
>;

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

/** The first stage that is not complete, else the last; undefined without stages. */
export const getCurrentStage = <Stage extends Named>(
  stages: readonly Stage[],
  listActivities: (stageId: string) => readonly Counted[],
): Stage | undefined => stages.find(({ id }) => !isComplete(listActivities(id))) ?? stages.at(-1);

/** The name of the current stage; null without stages. */
export const currentStageName = (
  stages: readonly Named[],
  listActivities: (stageId: string) => readonly Counted[],
): string | null => getCurrentStage(stages, listActivities)?.stageName ?? null;

/** By display order; ties in the order in which they were added. */
export const inOrder = <Row extends { displayOrder: number; added: number }>(
  rows: readonly Row[],
): Row[] => rows.toSorted((a, b) => a.displayOrder - b.displayOrder || a.added - b.added);

/**
 * Baseline, threshold and actuals have up to 5 characters; `1e-7` is no number that people enter.
 * Source: ENGAG-077.
 */
export const isShortNumber = (value: number): boolean => /^[\d.]{1,5}$/.test(String(value));

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
    listActivities: (stageId) => inOrder(ofStage.get(stageId) ?? []),
  };
}

/** The head of an engagement, as far as its progress depends on it. */
type Head = Pick<EngagementRecord, 'createdOn' | 'changedOn'>;

/** The progress by the visible part of an engagement. */
export function getRollup({ stages, listActivities }: Seen, head: Head): Rollup {
  const activities = stages.flatMap((stage) => listActivities(stage.id));
  const current = getCurrentStage(stages, listActivities);
  return {
    ...getProgress(activities),
    currentStageId: current?.id ?? null,
    currentStageName: current?.stageName ?? null,
    stageSince: current ? getStageStart(current, { stages, listActivities }, head) : null,
    lastActionOn: getLatest([
      head.changedOn,
      ...stages.map(({ changedOn }) => changedOn),
      ...activities.flatMap(({ changedOn, partsChangedOn }) => [changedOn, partsChangedOn ?? '']),
    ]),
    isNextPlanned: activities.some(
      ({ isDone, openActionCount = 0 }) => !isDone || openActionCount > 0,
    ),
    isOverThreshold: activities.some(isOverThreshold),
  };
}

/** Whether the actuals of an activity with a baseline exceed it by more than its threshold. */
export const isOverThreshold = (
  activity: Pick<ActivityRecord, 'baseline' | 'threshold' | 'actuals'>,
): boolean =>
  activity.baseline > 0 &&
  activity.actuals * 100 > activity.baseline * (100 + activity.threshold) + 1e-9;

/** When a stage was completed; null unless it is complete. */
export const getCompletion = (activities: readonly ActivityRecord[]): string | null =>
  isComplete(activities)
    ? getLatest(activities.map(({ markedDoneOn }) => markedDoneOn ?? ''))
    : null;

/**
 * When a stage became, or would become, the current one: when the last stage before it was
 * completed, or the day of the engagement; null while a stage before it is not complete.
 */
export function getStageStart(
  { id }: Pick<StageRecord, 'id'>,
  { stages, listActivities }: Seen,
  { createdOn }: Pick<Head, 'createdOn'>,
): string | null {
  const before = stages.slice(
    0,
    stages.findIndex((stage) => stage.id === id),
  );
  const completions = before.map((stage) => getCompletion(listActivities(stage.id)));
  return completions.includes(null) ? null : getLatest([createdOn, ...completions]);
}

/** The latest of days and timestamps in UTC; empty ones do not count. */
const getLatest = (instants: readonly (string | null)[]): string =>
  instants.reduce<string>((latest, each) => (each !== null && each > latest ? each : latest), '');

const msOfDay = 86_400_000;

/** The full days from one instant to another, never below 0. */
export const getFullDays = (from: string, to: string): number =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / msOfDay));

/** The full days that a stage took; null unless it, and those before it, are complete. */
export function getDuration(
  stage: Pick<StageRecord, 'id'>,
  seen: Seen,
  head: Pick<Head, 'createdOn'>,
): number | null {
  const end = getCompletion(seen.listActivities(stage.id));
  const start = getStageStart(stage, seen, head);
  return start !== null && end !== null ? getFullDays(start, end) : null;
}
