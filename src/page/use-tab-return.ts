import type { ActorRef, Snapshot } from 'xstate';
import { useListener } from '#ui/use-listener.ts';

type Receiver = Pick<ActorRef<Snapshot<unknown>, { type: 'tab.returned' }>, 'getSnapshot' | 'send'>;

/**
 * Tells an actor that the person is back in this tab: what it shows may have changed elsewhere. One
 * that has come to its end is not told.
 */
export function useTabReturn(actor: Receiver): void {
  useListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    if (isBack && actor.getSnapshot().status === 'active') actor.send({ type: 'tab.returned' });
  });
}
