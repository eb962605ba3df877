import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import type { Entry } from '#machines/clockwork/entries.ts';
import { onDemand } from '#ui/on-demand.ts';

/** What is to be done with an entry of the day, and has steps of its own. */
export type EntryWish = { what: 'split'; entry: Entry };

const SplitEntry = onDemand(() =>
  import('./split-entry.part.tsx').then((module) => module.SplitEntry),
);

export interface DeedProps {
  /** The day, which hears what has changed. */
  day: ClockWorkDayActor;
}

/** What was wished for last; its code comes with the first wish of its kind. */
export function EntryDeed({ wish, day }: DeedProps & { wish: EntryWish }) {
  return <SplitEntry day={day} entry={wish.entry} />;
}
