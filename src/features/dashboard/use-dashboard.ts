import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import type { TileGroupName } from '#machines/dashboard/groups.ts';
import type { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import type { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';

export type TileGroupActor = ActorRefFrom<typeof tileGroupMachine>;
export type RecentEntriesActor = ActorRefFrom<typeof recentEntriesMachine>;

/** The page's chart, around all tiles. */
export const DashboardContext = createContext<DashboardActor | null>(null);

function useDashboard(): DashboardActor {
  const dashboard = use(DashboardContext);
  if (!dashboard)
    throw new Error('A tile stands on the Dashboard: put DashboardContext around it.');
  return dashboard;
}

/** Tells the Dashboard which group is on the page, as long as it is. */
function useGroup(group: TileGroupName | 'recent'): DashboardActor {
  const dashboard = useDashboard();
  // Follows what is on the page.
  useEffect(() => {
    dashboard.send(group === 'recent' ? { type: 'recent.added' } : { type: 'group.added', group });
    return () => dashboard.send({ type: 'group.removed', group });
  }, [dashboard, group]);
  return dashboard;
}

/** The chart of tiles that are read together, as long as they are shown; null until it has started. */
export function useTileGroup(group: TileGroupName): TileGroupActor | null {
  const dashboard = useGroup(group);
  return useSelector(dashboard, ({ children }) => children[group] ?? null);
}

/** The chart of the recent entries, in the same way. */
export function useRecentEntries(): RecentEntriesActor | null {
  const dashboard = useGroup('recent');
  return useSelector(dashboard, ({ children }) => children.recent ?? null);
}
