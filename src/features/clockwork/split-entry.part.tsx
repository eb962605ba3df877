import { useActorRef } from '@xstate/react';
import type { Entry } from '#machines/clockwork/entries.ts';
import { splitEntryMachine } from '#machines/clockwork/split-entry.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import type { DeedProps } from './entry-deed.tsx';
import { SplitDialog } from './split-dialog.tsx';

/** An entry of the day is split in two. Loaded with the first wish. */
export function SplitEntry({ day, entry }: DeedProps & { entry: Entry }) {
  const { timeZone } = useDateSettings();
  const actor = useActorRef(splitEntryMachine, { input: { entry, timeZone } });
  useEmitted(actor, { 'entries.changed': (changed) => day.send(changed) });
  return <SplitDialog actor={actor} />;
}
