import type { Chart } from '../core/chart/chart.ts';
import type { Json, PlainEvent } from '../core/link/protocol.ts';

/** `running.steady`; the machine's name for the machine itself. */
export function getPath(chart: Chart, id: string): string {
  const state = chart.states.find((each) => each.id === id);
  return state?.path || (state?.name ?? id);
}

/** The innermost active states: those without an active descendant. */
export function getInnermost(chart: Chart, active: readonly string[]): string[] {
  const parents = new Set(
    chart.states.filter(({ id }) => active.includes(id)).map(({ parent }) => parent),
  );
  return active.filter((id) => !parents.has(id));
}

/** The data of an event, without its type. */
export const getPayload = (event: PlainEvent): Record<string, Json> =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'type'));

export const hasPayload = (event: PlainEvent): boolean => Object.keys(getPayload(event)).length > 0;

/** A value on one line, truncated to a length. */
export function inShort(value: Json | undefined, length = 60): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

/** `description: "Stand-up", amount: 3`. */
export const payloadInShort = (event: PlainEvent): string =>
  Object.entries(getPayload(event))
    .map(([name, value]) => `${name}: ${inShort(value, 28)}`)
    .join(', ');

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** The two largest units: `1 h 5 min`; less than a second as `400 ms`. */
export function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${Math.max(0, Math.round(milliseconds))} ms`;
  let rest = Math.round(milliseconds / 1000) * 1000;
  const parts: string[] = [];
  for (const [unit, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count} ${unit}`);
  }
  return parts.slice(0, 2).join(' ');
}

/** The time until something is due. */
export const remaining = (milliseconds: number): string =>
  milliseconds > 0 ? `in ${duration(milliseconds)}` : 'due now';

export const count = (number: number, one: string, more = `${one}s`): string =>
  `${number} ${number === 1 ? one : more}`;
