import { rejectField } from '../../core/refusal.ts';

interface Tasks {
  totalTasks: number | null;
  completedTasks: number | null;
}

/**
 * 400 when fewer tasks are there than are completed; as many are allowed, whatever the text says.
 * A number that is not known counts as none. Source: TEAM-029.
 */
export function checkTasks({ totalTasks, completedTasks }: Tasks): void {
  if ((totalTasks ?? 0) >= (completedTasks ?? 0)) return;
  throw rejectField('completedTasks', 'completedAboveTotal');
}
