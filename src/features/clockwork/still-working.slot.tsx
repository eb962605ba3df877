import { Suspense } from 'react';
import type { Entry } from '#machines/clockwork/entries.ts';
import { useIdle } from '#page/use-idle.ts';
import { onDemandAtBest } from '#ui/on-demand.ts';
import type { StillWorkingPartProps } from './still-working.part.tsx';

interface StillWorkingSlotProps extends Omit<StillWorkingPartProps, 'entry'> {
  /** What runs; null while nothing does. */
  entry: Entry | null;
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
