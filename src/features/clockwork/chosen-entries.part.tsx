import { useActorRef, useSelector } from '@xstate/react';
import { chosenEntriesMachine } from '#machines/clockwork/chosen-entries.machine.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import { useSendOnChange } from '#page/use-told.ts';
import { useEmitted } from '#ui/use-emitted.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { ChosenQuestion } from './chosen-question.tsx';
import { ChosenTimesDialog } from './chosen-times.tsx';

export interface ChosenEntriesProps {
  day: ClockWorkDayActor;
  /** Those that are chosen. */
  entries: readonly Entry[];
  onClear: () => void;
}

/** What can be done with the chosen entries. Loaded with the first choice. */
export function ChosenEntries({ day, entries, onClear }: ChosenEntriesProps) {
  const clock = useSelector(day, ({ context }) => context.clock);
  const timeZone = useSelector(day, ({ context }) => context.timeZone);
  const actor = useActorRef(chosenEntriesMachine, { input: { clock, timeZone } });
  useSendOnChange(actor, { type: 'choice.changed', entries });
  useEmitted(actor, {
    'entries.changed': (changed) => day.send(changed),
    'change.undoable': (change) => day.send(change),
  });
  return (
    <>
      <ChosenBar actor={actor} onClear={onClear} />
      <ChosenQuestion actor={actor} />
      <ChosenTimesDialog actor={actor} />
    </>
  );
}
