import { useActorRef } from '@xstate/react';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import {
  timerOutboxMachine,
  type TimerOutboxActor,
} from '#machines/clockwork/timer/timer-outbox.machine.ts';
import type { TimeReader } from '#machines/clockwork/timer/read-again.ts';
import type { UnsentStore } from '#machines/clockwork/outbox/unsent.ts';
import { openUnsentStore } from '#session/storage/work/unsent-store.ts';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useListener } from '#ui/hooks/use-listener.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useOwner } from '../records/use-owner.ts';
import { usePage } from '../records/use-page.ts';

/** The timer's changes that are not on the server yet, and the store that holds them. */
export interface TimerOutbox {
  actor: TimerOutboxActor;
  store: UnsentStore;
}

const OutboxContext = createContext<TimerOutboxActor | null>(null);

/** Wraps the pages of a tenant: changes made without a network are sent from here. */
export function TimerOutboxProvider({ children }: { children: ReactNode }) {
  const owner = useOwner();
  const { profile } = usePage().workspace;
  const [store] = useState(() => openUnsentStore(owner, navigator.locks));
  const actor = useActorRef(timerOutboxMachine, { input: { store, timeZone: profile.timeZone } });
  const source = useCallback(
    (listener: (received: null) => void) => store.onChange(() => listener(null)),
    [store],
  );
  useSubscription(source, () => actor.send({ type: 'unsent.changed' }));
  const sendNow = () => actor.send({ type: 'network.returned' });
  useOnline(sendNow);
  useListener('visibilitychange', sendNow);
  return <OutboxContext value={actor}>{children}</OutboxContext>;
}

/** Makes an actor reload its times once changes are on the server, while it is shown. */
export function useReloadOnSettled(reader: TimeReader): void {
  const { actor } = useTimerOutbox();
  const source = useCallback(() => {
    actor.send({ type: 'reader.added', reader });
    return () => actor.send({ type: 'reader.removed', reader });
  }, [actor, reader]);
  useSubscription(source, nothing);
}

const nothing = () => undefined;

export function useTimerOutbox(): TimerOutbox {
  const actor = use(OutboxContext);
  if (!actor)
    throw new Error(
      "Expected a `TimerOutboxProvider`, found none; use the timer only on a tenant's pages",
    );
  return { actor, store: actor.getSnapshot().context.store };
}
