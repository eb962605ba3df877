import type { MessageKey, MessageValues } from './messages/index.ts';

/** The statuses an operation may refuse with; the body is always the contract's error answer. */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503;

/** One thing to say, by its key in the message catalogs. */
export interface Message {
  key: MessageKey;
  values?: MessageValues;
}

/** What a handler throws when it refuses: the wrapper answers it in the caller's language. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: RefusalStatus;
  readonly messages: readonly Message[];
  readonly fields: Readonly<Record<string, readonly Message[]>>;
  /** Seconds after which the caller may try again; sent with 429 and 503. */
  readonly retryAfter: number | undefined;
  /** The properties that somebody else has changed, of a stale change alone. */
  changedFields?: readonly string[];

  constructor(
    status: RefusalStatus,
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
export function refuse(status: RefusalStatus, key: MessageKey, values?: MessageValues): Refusal {
  return new Refusal(status, [values ? { key, values } : { key }]);
}

/** Seconds after which a call may be sent again that the store could not write. */
const storeRetryAfter = 30;

/** 503 while the store cannot write, with the time after which to try again. */
export const toUnavailable = ({ reason }: { reason: 'full' | 'busy' }): Refusal =>
  new Refusal(503, [{ key: reason === 'full' ? 'storageFull' : 'down' }], {}, storeRetryAfter);

/** A 400 that belongs to one field, said at the top too. */
export const refuseField = (field: string, key: MessageKey, values?: MessageValues): Refusal =>
  refusalAt(400, field, values ? { key, values } : { key });

/** A 409 that belongs to one field, said at the top too. */
export const conflictAt = (field: string, key: MessageKey, values?: MessageValues): Refusal =>
  refusalAt(409, field, values ? { key, values } : { key });

const refusalAt = (status: RefusalStatus, field: string, message: Message): Refusal =>
  new Refusal(status, [message], { [field]: [message] });
