import { HttpHandler } from 'msw';
import { addresses } from '#openapi/generated/addresses.ts';

/** What responds to a request of any operation. */
export type Respond = (request: Request) => Promise<Response>;

/**
 * An MSW handler for each operation of the contract, below an address such as
 * `https://portal.example/api`. MSW asks handlers in their order: literal segments come before
 * parameters in `addresses`. A slash at the end of a path may be there or not.
 */
export const createHandlers = (respond: Respond, address: string): HttpHandler[] =>
  addresses.map(
    ([method, path]) =>
      new HttpHandler(method, address + toPattern(path), ({ request }) => respond(request)),
  );

/** `/{tenantId}/team/` of the contract is `/:tenantId/team` for MSW. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
