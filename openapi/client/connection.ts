import type { CalledOperation } from './types.ts';
import type { Problem } from './problem.ts';

/** The bodies of a call. */
export interface Exchange {
  sent: unknown;
  received: unknown;
}

/** What the client needs from whoever connects it: the app, a story or a test. */
export interface Connection {
  /** Base address of all calls, without a trailing slash. */
  address: string;
  /** The selected tenant, put before every tenant call. */
  tenantId: () => string | undefined;
  /**
   * The bearer token to send, renewed first where it is due. `isRejected` tells that the server has
   * just refused the last one. Rejects when the session is over.
   * Source: AUTH-028.
   */
  accessToken: (request: { isRejected: boolean }) => Promise<string>;
  /** BCP 47 tag for Accept-Language, so that the server's messages arrive in it. */
  language: () => string;
  /** Hears the successMessages of every successful call, if there are any. */
  onSuccess: (messages: readonly string[]) => void;
  /** Receives every successful call that has changed something, in which tenant, and both bodies. */
  onChange?: (operation: CalledOperation, tenantId: string, exchange: Exchange) => void;
  /** Hears every failed call once, but for refusals that the caller shows; an aborted call is none. */
  onProblem: (problem: Problem, operation: CalledOperation) => void;
  /** In place of the network: an answer that is on its way already, or a test's. */
  fetch?: (request: Request) => Promise<Response>;
}

/** A call without a connection is a mistake of the caller: said at once. */
const unconnected: Connection = {
  address: '',
  tenantId: () => undefined,
  accessToken: () => Promise.reject(new Error('The API client is not connected.')),
  language: () => 'en',
  onSuccess: () => undefined,
  onProblem: () => undefined,
};

let current = unconnected;

/** Connects the client; the last connection counts. */
export function connectApi(connection: Connection): void {
  current = connection;
}

export const connection = (): Connection => current;
