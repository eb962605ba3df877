import type { Derivation } from '../store/store.ts';
import type { World } from '../store/world.ts';

/** The zip code as a name: an id can be neither searched nor sorted like one. Source: ADMIN-007. */
export const computedZipCodes: Derivation<World, World['usZipCodes']> = {
  compute: async (_scope, { id }) => ({ zip: id }),
  from: {},
};
