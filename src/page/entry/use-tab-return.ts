import type { ActorRef, Snapshot } from 'xstate';
import { useListener } from '#ui/hooks/use-listener.ts';

type Receiver = Pick<ActorRef<Snapshot<unknown>, { type: 'tab.returned' }>, 'getSnapshot' | 'send'>;

/**
 * Notifies an actor that the user has returned to this tab, because its data may have changed
 * elsewhere. A stopped actor is not notified.
 */
export function useTabReturn(actor: Receiver): void {
  useListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    if (isBack && actor.getSnapshot().status === 'active') actor.send({ type: 'tab.returned' });
  });
}
