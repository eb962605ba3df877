import { useLayoutEffect } from 'react';
import type { EventObject, Snapshot } from 'xstate';

/** An actor that accepts the event. */
interface Receiver<Event extends EventObject> {
  getSnapshot(): Pick<Snapshot<unknown>, 'status'>;
  send(event: Event): void;
}

/**
 * Sends an event to an actor on mount and whenever the event changes; null sends nothing. The event
 * must be plain data. A stopped actor gets no event.
 */
export function useSendOnChange<const Event extends EventObject>(
  actor: Receiver<NoInfer<Event>>,
  event: Event | null,
): void {
  const content = JSON.stringify(event);
  // Follows the URL and the page's props; runs before the paint, so that requests start early.
  useLayoutEffect(() => {
    const received = JSON.parse(content) as Event | null;
    if (received && actor.getSnapshot().status === 'active') actor.send(received);
  }, [actor, content]);
}
