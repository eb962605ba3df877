import { useActorRef } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { splitEntryMachine } from '#machines/clockwork/entry/split-entry.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { SplitDialog } from './split-dialog.tsx';

export interface ActionProps {
  /** The day, which is notified of the change. */
  day: ClockWorkDayActor;
}

/** Splits an entry of the day in two. Loaded on the first request. */
export function SplitEntry({ day, entry }: ActionProps & { entry: Entry }) {
  const { timeZone } = useDateSettings();
  const actor = useActorRef(splitEntryMachine, { input: { entry, timeZone } });
  useEmitted(actor, {
    'entries.changed': (changed) => day.send(changed),
    'change.undoable': (change) => day.send(change),
  });
  return <SplitDialog actor={actor} />;
}
