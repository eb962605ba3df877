import type { ActivityRecord, StageRecord } from '../../store/world/engagements.ts';
import { getCurrentStage, isComplete, type Seen } from './rules.ts';

/** What must change so that a stage becomes the current one. */
export interface MovePlan {
  /** Open activities of the stages before it. */
  completed: ActivityRecord[];
  /** Completed activities of it, and of the stages after it when the engagement moves back. */
  reopened: ActivityRecord[];
  /** An earlier stage without activities, which is never complete. */
  obstacle?: StageRecord;
}

/**
 * Plans a move: forward, the stages before become complete; back, the stage and those after it are
 * open again. Source: ENGAG-D07.
 */
export function planMove({ stages, listActivities }: Seen, target: StageRecord): MovePlan {
  const current = getCurrentStage(stages, listActivities);
  const at = stages.indexOf(target);
  const before = stages.slice(0, at);
  const obstacle = before.find(({ id }) => listActivities(id).length === 0);
  const completed = list(before, listActivities).filter(({ isDone }) => !isDone);
  const isBack = current !== undefined && stages.indexOf(current) > at;
  const isDoneAlready = isComplete(listActivities(target.id));
  const isCurrent = current?.id === target.id && !isDoneAlready;
  if (isCurrent) return { completed: [], reopened: [] };
  const reopening = isBack ? stages.slice(at) : isDoneAlready ? [target] : [];
  const reopened = list(reopening, listActivities).filter(({ isDone }) => isDone);
  return { completed, reopened, ...(obstacle ? { obstacle } : {}) };
}

const list = (
  stages: readonly StageRecord[],
  listActivities: Seen['listActivities'],
): ActivityRecord[] => stages.flatMap(({ id }) => listActivities(id));
