import { useActorRef, useSelector } from '@xstate/react';
import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { endStaleMachine } from '#machines/clockwork/stale/end-stale.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { readAgain } from '#page/timer/timer.ts';
import { readLastSeen } from '#session/storage/work/last-seen.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { StaleEntry } from './stale-entry.tsx';

/** Entries that have been running since an earlier day and have to be fixed first. */
export function StaleEntries({ actor }: { actor: ClockWorkDayActor }) {
  const stale = useSelector(actor, ({ context }) => context.stale);
  return stale.map(({ clockWorkEntry: entry }) => (
    <StaleEntryPart key={`${entry.id} ${entry.startTime}`} actor={actor} entry={entry} />
  ));
}

function StaleEntryPart({ actor, entry }: { actor: ClockWorkDayActor; entry: Entry }) {
  const { clock, timeZone } = actor.getSnapshot().context;
  const staleActor = useActorRef(endStaleMachine, {
    input: { clock, timeZone, entry, lastSeen: readLastSeen(entry.id) },
  });
  useEmitted(staleActor, {
    'entries.changed': (changed) => actor.send(changed),
    'entry.outdated': () => readAgain(actor),
  });
  return <StaleEntry actor={actor} staleActor={staleActor} entry={entry} />;
}
