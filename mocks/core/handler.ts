/**
 * What a handler is: one small function per operation of the contract. The types come from the
 * contract alone, so that a missing handler, a wrong status or a wrong body does not compile.
 */
import type { Area, OperationId, OperationsOf } from '#openapi/generated/operations.ts';
import type { operations } from '#openapi/generated/types.ts';
import type { Clock } from '../clock.ts';
import type { Scope, Transaction } from '../store/store.ts';
import type { Person, TenantUser, World } from '../store/world.ts';
import type { Message } from './refusal.ts';
import type { MessageKey, MessageValues } from './messages/index.ts';

type Responses<Id extends OperationId> = operations[Id]['responses'];
type SuccessStatus = 200 | 201 | 202 | 204;
type Json<Response> = Response extends { content: { 'application/json': infer Content } }
  ? Content
  : undefined;

/** The successful answers that the contract allows; refusals are thrown as `Refusal`. */
export type Answer<Id extends OperationId> = {
  [Status in keyof Responses<Id> & SuccessStatus]: {
    status: Status;
    body: Says<Json<Responses<Id>[Status]>>;
  };
}[keyof Responses<Id> & SuccessStatus];

/** Messages are given by key; the wrapper says them in the caller's language. */
type Says<Said> = Said extends { successMessages: string[] }
  ? Omit<Said, 'successMessages'> & { successMessages: Message[] }
  : Said;

type Parameters<
  Id extends OperationId,
  In extends 'path' | 'query',
> = operations[Id]['parameters'] extends { [key in In]?: infer Values }
  ? NonNullable<Values>
  : never;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : undefined;

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
  user: Id extends TenantOperation ? TenantUser : null;
  /** IP address of the caller as far as the server knows it, else empty. */
  ipAddress: string;
  clock: Clock;
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
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Answer<Id>>;

/** The handlers of one area of the contract, none missing. */
export type Handlers<In extends Area> = { [Id in OperationsOf<In>]: Handler<Id> };

/** A success with a body: `return ok({ tenants })`. */
export const ok = <Content>(body: Content): { status: 200; body: Content } => ({
  status: 200,
  body,
});

/** One message by key. */
export const message = (key: MessageKey, values?: MessageValues): Message =>
  values ? { key, values } : { key };
