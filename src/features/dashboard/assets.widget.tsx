import { useIdle } from '#page/timer/use-idle.ts';
import { usePage } from '#page/records/use-page.ts';
import { AssetsTile } from './number-tiles.tsx';
import { TabReturn } from './tab-return.tsx';
import { useTileGroup } from './use-dashboard.ts';

/** The person's assets. Waits until the page is idle. */
export function AssetsSlot() {
  return useIdle() ? <IdleAssets /> : <AssetsTile actor={null} isOpen={false} />;
}

function IdleAssets() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTileGroup('assets');
  return (
    <>
      {actor && <TabReturn actor={actor} />}
      <AssetsTile actor={actor} isOpen={isOpen} />
    </>
  );
}
