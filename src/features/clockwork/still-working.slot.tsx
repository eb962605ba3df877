import { Suspense } from 'react';
import type { Entry } from '#machines/clockwork/entries.ts';
import { useIdle } from '#page/use-idle.ts';
import { onDemandAtBest } from '#ui/on-demand.ts';

export interface StillWorkingSlotProps {
  /** What runs; null while nothing does. */
  entry: Entry | null;
  /** In the top bar, or in the flow of the ClockWork page. */
  place: 'bar' | 'page';
  /** The entry is another one by now: the timer has to be read again. */
  onOutdated: () => void;
}

const StillWorkingPart = onDemandAtBest(() =>
  import('./still-working.part.tsx').then((module) => module.StillWorkingPart),
);

/** Asks about a timer that was forgotten. It comes once something runs and the page is at rest. */
export function StillWorkingSlot({ entry, ...rest }: StillWorkingSlotProps) {
  const isIdle = useIdle();
  return (
    <Suspense fallback={null}>
      {isIdle && entry && <StillWorkingPart key={entry.id} entry={entry} {...rest} />}
    </Suspense>
  );
}
