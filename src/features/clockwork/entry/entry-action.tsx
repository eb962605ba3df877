import { useSelector } from '@xstate/react';
import type { CopyHow } from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { CopyChild } from '#records/copy-entry/copy-child.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';

const SplitDialog = onDemand(() =>
  import('./split-dialog.tsx').then((module) => module.SplitDialog),
);

/** Continues or duplicates an entry of the day. */
export const copyEntry = (day: ClockWorkDayActor, entry: Entry, how: CopyHow): void =>
  day.send({ type: 'entry.copy', entry, how, newId: crypto.randomUUID() });

/** The actions on an entry that have their own steps; their code loads on the first request. */
export function EntryAction({ day }: { day: ClockWorkDayActor }) {
  const split = useSelector(day, ({ children }) => children.split);
  const copy = useSelector(day, ({ children }) => children.copy);
  return (
    <>
      <OnFirstOpen actor={split}>
        {(actor) => <SplitDialog key={actor.sessionId} actor={actor} />}
      </OnFirstOpen>
      <CopyChild actor={copy} />
    </>
  );
}
