import type { MessageKey, MessageValues } from './messages/index.ts';

/** The statuses an operation may refuse with; the body is always the contract's error answer. */
export type HttpErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** One thing to say, by its key in the message catalogs. */
export interface Message {
  key: MessageKey;
  values?: MessageValues;
}

/** What a handler throws when it refuses: the wrapper answers it in the caller's language. */
export class HttpError extends Error {
  override readonly name = 'Refusal';
  readonly status: HttpErrorStatus;
  readonly messages: readonly Message[];
  readonly fields: Readonly<Record<string, readonly Message[]>>;
  /** Seconds after which the caller may try again; sent with 429 and 503. */
  readonly retryAfter: number | undefined;
  /** The properties that somebody else has changed, of a stale change alone. */
  changedFields?: readonly string[];

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

/** A refusal with one message: `throw refuse(404, 'entryUnknown')`. */
export function reject(
  status: HttpErrorStatus,
  key: MessageKey,
  values?: MessageValues,
): HttpError {
  return new HttpError(status, [values ? { key, values } : { key }]);
}

/** Seconds after which a call may be sent again that the store could not write. */
const storeRetryAfter = 30;

/** 503 while the store cannot write, with the time after which to try again. */
export const toUnavailable = ({ reason }: { reason: 'full' | 'busy' }): HttpError =>
  new HttpError(503, [{ key: reason === 'full' ? 'storageFull' : 'down' }], {}, storeRetryAfter);

/** A 400 that belongs to one field, said at the top too. */
export const rejectField = (field: string, key: MessageKey, values?: MessageValues): HttpError =>
  rejectAt(400, field, values ? { key, values } : { key });

/** A 409 that belongs to one field, said at the top too. */
export const conflictAt = (field: string, key: MessageKey, values?: MessageValues): HttpError =>
  rejectAt(409, field, values ? { key, values } : { key });

const rejectAt = (status: HttpErrorStatus, field: string, message: Message): HttpError =>
  new HttpError(status, [message], { [field]: [message] });
