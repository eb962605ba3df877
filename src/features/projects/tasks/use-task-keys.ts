import type { RefObject } from 'react';
import { useKey } from '#page/keys/use-key.ts';

interface TaskKeysOptions {
  /** Contains the list with its search. */
  area: RefObject<HTMLElement | null>;
  /** The field for a new task. */
  line: RefObject<HTMLInputElement | null>;
  onEdit: (taskId: string) => void;
}

const nameSelector = '[data-task-name]';

/** The names of the shown tasks, and which one's row has the focus; -1 for none. */
function findNames(area: HTMLElement | null) {
  const names = [...(area?.querySelectorAll<HTMLElement>(nameSelector) ?? [])];
  const row = document.activeElement?.closest('tr');
  return { names, index: names.findIndex((name) => row?.contains(name)) };
}

/** The keys of the list: c adds, / searches, j and k move, e edits. */
export function useTaskKeys({ area, line, onEdit }: TaskKeysOptions): void {
  const move = (by: number) => {
    const { names, index } = findNames(area.current);
    const next = index < 0 ? 0 : Math.min(Math.max(0, index + by), names.length - 1);
    names[next]?.focus();
  };
  useKey('newTask', () => line.current?.focus());
  useKey('searchTasks', () =>
    area.current?.querySelector<HTMLElement>('[data-search] input')?.focus(),
  );
  useKey('nextTask', () => move(1));
  useKey('previousTask', () => move(-1));
  useKey('editTask', () => {
    const { names, index } = findNames(area.current);
    const handle = names[index]?.closest('tr')?.querySelector<HTMLElement>('[data-task-id]');
    const taskId = handle?.dataset['taskId'];
    if (taskId !== undefined) onEdit(taskId);
  });
}
