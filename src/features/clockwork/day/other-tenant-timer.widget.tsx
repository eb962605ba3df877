import { Suspense } from 'react';
import type { RunningElsewhere } from '#machines/clockwork/entry/entries.ts';
import { useApp } from '#page/entry/use-app.ts';
import { onDemandAtBest } from '#ui/hooks/on-demand.ts';
import type { OtherTenantTimerProps } from './other-tenant-timer.tsx';

interface OtherTenantTimerWidgetProps extends Pick<OtherTenantTimerProps, 'slot'> {
  running: RunningElsewhere | undefined;
}

const OtherTenantTimer = onDemandAtBest(() =>
  import('./other-tenant-timer.tsx').then((module) => module.OtherTenantTimer),
);

/** Shows the other tenants in which the person's timer runs. Loaded only if there are any. */
export function OtherTenantTimerWidget({ running, slot }: OtherTenantTimerWidgetProps) {
  const app = useApp();
  const go = (tenantId: string) => app.leaveTenant({ tenantId, href: '/ClockWork' });
  return (
    <Suspense fallback={null}>
      {running !== undefined && running.length > 0 && (
        <OtherTenantTimer running={running} slot={slot} onGo={go} />
      )}
    </Suspense>
  );
}
