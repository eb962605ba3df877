import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { useIdle } from '#page/timer/use-idle.ts';
import { onDemandAtBest } from '#ui/hooks/on-demand.ts';
import type { StillWorkingPartProps } from './still-working.container.tsx';

interface StillWorkingSlotProps extends Omit<StillWorkingPartProps, 'entry' | 'slot'> {
  /** The running entry; null if there is none. */
  entry: Entry | null;
  /**
   * The container above the page, null until it is mounted; without it, the prompt is part of the
   * ClockWork page.
   */
  above?: HTMLElement | null;
}

const StillWorkingPart = onDemandAtBest(() =>
  import('./still-working.container.tsx').then((module) => module.StillWorkingPart),
);

/**
 * Prompts about a timer that may have been forgotten. Loaded once an entry is running and the page
 * is idle.
 */
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
