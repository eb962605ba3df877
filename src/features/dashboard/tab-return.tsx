import { useTabReturn } from '#page/entry/use-tab-return.ts';
import type { TileGroupActor } from './use-dashboard.ts';

/** Reloads tiles when the person returns to the tab. */
export function TabReturn({ actor }: { actor: TileGroupActor }) {
  useTabReturn(actor);
  return null;
}
