import type { Area, OperationId, AreaOperations } from '@atrium/contract/generated/operations.ts';
import type { operations } from '@atrium/contract/generated/types.ts';
import type { Clock } from '../../clock.ts';
import type { Scope, Transaction } from '../../store/store.ts';
import type { Member, Person, World } from '../../store/world.ts';
import type { SessionView } from '../../store/world/account.ts';
import type { FileResult } from './responses.ts';
import type { Feed } from './feed.ts';
import type { Message } from './http-error.ts';
import type { MessageKey, MessageValues } from '../messages/index.ts';

/** How the demo HRMS provider responds: network scenarios make it send only a part, or nothing. */
export type HrmsResponse = 'complete' | 'incomplete' | 'down';

/**
 * The types of a handler: one small function per operation of the contract. The types come only
 * from the contract, so that a missing handler, a wrong status or a wrong body does not compile.
 */

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus = 200 | 201 | 202 | 204;

/**
 * The content of a response by its content type: a record, a stream of events, a file, or nothing.
 */
type Carries<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer JsonContent }
    ? { body: ResponseBody<JsonContent> }
    : Content extends { 'text/event-stream': unknown }
      ? { feed: Feed }
      : { file: FileResult<keyof Content & string> }
  : { body: undefined };

/** The successful responses that the contract allows; errors are thrown as `HttpError`. */
export type HandlerResult<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: { status: Status } & Carries<
    Responses<Id>[Status]
  >;
}[keyof Responses<Id> & SuccessStatus];

/** Messages are given by key; the wrapper translates them to the caller's language. */
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
  : operations[Id] extends { requestBody?: { content: { 'application/json': infer Optional } } }
    ? Optional | undefined
    : undefined;

/** An uploaded file; neither its name nor its type can be trusted. */
export interface UploadedFile {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** All parts of a form are files. */
type Uploads<Form> = { [Name in keyof Form]: UploadedFile };

/** One validated call: parameters and body match the contract, and the caller is authorized. */
export interface Call<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  body: Body<Id>;
  /** The records of the call's tenant. */
  db: Scope<World>;
  /** The records that belong to no tenant. */
  platform: Scope<World>;
  tx: Transaction<World>;
  person: Person;
  /** The caller as a user of the tenant; null for calls without a tenant. */
  user: Id extends TenantOperation ? Member : null;
  /** The view of the session as another user, whose call this then is; null without one. */
  view: SessionView | null;
  /** The session of the caller's token; empty for a call without one. */
  sessionId: string;
  /** The id of the last event that a stream's reader received; null for a new reader. */
  lastEventId: string | null;
  /** The caller's IP address, if known; otherwise empty. */
  ipAddress: string;
  /** The address of the demo calendar provider's consent page. */
  consentAddress: string;
  /** How the demo HRMS provider responds. */
  hrmsResponse: HrmsResponse;
  clock: Clock;
  /** Aborted when the caller disconnects: long work may then end with an error. */
  abortSignal: AbortSignal;
}

type TenantOperation = {
  [Id in OperationId]: operations[Id]['parameters'] extends { path: { tenantId: string } }
    ? Id
    : never;
}[OperationId];

/**
 * A handler runs inside one transaction of the store: all its changes are committed, or none when
 * it throws. It may await only the call's `db` and `platform`.
 */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<HandlerResult<Id>>;

/** The part of a call that is available before its transaction. */
export interface EarlyCall<Id extends OperationId> extends Omit<
  Call<Id>,
  'db' | 'platform' | 'tx'
> {
  /**
   * Reads the tenant's records in a separate transaction, so that other calls are handled in
   * between.
   */
  read: TransactionReader;
}

/** Reads records; the callback may await nothing else. */
export type TransactionReader = <Found>(
  work: (db: Scope<World>) => Promise<Found>,
) => Promise<Found>;

/**
 * A handler with slow work, e.g. hashing a password or reading a lot of records: once the call is
 * validated, `before` does that outside of any transaction, and returns the handler that then runs
 * in one. Since the records may change in between, important values must be read again in the
 * transaction.
 */
export interface StagedHandler<Id extends OperationId> {
  before(call: EarlyCall<Id>): Promise<Handler<Id>>;
}

/** All handlers of one area of the contract. */
export type Handlers<In extends Area> = {
  [Id in AreaOperations<In>]: Handler<Id> | StagedHandler<Id>;
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
