import { useTabReturn } from '#page/use-tab-return.ts';
import type { TileGroupActor } from './use-dashboard.ts';

/** Reads tiles again when the person is back in the tab. */
export function TabReturn({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  return null;
}
