import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { Entry } from '#machines/clockwork/entries.ts';
import { useIdle } from '#page/use-idle.ts';
import { onDemandAtBest } from '#ui/on-demand.ts';
import type { StillWorkingPartProps } from './still-working.part.tsx';

interface StillWorkingSlotProps extends Omit<StillWorkingPartProps, 'entry' | 'slot'> {
  /** What runs; null while nothing does. */
  entry: Entry | null;
  /** Where it stands above the page, null before that is there; without it, in the flow of ClockWork. */
  above?: HTMLElement | null;
}

const StillWorkingPart = onDemandAtBest(() =>
  import('./still-working.part.tsx').then((module) => module.StillWorkingPart),
);

/** Asks about a timer that was forgotten. It comes once something runs and the page is at rest. */
export function StillWorkingSlot({ entry, above, onOutdated }: StillWorkingSlotProps) {
  const isIdle = useIdle();
  if (!isIdle || !entry || above === null) return null;
  const slot = above ? 'above' : 'page';
  const question = (
    <Suspense fallback={null}>
      <StillWorkingPart key={entry.id} {...{ entry, slot, onOutdated }} />
    </Suspense>
  );
  return above ? createPortal(question, above) : question;
}
