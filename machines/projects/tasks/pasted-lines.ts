/** The contract's limits of name and description. */
const longestName = 250;
const longestDescription = 500;

/** A task to be made. */
export interface NewTask {
  name: string;
  /** The full line, if it is too long for a name. */
  description: string;
}

/** What lists in other programs put in front of a line: `- `, `* `, `1. `, `[ ] `. */
const bullet = /^(?:[-*•–]\s+|\d+[.)]\s+)?(?:\[[ xX]?\]\s+)?/;

/** The lines of a pasted text that name a task. */
export const toLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(bullet, '').trim())
    .filter((line) => line !== '');

/** A task that is named by a line. */
export function toNewTask(line: string): NewTask {
  const letters = Array.from(line);
  const isLong = letters.length > longestName;
  return {
    name: isLong ? `${letters.slice(0, longestName - 1).join('')}…` : line,
    description: isLong ? letters.slice(0, longestDescription).join('') : '',
  };
}

/**
 * Keyed by the task, which stays the same in each try: a repeated request must not create a second
 * task, since a response may be lost.
 */
const ids = new WeakMap<NewTask, string>();

/** The id under which a task is sent. */
export function getNewTaskId(task: NewTask): string {
  const id = ids.get(task) ?? crypto.randomUUID();
  ids.set(task, id);
  return id;
}

/** A task with the id under which it is sent, in the form in which it is stored on the device. */
export interface StoredTask extends NewTask {
  id: string;
}

export const toStoredTask = (task: NewTask): StoredTask => ({ ...task, id: getNewTaskId(task) });

/** A stored task, which is sent under its former id: its first response may have been lost. */
export function fromStoredTask({ id, name, description }: StoredTask): NewTask {
  const task = { name, description };
  ids.set(task, id);
  return task;
}
