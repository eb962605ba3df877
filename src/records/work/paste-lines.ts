import type { ClipboardEvent } from 'react';
import type { TaskQuickAddActor } from '#machines/projects/tasks/task-quick-add.machine.ts';

/**
 * Handles the paste into a line for new tasks: several lines are offered as a task each, instead of
 * one name with all of them. A single line is pasted as usual, and so is everything into a line
 * that adds nothing.
 */
export const pasteLines =
  (actor: TaskQuickAddActor, blocked: string | null) =>
  (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    if (blocked !== null || !/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    event.stopPropagation();
    actor.send({ type: 'lines.pasted', text: pasted });
  };
