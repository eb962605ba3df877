import type { Task } from '../../store/world/projects.ts';

/**
 * The places of tasks are fractions in base 36, compared as texts, so that a task can be placed
 * between two others without changing them.
 */
const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Digits before the point: tasks that are added last count up in them. */
const width = 6;

/** The last number in a task's code. */
export const getTaskNumber = ({ code }: Pick<Task, 'code'>): number =>
  Number(/(\d+)$/.exec(code)?.[1] ?? 0);

const getPlaceAt = (number: number): string =>
  `${number.toString(digits.length).padStart(width, '0')}i`;

/** The place of a task among those of its project; tasks from before were ordered by code. */
export const getOrder = (task: Pick<Task, 'code' | 'order'>): string =>
  task.order ?? getPlaceAt(getTaskNumber(task));

/** Tasks in their order. */
export const toOrdered = <Row extends Pick<Task, 'code' | 'order'>>(tasks: readonly Row[]): Row[] =>
  tasks.toSorted((a, b) => (getOrder(a) < getOrder(b) ? -1 : 1));

/** The place after all of these tasks. */
export function getLastPlace(tasks: readonly Pick<Task, 'code' | 'order'>[]): string {
  const last = toOrdered(tasks).at(-1);
  if (!last) return getPlaceAt(1);
  const number = Number.parseInt(getOrder(last).slice(0, width).padEnd(width, '0'), digits.length);
  return getPlaceAt(number + 1);
}

/** The number of digits that two places begin with alike; a missing digit is a zero. */
function countShared(before: string, after: string): number {
  const at = Array.from(after).findIndex((digit, index) => (before[index] ?? '0') !== digit);
  return at < 0 ? after.length : at;
}

/** A place between two others; '' stands for the start, and nothing follows a null. */
export function getPlaceBetween(before: string, after: string | null): string {
  const shared = after === null ? 0 : countShared(before, after);
  if (after !== null && shared > 0) {
    return after.slice(0, shared) + getPlaceBetween(before.slice(shared), after.slice(shared));
  }
  const low = before === '' ? 0 : digits.indexOf(before.charAt(0));
  const high = after === null ? digits.length : digits.indexOf(after.charAt(0));
  if (high - low > 1) return digits.charAt(Math.ceil((low + high) / 2));
  if (after !== null && after.length > 1) return after.charAt(0);
  return digits.charAt(low) + getPlaceBetween(before.slice(1), null);
}
