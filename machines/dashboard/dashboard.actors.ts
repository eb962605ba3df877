import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { TileName, Tiles } from './tiles.ts';

/**
 * Some tiles of the Dashboard; the others are not even counted. Why they cannot be read stands on the page,
 * once for all tiles.
 */
export const loadTiles = fromPromise<Tiles, { tiles: readonly TileName[] }>(({ input, signal }) =>
  api.getDashboard({ query: { tiles: [...input.tiles] }, signal, isSilent: true }),
);
