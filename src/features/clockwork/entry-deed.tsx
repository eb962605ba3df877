import { Suspense } from 'react';
import type { Entry } from '#machines/clockwork/entries.ts';
import { onDemand } from '#ui/on-demand.ts';
import type { DeedProps } from './split-entry.part.tsx';

/** What is to be done with an entry of the day, and has steps of its own. */
export type EntryWish = { what: 'split'; entry: Entry };

const SplitEntry = onDemand(() =>
  import('./split-entry.part.tsx').then((module) => module.SplitEntry),
);

/** What was wished for last; its code comes with the first wish of its kind. */
export function EntryDeed({ wish, day }: DeedProps & { wish: EntryWish }) {
  return (
    <Suspense>
      <SplitEntry day={day} entry={wish.entry} />
    </Suspense>
  );
}
