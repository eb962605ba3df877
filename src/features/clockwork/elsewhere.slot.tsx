import { Suspense } from 'react';
import type { RunningElsewhere } from '#machines/clockwork/entries.ts';
import { useApp } from '#page/use-app.ts';
import { onDemandAtBest } from '#ui/on-demand.ts';
import type { ElsewhereProps } from './elsewhere.tsx';

interface ElsewhereSlotProps extends Pick<ElsewhereProps, 'place'> {
  running: RunningElsewhere | undefined;
}

const Elsewhere = onDemandAtBest(() =>
  import('./elsewhere.tsx').then((module) => module.Elsewhere),
);

/** Says where else the person's timer runs. It comes where that is so. */
export function ElsewhereSlot({ running, place }: ElsewhereSlotProps) {
  const app = useApp();
  const go = (tenantId: string) => app.leaveTenant({ tenantId, href: '/ClockWork' });
  return (
    <Suspense fallback={null}>
      {running !== undefined && running.length > 0 && (
        <Elsewhere running={running} place={place} onGo={go} />
      )}
    </Suspense>
  );
}
