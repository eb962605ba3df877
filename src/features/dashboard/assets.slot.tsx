import { useIdle } from '#page/use-idle.ts';
import { usePage } from '#page/use-page.ts';
import { useTabReturn } from '#page/use-tab-return.ts';
import { AssetsTile } from './number-tiles.tsx';
import { useTiles } from './use-tiles.ts';

/** What the person holds. It waits until the page has come to rest. */
export function AssetsSlot() {
  return useIdle() ? <Held /> : <AssetsTile actor={null} isOpen={false} />;
}

function Held() {
  const { IsUserHasOrganizationSettings: isOpen } = usePage().workspace.profile;
  const actor = useTiles(['assets']);
  useTabReturn(actor);
  return <AssetsTile actor={actor} isOpen={isOpen} />;
}
