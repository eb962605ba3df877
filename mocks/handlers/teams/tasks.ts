import { rejectField } from '../../core/requests/http-error.ts';

interface Tasks {
  totalTasks: number | null;
  completedTasks: number | null;
}

/**
 * 400 when there are fewer tasks than completed ones; equal numbers are allowed, despite the
 * wording of the message. A missing number counts as 0. Source: TEAM-029.
 */
export function checkTasks({ totalTasks, completedTasks }: Tasks): void {
  if ((totalTasks ?? 0) >= (completedTasks ?? 0)) return;
  throw rejectField('completedTasks', 'completedAboveTotal');
}
