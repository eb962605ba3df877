import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { TileName, Tiles } from './tiles.ts';

/**
 * Loads some tiles of the Dashboard; the others are not even counted. The page shows why they
 * cannot be loaded, once for all tiles.
 */
export const loadTiles = fromPromise<Tiles, { tiles: readonly TileName[] }>(({ input, signal }) =>
  api.getDashboard({ query: { tiles: [...input.tiles] }, signal, isSilent: true }),
);
