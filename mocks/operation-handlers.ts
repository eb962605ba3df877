import { addresses } from '@atrium/contract/generated/addresses.ts';
import { HttpHandler, matchRequestUrl, type HttpRequestParsedResult } from 'msw';

/** Handles a request of any operation. */
export type Respond = (request: Request) => Promise<Response>;

/**
 * An MSW handler for each operation of the contract, below an address like
 * `https://portal.example/api`. MSW tries handlers in order, so `addresses` lists literal segments
 * before parameters. A trailing slash is optional.
 */
export const createHandlers = (respond: Respond, address: string): HttpHandler[] =>
  withoutStacks(() =>
    addresses.map(
      ([method, path]) =>
        new OperationHandler(method, address + toPattern(path), ({ request }) => respond(request)),
    ),
  );

type Parsing = Parameters<HttpHandler['parse']>[0];

/**
 * Compares methods first, and reads no cookies, which no operation has: for each request, MSW would
 * read them again in every handler that it tries.
 */
class OperationHandler extends HttpHandler {
  override async parse({ request, resolutionContext }: Parsing): Promise<HttpRequestParsedResult> {
    const { method, path } = this.info;
    const isPossible = request.method === method && typeof path !== 'function';
    const match = isPossible
      ? matchRequestUrl(new URL(request.url), path, resolutionContext?.baseUrl)
      : { matches: false, params: {} };
    return { match, cookies: {} };
  }
}

/** Each handler searches the call stack for where it was declared, which is here for all. */
function withoutStacks<Result>(create: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return create();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Converts `/{tenantId}/team/` of the contract to `/:tenantId/team` for MSW. */
const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
