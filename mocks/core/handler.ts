/**
 * What a handler is: one small function per operation of the contract. The types come from the
 * contract alone, so that a missing handler, a wrong status or a wrong body does not compile.
 */
import type { Area, OperationId, OperationsOf } from '#openapi/generated/operations.ts';
import type { operations } from '#openapi/generated/types.ts';
import type { Clock } from '../clock.ts';
import type { Scope, Transaction } from '../store/store.ts';
import type { Member, Person, World } from '../store/world.ts';
import type { FileResult } from './answers.ts';
import type { Feed } from './feed.ts';
import type { Message } from './refusal.ts';
import type { MessageKey, MessageValues } from './messages/index.ts';

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus = 200 | 201 | 202 | 204;

/** What an answer carries by its content type: a record, a stream of events, a file, or nothing. */
type Carries<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer JsonContent }
    ? { body: ResponseBody<JsonContent> }
    : Content extends { 'text/event-stream': unknown }
      ? { feed: Feed }
      : { file: FileResult<keyof Content & string> }
  : { body: undefined };

/** The successful answers that the contract allows; refusals are thrown as `HttpError`. */
export type HandlerResult<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: { status: Status } & Carries<
    Responses<Id>[Status]
  >;
}[keyof Responses<Id> & SuccessStatus];

/** Messages are given by key; the wrapper says them in the caller's language. */
type ResponseBody<Texts> = {
  [Name in keyof Texts]: Name extends 'successMessages' | 'warningMessages' | 'errorMessages'
    ? Message[]
    : Name extends 'outcomes'
      ? Texts[Name] extends (infer Outcome)[]
        ? ResponseBody<Outcome>[]
        : Texts[Name]
      : Texts[Name];
};

type Parameters<
  Id extends OperationId,
  In extends 'path' | 'query',
> = operations[Id]['parameters'] extends { [key in In]?: infer Values }
  ? NonNullable<Values>
  : never;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer RequestInput }
    ? RequestInput
    : Content extends { 'multipart/form-data': infer Form }
      ? Uploads<Form>
      : never
  : undefined;

/** A file as it was uploaded; neither its name nor its type is to be trusted. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts of a form are files, all of them. */
type Uploads<Form> = { [Name in keyof Form]: UploadedFile };

/** One call, checked already: parameters and body fit the contract, the person may make it. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** The records of the tenant that the call is for. */
  db: Scope<World>;
  /** The records of no tenant. */
  platform: Scope<World>;
  tx: Transaction<World>;
  person: Person;
  /** The person as a user of the tenant; only calls of a tenant have one. */
  user: Id extends TenantOperation ? Member : null;
  /** The session of the caller's token; empty for a call without one. */
  sessionId: string;
  /** The id of the last event that a stream's reader has seen; null for a new reader. */
  lastEventId: string | null;
  /** IP address of the caller as far as the server knows it, else empty. */
  ipAddress: string;
  clock: Clock;
  /** Aborted once the caller waits no longer: long work may end then, by a refusal. */
  abortSignal: AbortSignal;
}

type TenantOperation = {
  [Id in OperationId]: operations[Id]['parameters'] extends { path: { tenantId: string } }
    ? Id
    : never;
}[OperationId];

/**
 * A handler runs inside one transaction of the store: all it changes is kept, or nothing when it
 * throws. It may await only the call's `db` and `platform`.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<HandlerResult<Id>>;

/** What a call brings before its transaction. */
export interface EarlyCall<Id extends OperationId> extends Omit<
  Call<Id>,
  'db' | 'platform' | 'tx'
> {
  /** Reads the tenant's records in a transaction of its own, so that other calls come in between. */
  read: TransactionReader;
}

/** Reads records; the work may await only them. */
export type TransactionReader = <Found>(
  work: (db: Scope<World>) => Promise<Found>,
) => Promise<Found>;

/**
 * A handler with work that takes its own time, such as hashing a password or reading very much: `before` does it outside
 * of any transaction, once the call is checked, and answers the handler that then runs in one.
 * Meanwhile the world may have changed: what matters is read again in the transaction.
 */
export interface StagedHandler<Id extends OperationId> {
  before(call: EarlyCall<Id>): Promise<Handler<Id>>;
}

/** The handlers of one area of the contract, none missing. */
export type Handlers<In extends Area> = {
  [Id in OperationsOf<In>]: Handler<Id> | StagedHandler<Id>;
};

/** A success with a body: `return ok({ tenants })`. */
export const ok = <Content>(body: Content): { status: 200; body: Content } => ({
  status: 200,
  body,
});

/** A success that is a file: `return sent(workbook({ … }))`. */
export const sent = <Type extends string>(
  file: FileResult<Type>,
): { status: 200; file: FileResult<Type> } => ({ status: 200, file });

/** One message by key. */
export const message = (key: MessageKey, values?: MessageValues): Message =>
  values ? { key, values } : { key };
