import type { Schema } from './types.ts';

type ErrorAnswer = Schema<'ErrorAnswer'>;

/** Kinds of problems that a machine can distinguish. */
export type ProblemKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'upload'
  | 'tooManyTries'
  | 'serverError'
  | 'down'
  | 'unreachable'
  | 'timedOut'
  | 'malformed';

const kinds: Record<number, ProblemKind> = {
  400: 'invalid',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'upload',
  415: 'upload',
  429: 'tooManyTries',
  500: 'serverError',
  503: 'down',
};

/**
 * The only error type of failed calls. `messages` are the server's texts, empty when it sent none;
 * `fieldErrors` belong to their fields; `status` is 0 when no response arrived.
 */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly kind: ProblemKind;
  readonly status: number;
  readonly messages: readonly string[];
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly code: string;
  /** The properties that someone else has changed; only for a stale change. */
  readonly changedFields: readonly string[];
  /** The record that already has the requested name, if the operation sends it. */
  readonly otherId: string | null;
  readonly traceId: string;

  constructor(
    kind: ProblemKind,
    status: number,
    { response = {}, cause }: { response?: Partial<ErrorAnswer>; cause?: unknown } = {},
  ) {
    super(response.errorMessages?.join(' ') || kind, { cause });
    this.kind = kind;
    this.status = status;
    this.messages = response.errorMessages ?? [];
    this.fieldErrors = response.fieldErrors ?? {};
    this.code = response.code ?? '';
    this.changedFields = response.changedFields ?? [];
    this.otherId = response.otherId ?? null;
    this.traceId = response.traceId ?? '';
  }
}

/** Converts any error of a call to a Problem; a Problem is returned unchanged. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new Problem('timedOut', 0, { cause: error });
  }
  return new Problem('unreachable', 0, { cause: error });
}

/**
 * The Problem of a rejected call; a `body` that is not an error response of the contract is
 * ignored.
 */
export function createProblem(status: number, body: unknown, kind = getKind(status)): Problem {
  return new Problem(kind, status, { response: isErrorBody(body) ? body : {} });
}

const getKind = (status: number): ProblemKind =>
  kinds[status] ?? (status >= 500 ? 'serverError' : 'invalid');

function isErrorBody(body: unknown): body is ErrorAnswer {
  return (
    typeof body === 'object' &&
    body !== null &&
    'errorMessages' in body &&
    Array.isArray(body.errorMessages)
  );
}
