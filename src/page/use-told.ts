import { useLayoutEffect } from 'react';
import type { EventObject, Snapshot } from 'xstate';

/** An actor that takes the event. */
interface Receiver<Event extends EventObject> {
  getSnapshot(): Pick<Snapshot<unknown>, 'status'>;
  send(event: Event): void;
}

/**
 * Tells an actor what its page is shown with, at first and whenever that becomes another; null for
 * nothing. The event is plain data. One that has come to its end is not told.
 */
export function useSendOnChange<const Event extends EventObject>(
  actor: Receiver<NoInfer<Event>>,
  event: Event | null,
): void {
  const content = JSON.stringify(event);
  // Follows the address, and whatever else the page is given; before the paint, for which no call waits.
  useLayoutEffect(() => {
    const received = JSON.parse(content) as Event | null;
    if (received && actor.getSnapshot().status === 'active') actor.send(received);
  }, [actor, content]);
}
