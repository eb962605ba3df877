import type { CalledOperation } from './types.ts';
import type { Problem } from './problem.ts';

/** The request and response bodies of a call. */
export interface Exchange {
  sent: unknown;
  received: unknown;
}

/** The callbacks and settings that the app, a story or a test passes to the client. */
export interface Connection {
  /** Base address of all calls, without a trailing slash. */
  address: string;
  /** The selected tenant, added to the path of every tenant call. */
  tenantId: () => string | undefined;
  /**
   * Whom the caller shows in the selected tenant: the id of the user as whom they view it, or `self`.
   * Null while it is unknown. Source: PEOPL-017.
   */
  shownPerson?: () => string | null;
  /**
   * The bearer token to send, renewed first if necessary. `isRejected` means that the server has
   * just rejected the last one. Rejects when the session is over. Source: AUTH-028.
   */
  accessToken: (request: { isRejected: boolean }) => Promise<string>;
  /** BCP 47 tag for Accept-Language, so that the server's messages are in that language. */
  language: () => string;
  /** Receives the successMessages of every successful call, if there are any. */
  onSuccess: (messages: readonly string[]) => void;
  /** Receives every successful call that has changed something, with its tenant and both bodies. */
  onChange?: (operation: CalledOperation, tenantId: string, exchange: Exchange) => void;
  /**
   * Receives every failed call once, except rejections that the caller shows; an aborted call does
   * not count as failed.
   */
  onProblem: (problem: Problem, operation: CalledOperation) => void;
  /**
   * Replaces the network: with a response that was already requested, or with a test's response.
   */
  fetch?: (request: Request) => Promise<Response>;
}

/** A call without a connection is an error of the caller, so it fails immediately. */
const unconnected: Connection = {
  address: '',
  tenantId: () => undefined,
  accessToken: () => Promise.reject(new Error('The API client is not connected.')),
  language: () => 'en',
  onSuccess: () => undefined,
  onProblem: () => undefined,
};

let current = unconnected;

/** Connects the client, replacing the previous connection. */
export function connectApi(connection: Connection): void {
  current = connection;
}

export const connection = (): Connection => current;
