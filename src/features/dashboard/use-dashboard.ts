import { useSelector } from '@xstate/react';
import { createContext, use, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { DashboardActor } from '#machines/dashboard/dashboard.machine.ts';
import type { TileGroupName } from '#machines/dashboard/groups.ts';
import type { recentEntriesMachine } from '#machines/dashboard/recent-entries.machine.ts';
import type { tileGroupMachine } from '#machines/dashboard/tile-group.machine.ts';

export type TileGroupActor = ActorRefFrom<typeof tileGroupMachine>;
export type RecentEntriesActor = ActorRefFrom<typeof recentEntriesMachine>;

/** The page's machine, which all tiles share. */
export const DashboardContext = createContext<DashboardActor | null>(null);

function useDashboard(): DashboardActor {
  const dashboard = use(DashboardContext);
  if (!dashboard)
    throw new Error(
      'A dashboard tile got no DashboardContext; render it inside a DashboardContext provider',
    );
  return dashboard;
}

/** Notifies the Dashboard that a group is on the page, until it is unmounted. */
function useGroup(group: TileGroupName | 'recent'): DashboardActor {
  const dashboard = useDashboard();
  // The group is part of the page while it is mounted.
  useEffect(() => {
    dashboard.send(group === 'recent' ? { type: 'recent.added' } : { type: 'group.added', group });
    return () => dashboard.send({ type: 'group.removed', group });
  }, [dashboard, group]);
  return dashboard;
}

/** The machine of tiles that load together, while they are shown; null until it has started. */
export function useTileGroup(group: TileGroupName): TileGroupActor | null {
  const dashboard = useGroup(group);
  return useSelector(dashboard, ({ children }) => children[group] ?? null);
}

/** The machine of the recent entries, while they are shown; null until it has started. */
export function useRecentEntries(): RecentEntriesActor | null {
  const dashboard = useGroup('recent');
  return useSelector(dashboard, ({ children }) => children.recent ?? null);
}
