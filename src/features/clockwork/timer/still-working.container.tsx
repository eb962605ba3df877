import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { serverClock } from '#machines/clock.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { rest } from '#machines/clockwork/stale/stale-entries.ts';
import {
  isSinceEarlier,
  stillWorkingMachine,
} from '#machines/clockwork/timer/still-working.machine.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { buildAddress } from '#page/parameters/addresses.ts';
import { useTimerOutbox } from '#page/timer/timer-outbox.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { useOwner } from '#page/records/use-owner.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { readLastSeen } from '#session/storage/work/last-seen.ts';
import { openConfirmations } from '#session/tabs/work-confirmations.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { StillWorking } from './still-working.tsx';
import { useLastSeen } from '../day/use-last-seen.ts';

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
