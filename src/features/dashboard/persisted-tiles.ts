import * as v from 'valibot';
import { createOwnerStorage } from '#session/storage/owner-storage.ts';

/** The arrangement of the Dashboard's tiles on this device, for each person in each tenant. */
export const persistedTiles = createOwnerStorage(
  'atrium.device.tiles',
  v.object({ order: v.array(v.string()), hidden: v.array(v.string()) }),
);
