import * as v from 'valibot';
import { createOwnerStorage } from '#session/kept-by-owner.ts';

/** Of each person in each tenant, how the tiles of the Dashboard are arranged on this device. */
export const persistedTiles = createOwnerStorage(
  'atrium.device.tiles',
  v.object({ order: v.array(v.string()), hidden: v.array(v.string()) }),
);
