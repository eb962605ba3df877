/**
 * The client's types, all derived from the contract: nothing that the contract declares is typed by
 * hand.
 */
import type { Area, OperationId, operations as table } from '../generated/operations.ts';
import type { components, operations } from '../generated/types.ts';

export type { Area, OperationId };

/** A schema of the contract by name: `Schema<'ClockWorkEntry'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** A privilege identifier, e.g. `clockwork.basic`. */
export type Privilege = Schema<'Privilege'>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Part<Id extends OperationId, In extends 'path' | 'query'> =
  Parameters<Id> extends { [key in In]: infer Values } ? Values : unknown;

/** Tenant calls use the selected tenant of the connection unless the caller passes one. */
type Path<Id extends OperationId> = (typeof table)[Id]['path'] extends `/{tenantId}/${string}`
  ? Omit<Part<Id, 'path'>, 'tenantId'>
  : Part<Id, 'path'>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? { body: Json }
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { body: Files<Form> }
    : operations[Id] extends { requestBody?: { content: { 'application/json': infer Optional } } }
      ? { body?: Optional }
      : unknown;

/** A form with files: binary strings of the contract are files here. */
type Files<Form> = { [Name in keyof Form]: File };

type Query<Id extends OperationId> =
  Parameters<Id> extends { query: infer Values } ? { query: Values } : OptionalQuery<Id>;

/** If no parameter is required, the entire query is optional. */
type OptionalQuery<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Values }
    ? [NonNullable<Values>] extends [never]
      ? unknown
      : { query?: NonNullable<Values> }
    : unknown;

type NamedPath<Id extends OperationId> = keyof Path<Id> extends never
  ? unknown
  : { path: Path<Id> };

/** The input of one call: `path`, `query` and `body` as the contract names them. */
export type Input<Id extends OperationId> = NamedPath<Id> &
  Query<Id> &
  Body<Id> & {
    /** Aborts the call when the state that made it is left. */
    signal?: AbortSignal;
    /** Overrides the selected tenant, since the gateway makes calls before one is selected. */
    tenantId?: string;
    /**
     * Its success is not reported: the caller shows its own message, or another call reports it.
     */
    isSuccessHidden?: boolean;
    /** Its rejection is not reported: the caller shows it next to the item that it concerns. */
    isReported?: boolean;
    /** An unreachable server is not reported: the caller queues the request and sends it later. */
    isQueued?: boolean;
    /**
     * Its failures are not reported, except a lost session or right: the page shows them itself.
     */
    isSilent?: boolean;
  };

type Success = 200 | 201 | 202 | 204;
/** JSON with its type from the contract, a file, or nothing. */
type Content<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: object }
    ? Blob
    : undefined;

/** The response body of one successful call. */
export type ResponseBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends Success
    ? Content<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** The operations that respond with a stream of events. */
export type StreamId = {
  [Id in OperationId]: operations[Id]['responses'] extends {
    200: { content: { 'text/event-stream': unknown } };
  }
    ? Id
    : never;
}[OperationId];

/** The properties of an operation that listeners to its calls receive. */
export interface CalledOperation {
  readonly id: OperationId;
  readonly area: Area;
  /** Whether it changes something; otherwise it is read-only. */
  readonly mutates: boolean;
}

/** One call of the contract, with the operation that it calls. Rejects with a Problem. */
export interface Call<Id extends OperationId> {
  (input: Input<Id>): Promise<ResponseBody<Id>>;
  readonly operation: CalledOperation & { readonly path: (typeof table)[Id]['path'] };
}

/** The paths of read-only operations. */
export type ReadPath = {
  [Id in OperationId]: (typeof table)[Id] extends { method: 'GET'; mutates: false }
    ? (typeof table)[Id]['path']
    : never;
}[OperationId];
