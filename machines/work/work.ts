import type { Schema } from '#openapi/client/index.ts';
import { searchableText } from '../texts.ts';

/**
 * Work to book time on, with its display names: a project, or one of its tasks. Null means no
 * default project. Source: CLOCK-039.
 */
export type Work = Schema<'DefaultProject'>;

/** Work that was found; also states whether the user may add a task to its project. */
export type FoundWork = Schema<'BookableWork'>;

/** The project that a new task is added to. */
export type WorkProject = Pick<Work, 'projectId' | 'projectDisplayString'>;

/** A unique key of a piece of work; empty for none. */
export const keyOfWork = (work: Pick<Work, 'projectId' | 'taskId'> | null): string =>
  work ? `${work.projectId} ${work.taskId ?? ''}` : '';

/** The part of a time entry that names its work. */
type Booked = Pick<
  Schema<'ClockWorkEntry'>,
  'projectId' | 'projectDisplayString' | 'taskId' | 'taskDisplayString'
>;

/** The work that a time entry is booked on. */
export function toWork({
  projectId,
  projectDisplayString,
  taskId,
  taskDisplayString,
}: Booked): Work | null {
  return projectId === null ? null : { projectId, projectDisplayString, taskId, taskDisplayString };
}

/** The work of a project and task pair, the form in which recently booked work is returned. */
export const workOfCombo = (
  combo: Omit<Schema<'ProjectTaskCombo'>, 'projectDescription' | 'taskDescription'>,
): Work => ({
  projectId: combo.projectId,
  projectDisplayString: `${combo.projectCode} ${combo.projectName}`,
  taskId: combo.taskId,
  taskDisplayString: combo.taskId === null ? '' : `${combo.taskCode} ${combo.taskName}`,
});

/** Whether every word of the text occurs in project or task, like the server's search. */
function fits({ projectDisplayString, taskDisplayString }: Work, text: string): boolean {
  const searchText = searchableText(`${projectDisplayString} ${taskDisplayString}`);
  return searchableText(text)
    .split(' ')
    .every((word) => searchText.includes(word));
}

/** An option of the picker: work to select, or a project to add a task to. */
export type Offer = { kind: 'work'; work: FoundWork } | { kind: 'newTask'; project: FoundWork };

/**
 * The options for a text: matching recent work comes first and is not repeated below. A task can be
 * added to a found project of which the user is a member.
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

/**
 * Whether this is the project itself and the user is a member: its tasks and the option for a new
 * one follow it.
 */
export const canAddTo = ({ mayAddTask, taskId }: FoundWork): boolean =>
  mayAddTask && taskId === null;
