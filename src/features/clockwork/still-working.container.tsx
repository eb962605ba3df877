import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import { rest } from '#machines/clockwork/stale-entries.ts';
import { isSinceEarlier, stillWorkingMachine } from '#machines/clockwork/still-working.machine.ts';
import { toIsoDay } from '#machines/clockwork/time.ts';
import { buildAddress } from '#page/addresses.ts';
import { useTimerOutbox } from '#page/timer-outbox.tsx';
import { useApp } from '#page/use-app.ts';
import { useOwner } from '#page/use-owner.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { useSendOnChange } from '#page/use-send-on-change.ts';
import { readLastSeen } from '#session/last-seen.ts';
import { openConfirmations } from '#session/work-confirmations.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { StillWorking } from './still-working.tsx';
import { useLastSeen } from './use-last-seen.ts';

export interface StillWorkingPartProps {
  /** The running entry. */
  entry: Entry;
  /** Above any page, or inside the ClockWork page. */
  slot: 'above' | 'page';
  /** The running entry is another one by now, so the timer has to reload. */
  onOutdated: () => void;
}

/**
 * Handles one running entry. An entry that the prompt after entry has just asked about does not
 * prompt again.
 */
export function StillWorkingPart({ entry, slot, onOutdated }: StillWorkingPartProps) {
  const owner = useOwner();
  const { timeZone } = usePage().workspace.profile;
  const { store } = useTimerOutbox();
  const hasPrompted = useApp().crossover() !== null;
  const [confirmations] = useState(() => {
    const persisted = openConfirmations(owner);
    const isJustPrompted = hasPrompted && isSinceEarlier({ entry, clock: serverClock, timeZone });
    if (isJustPrompted && persisted.silentUntil(entry.id) === 0) {
      persisted.persist(entry.id, serverClock.now() + rest);
    }
    return persisted;
  });
  const actor = useActorRef(stillWorkingMachine, {
    input: { clock: serverClock, timeZone, entry, confirmations, seenAt: readLastSeen, store },
  });
  useLastSeen(entry, timeZone);
  useSendOnChange(actor, { type: 'entry.renewed', entry });
  useTabReturn(actor);
  useEmitted(actor, { 'entry.outdated': onOutdated });
  const day = buildAddress('/ClockWork', null, { date: toIsoDay(entry.startTime, timeZone) });
  return <StillWorking actor={actor} slot={slot} day={slot === 'above' ? day : null} />;
}
