import type { AnyActorRef, AnyEventObject } from 'xstate';

/** An event that an actor system sends when its time has come. */
export interface Scheduled {
  id: string;
  event: AnyEventObject;
  source: AnyActorRef;
  target: AnyActorRef;
  delay: number;
}

/** Milliseconds since 1970, by the story's clock, of each wait that was seen. */
const dues = new WeakMap<object, number>();

/** The waits of an actor's whole system. */
function scheduledBy(actor: AnyActorRef): Scheduled[] {
  const { _scheduledEvents: scheduled } = actor.system.getSnapshot();
  return Object.values(scheduled);
}

/** Notes when what was scheduled since the last look falls due; to be called as it is scheduled. */
export function noteDues(actor: AnyActorRef, now: number): void {
  for (const scheduled of scheduledBy(actor)) {
    if (!dues.has(scheduled)) dues.set(scheduled, now + scheduled.delay);
  }
}

/** What a system waits for, with the time when it falls due, the next first. */
export function listWaits(actor: AnyActorRef, now: number): (Scheduled & { due: number })[] {
  noteDues(actor, now);
  return scheduledBy(actor)
    .map((scheduled) => ({ ...scheduled, due: dues.get(scheduled) ?? now }))
    .toSorted((a, b) => a.due - b.due);
}

/** Schedules an event again, in an actor system that was restored. */
export function scheduleAgain({ id, event, source, target }: Scheduled, delay: number): void {
  source.system.scheduler.schedule(source, target, event, Math.max(delay, 0), id);
}

/** The name of a wait, or its milliseconds: what the machine wrote before the state's id. */
export function delayName(
  { event, delay }: Pick<Scheduled, 'event' | 'delay'>,
  ids: readonly string[],
): string {
  const [, rest = ''] = /^xstate\.after\.(.+)$/.exec(event.type) ?? [];
  const state = ids.find((id) => rest.endsWith(`.${id}`));
  if (state !== undefined) return rest.slice(0, -state.length - 1);
  return String(delay);
}
