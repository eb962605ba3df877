import type { Schema } from '#openapi/client/index.ts';
import type { ZonedDay } from './parts/elapsed-days.ts';
import { countElapsedDays } from './parts/elapsed-days.ts';

export type Engagement = Schema<'Engagement'>;
export type Stage = Schema<'EngagementStage'>;
export type Activity = Schema<'EngagementActivity'>;
export type ActivityNote = Schema<'ActivityNote'>;
export type ActivityDoc = Schema<'ActivityDoc'>;
export type ActivityAction = Schema<'ActivityAction'>;
export type ProjectType = Schema<'ProjectType'>;

/** An engagement with the project types that it can have. */
export type EngagementDetail = Schema<'EngagementAnswer'>;

/** The number of activities that are done, of all. */
export interface Progress {
  done: number;
  total: number;
}

export const countActivities = (activities: readonly Activity[]): Progress => ({
  done: activities.filter(({ isDone }) => isDone).length,
  total: activities.length,
});

/** Whether a stage has at least one activity and all are done. Source: ENGAG-053. */
export const isStageComplete = ({ activities }: Stage): boolean =>
  activities.length > 0 && activities.every(({ isDone }) => isDone);

export const countDocs = (activities: readonly Activity[]): number =>
  activities.reduce((sum, { docs }) => sum + docs.length, 0);

/** The derived values of an engagement. Source: ENGAG-049, ENGAG-050, ENGAG-051, ENGAG-052. */
export function summarizeEngagement(engagement: Engagement, now: ZonedDay) {
  const { stages, doneHours, totalHours, createdOn } = engagement;
  return {
    stages: stages.length,
    activities: countActivities(stages.flatMap(({ activities }) => activities)),
    doneHours,
    totalHours,
    elapsedDays: countElapsedDays(createdOn, now),
  };
}

/** How the actuals of an activity compare with its baseline; null without a baseline. */
export interface Effort {
  /** Actuals to baseline; 1 is all of the baseline. */
  ratio: number;
  /** The part of the baseline from which the actuals are past the threshold, e.g. 1.1. */
  limit: number;
  isOverThreshold: boolean;
}

export function getEffort({
  baseline,
  actuals,
  threshold,
}: Pick<Activity, 'baseline' | 'actuals' | 'threshold'>): Effort | null {
  if (baseline === 0) return null;
  const limit = 1 + threshold / 100;
  return { ratio: actuals / baseline, limit, isOverThreshold: actuals > baseline * limit };
}

/**
 * The active stage: the selected one while it exists, otherwise the first one. Source: ENGAG-057,
 * ENGAG-058, ENGAG-059.
 */
export const findActiveStage = (
  stages: readonly Stage[],
  selectedId: string | null,
): Stage | null => stages.find(({ stageId }) => stageId === selectedId) ?? stages[0] ?? null;

/** Records in a new order; those without a place in it come last. */
export function sortByIds<Row>(
  rows: readonly Row[],
  getId: (row: Row) => string,
  ids: readonly string[] | null,
): readonly Row[] {
  if (ids === null) return rows;
  const place = new Map(ids.map((id, index) => [id, index]));
  const getPlace = (row: Row) => place.get(getId(row)) ?? ids.length;
  return rows.toSorted((one, other) => getPlace(one) - getPlace(other));
}

/** The ids with one of them at another index. */
export function moveId(ids: readonly string[], id: string, index: number): readonly string[] {
  const others = ids.filter((each) => each !== id);
  const place = Math.min(Math.max(0, index), others.length);
  return [...others.slice(0, place), id, ...others.slice(place)];
}
