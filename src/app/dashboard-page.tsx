import { useActorRef } from '@xstate/react';
import { DashboardScreen } from '#features/dashboard/dashboard.screen.tsx';
import { systemClock } from '#machines/clock.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import { timesWork } from '#machines/session/workspace.ts';
import { usePage } from './use-page.ts';
import { useTabReturn } from './use-tab-return.ts';

/** The Dashboard of the person in the tenant; in another time zone today is another day. */
export function DashboardPage() {
  return <Dashboard key={usePage().workspace.profile.timeZone} />;
}

function Dashboard() {
  const { profile, tenant } = usePage().workspace;
  const actor = useActorRef(dashboardMachine, {
    input: {
      clock: systemClock,
      timeZone: profile.timeZone,
      holdsClockWork: timesWork(profile),
    },
  });
  useTabReturn(actor);
  return <DashboardScreen actor={actor} personName={profile.name} tenantName={tenant.name} />;
}
