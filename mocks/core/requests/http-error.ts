import type { MessageKey, MessageValues } from '../messages/index.ts';

/** The error statuses of an operation; the body is always the contract's error response. */
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** One message, by its key in the message catalogs. */
export interface Message {
  key: MessageKey;
  values?: MessageValues;
}

/**
 * The error that a handler throws to reject a call: the wrapper responds in the caller's language.
 */
export class HttpError extends Error {
  override readonly name = 'Refusal';
  readonly status: HttpErrorStatus;
  readonly messages: readonly Message[];
  readonly fields: Readonly<Record<string, readonly Message[]>>;
  /** Seconds after which the caller may retry; sent with 429 and 503. */
  readonly retryAfter: number | undefined;
  /** The properties that someone else has changed; only for a stale change. */
  changedFields?: readonly string[];
  /** The record that already has the requested name. */
  otherId?: string;

  constructor(
    status: HttpErrorStatus,
    messages: readonly Message[],
    fields: Readonly<Record<string, readonly Message[]>> = {},
    retryAfter?: number,
  ) {
    super(messages.map(({ key }) => key).join(', '));
    this.status = status;
    this.messages = messages;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Creates an error with one message: `throw reject(404, 'entryUnknown')`. */
export function reject(
  status: HttpErrorStatus,
  key: MessageKey,
  values?: MessageValues,
): HttpError {
  return new HttpError(status, [values ? { key, values } : { key }]);
}

/** Seconds after which a call may be retried when the store could not write. */
const storeRetryAfter = 30;

/** 503 while the store cannot write, with the time after which to retry. */
export const toUnavailable = ({ reason }: { reason: 'full' | 'busy' }): HttpError =>
  new HttpError(503, [{ key: reason === 'full' ? 'storageFull' : 'down' }], {}, storeRetryAfter);

/** A 400 for one field, also reported as a general message. */
export const rejectField = (field: string, key: MessageKey, values?: MessageValues): HttpError =>
  rejectAt(400, field, values ? { key, values } : { key });

/** A 409 for one field, also reported as a general message. */
export const conflictAt = (field: string, key: MessageKey, values?: MessageValues): HttpError =>
  rejectAt(409, field, values ? { key, values } : { key });

const rejectAt = (status: HttpErrorStatus, field: string, message: Message): HttpError =>
  new HttpError(status, [message], { [field]: [message] });
