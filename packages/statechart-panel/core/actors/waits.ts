import type { AnyActorRef } from 'xstate';
import { scheduledEvents, type Scheduled } from '../xstate-internals.ts';

/** Due time of each observed delay, in milliseconds since 1970 by the story's clock. */
const dues = new WeakMap<object, number>();

/**
 * Records the due times of events that were scheduled since the last call; call it when an event is
 * scheduled.
 */
export function noteDues(actor: AnyActorRef, now: number): void {
  for (const scheduled of scheduledEvents(actor)) {
    if (!dues.has(scheduled)) dues.set(scheduled, now + scheduled.delay);
  }
}

/** The pending delays of a system with their due times, the next first. */
export function listWaits(actor: AnyActorRef, now: number): (Scheduled & { due: number })[] {
  noteDues(actor, now);
  return scheduledEvents(actor)
    .map((scheduled) => ({ ...scheduled, due: dues.get(scheduled) ?? now }))
    .toSorted((a, b) => a.due - b.due);
}

/** The name of a delay, or its milliseconds: the part of the id before the state's id. */
export function delayName(
  { event, delay }: Pick<Scheduled, 'event' | 'delay'>,
  ids: readonly string[],
): string {
  const [, rest = ''] = /^xstate\.after\.(.+)$/.exec(event.type) ?? [];
  const state = ids.find((id) => rest.endsWith(`.${id}`));
  if (state !== undefined) return rest.slice(0, -state.length - 1);
  return String(delay);
}
