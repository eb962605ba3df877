import { useActorRef } from '@xstate/react';
import { serverClock } from '#machines/clock.ts';
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts';
import type { TileName } from '#machines/dashboard/tiles.ts';
import { usePage } from '#page/use-page.ts';
import type { DashboardActor } from './time-tiles.tsx';

/** The chart of tiles that are read together. */
export function useTiles(tiles: readonly TileName[]): DashboardActor {
  const { timeZone } = usePage().workspace.profile;
  return useActorRef(dashboardMachine, { input: { clock: serverClock, timeZone, tiles } });
}
