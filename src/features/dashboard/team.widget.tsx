import { holds } from '#machines/session/workspace.ts';
import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { TeamTile } from './large-tiles.tsx';
import { TabReturn } from './tab-return.tsx';
import { useTileGroup } from './use-dashboard.ts';

/** The team of a lead. Waits until the page is idle. */
export function TeamSlot() {
  const { profile } = usePage().workspace;
  const isOpen = profile.IsUserHasOrganizationSettings && holds(profile, 'timereport.basic');
  return useIdle() ? <Read isOpen={isOpen} /> : <TeamTile actor={null} isOpen={false} />;
}

function Read({ isOpen }: { isOpen: boolean }) {
  const actor = useTileGroup('team');
  return (
    <>
      {actor && <TabReturn actor={actor} />}
      <TeamTile actor={actor} isOpen={isOpen} />
    </>
  );
}
