import type { Schema } from '#openapi/client/index.ts';
import { searchableText } from '../texts.ts';

/**
 * What time is booked on, with what it is called: a project, or one of its tasks. Whoever keeps none
 * keeps null. Source: CLOCK-039.
 */
export type Work = Schema<'DefaultProject'>;

/** Work that was found; it says whether the person may add a task to its project. */
export type FoundWork = Schema<'BookableWork'>;

/** A project that a task is added to. */
export type WorkProject = Pick<Work, 'projectId' | 'projectDisplayString'>;

/** Tells one piece of work from another; the empty text is none. */
export const keyOfWork = (work: Pick<Work, 'projectId' | 'taskId'> | null): string =>
  work ? `${work.projectId} ${work.taskId ?? ''}` : '';

/** A time entry, as far as it says what it is booked on. */
type Booked = Pick<
  Schema<'ClockWorkEntry'>,
  'projectId' | 'projectDisplayString' | 'taskId' | 'taskDisplayString'
>;

/** What a time entry is booked on. */
export function toWork({
  projectId,
  projectDisplayString,
  taskId,
  taskDisplayString,
}: Booked): Work | null {
  return projectId === null ? null : { projectId, projectDisplayString, taskId, taskDisplayString };
}

/** A pair of project and task, as lately booked ones are answered. */
export const workOfCombo = (combo: Schema<'ProjectTaskCombo'>): Work => ({
  projectId: combo.projectId,
  projectDisplayString: `${combo.projectCode} ${combo.projectName}`,
  taskId: combo.taskId,
  taskDisplayString: combo.taskId === null ? '' : `${combo.taskCode} ${combo.taskName}`,
});

/** Whether every word of a text is in project or task, as the server searches. */
function fits({ projectDisplayString, taskDisplayString }: Work, text: string): boolean {
  const searchText = searchableText(`${projectDisplayString} ${taskDisplayString}`);
  return searchableText(text)
    .split(' ')
    .every((word) => searchText.includes(word));
}

/** An offer of the finder: work to pick, or a project to add a task to. */
export type Offer = { kind: 'work'; work: FoundWork } | { kind: 'newTask'; project: FoundWork };

/**
 * What is offered for a text: what was booked lately and fits comes first, and is not offered again
 * below. A task can be added to a project that was asked for, where the person takes part.
 */
export function listOffers(
  text: string,
  recent: readonly Work[],
  found: readonly FoundWork[],
): { recent: Work[]; others: Offer[] } {
  const first = recent.filter((work) => fits(work, text));
  const keys = new Set(first.map(keyOfWork));
  const isSearching = text.trim() !== '';
  const others = found.flatMap((work): Offer[] => [
    ...(keys.has(keyOfWork(work)) ? [] : [{ kind: 'work' as const, work }]),
    ...(isSearching && canAddTo(work) ? [{ kind: 'newTask' as const, project: work }] : []),
  ]);
  return { recent: first, others };
}

/** The project itself, where the person takes part: its tasks and a new one stand below it. */
export const canAddTo = ({ mayAddTask, taskId }: FoundWork): boolean =>
  mayAddTask && taskId === null;
