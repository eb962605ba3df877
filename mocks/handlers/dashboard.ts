import type { Area } from '@atrium/contract/generated/operations.ts';
import { loadRights } from '../core/records/access.ts';
import { ok, type Handlers } from '../core/requests/handler.ts';
import type { ResponseBody, TileName, TileBuilder } from './dashboard/tile.ts';
import { tileNames, tiles } from './dashboard/tiles.ts';

export { default as requests } from '@atrium/contract/generated/schemas/dashboard.requests.ts';

/** The requested tiles; the query may not have been validated against the contract yet. */
const parseTiles = ({ tiles: requestedTiles }: { tiles?: unknown }): readonly TileName[] =>
  Array.isArray(requestedTiles)
    ? tileNames.filter((name) => requestedTiles.includes(name))
    : tileNames;

/** Seeds nothing for a tile that is not requested. */
export const reads = (query: { tiles?: unknown }): readonly Area[] =>
  parseTiles(query).flatMap((name) => tiles[name].reads);

/** The numbers of the Dashboard, each for users with its right. Source: SHELL-D19. */
export const handlers: Handlers<'dashboard'> = {
  getDashboard: {
    before: async ({ query }) => {
      const names = parseTiles(query);
      const made = await Promise.all(
        names.map(async (name): Promise<[string, TileBuilder]> => [name, await tiles[name].load()]),
      );
      return async (call) => {
        const rights = await loadRights(call.tx, call.user, call.path.tenantId);
        const response: ResponseBody = { ...none };
        for (const [name, make] of made) {
          Object.assign(response, { [name]: await make(call, rights) });
        }
        return ok(response);
      };
    },
  },
};

/** The response for tiles that are not requested. */
const none: ResponseBody = {
  hours: null,
  running: null,
  projectHours: null,
  notifications: null,
  impediments: null,
  tasks: null,
  reviews: null,
  assets: null,
  firstSteps: null,
  team: null,
  holidays: null,
  absences: null,
  weeks: null,
};
