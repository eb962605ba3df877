import { HttpHandler } from 'msw';
import { addresses } from '@atrium/contract/generated/addresses.ts';

/** Handles a request of any operation. */
export type Respond = (request: Request) => Promise<Response>;

/**
 * An MSW handler for each operation of the contract, below an address like
 * `https://portal.example/api`. MSW tries handlers in order, so `addresses` lists literal segments
 * before parameters. A trailing slash is optional.
 */
export const createHandlers = (respond: Respond, address: string): HttpHandler[] =>
  addresses.map(
    ([method, path]) =>
      new HttpHandler(method, address + toPattern(path), ({ request }) => respond(request)),
  );

/** Converts `/{tenantId}/team/` of the contract to `/:tenantId/team` for MSW. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
