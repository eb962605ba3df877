import { useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { getStaleName } from '#machines/clockwork/day/clockwork-day.children.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { StaleEntry } from './stale-entry.tsx';

/** Entries that have been running since an earlier day and have to be fixed first. */
export function StaleEntries({ actor }: { actor: ClockWorkDayActor }) {
  const stale = useSelector(actor, ({ context }) => context.stale);
  return stale.map(({ clockWorkEntry: entry }) => (
    <StaleEntryPart key={getStaleName(entry)} actor={actor} entry={entry} />
  ));
}

function StaleEntryPart({ actor, entry }: { actor: ClockWorkDayActor; entry: Entry }) {
  const staleActor = useSelector(actor, ({ children }) => children[getStaleName(entry)]);
  return staleActor && <StaleEntry actor={actor} staleActor={staleActor} entry={entry} />;
}
