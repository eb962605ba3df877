/**
 * The client's types, all derived from the contract: nothing here is typed by hand that the
 * contract says.
 */
import type { Area, OperationId, operations as table } from '../generated/operations.ts';
import type { components, operations } from '../generated/types.ts';

export type { Area, OperationId };

/** A schema of the contract by its name: `Schema<'ClockWorkEntry'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];

/** One privilege identifier, such as `clockwork.basic`. */
export type Privilege = Schema<'Privilege'>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type Part<Id extends OperationId, In extends 'path' | 'query'> =
  Parameters<Id> extends { [key in In]: infer Values } ? Values : unknown;

/** Calls of a tenant take the selected tenant from the connection unless one is named. */
type Path<Id extends OperationId> = (typeof table)[Id]['path'] extends `/{tenantId}/${string}`
  ? Omit<Part<Id, 'path'>, 'tenantId'>
  : Part<Id, 'path'>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Json } };
}
  ? { body: Json }
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { body: Files<Form> }
    : unknown;

/** A form of files: what the contract calls a binary string is a file here. */
type Files<Form> = { [Name in keyof Form]: File };

type Query<Id extends OperationId> =
  Parameters<Id> extends { query: infer Values } ? { query: Values } : OptionalQuery<Id>;

/** Where no parameter is demanded, the whole query may be left out. */
type OptionalQuery<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Values }
    ? [NonNullable<Values>] extends [never]
      ? unknown
      : { query?: NonNullable<Values> }
    : unknown;

type NamedPath<Id extends OperationId> = keyof Path<Id> extends never
  ? unknown
  : { path: Path<Id> };

/** What one call takes: `path`, `query` and `body` as the contract names them. */
export type Input<Id extends OperationId> = NamedPath<Id> &
  Query<Id> &
  Body<Id> & {
    /** Ends the call when the state that made it is left. */
    signal?: AbortSignal;
    /** Overrides the selected tenant: the gateway calls before one is selected. */
    tenantId?: string;
    /** Its success is not told: the caller says it in other words, or another call does. */
    isSuccessHidden?: boolean;
    /** A refusal of it is not told: the caller shows it beside what it is about. */
    isReported?: boolean;
    /** That nobody answers is not told: the caller keeps what was to be sent, and sends it later. */
    isQueued?: boolean;
    /** No failure of it is told, but a session or a right that is gone: the page says it in its place. */
    isSilent?: boolean;
  };

type Success = 200 | 201 | 202 | 204;
/** JSON as the contract has it, a file, or nothing. */
type Content<Response> = Response extends { content: { 'application/json': infer Json } }
  ? Json
  : Response extends { content: object }
    ? Blob
    : undefined;

/** What one call answers when it succeeds. */
export type ResponseBody<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: Status extends Success
    ? Content<operations[Id]['responses'][Status]>
    : never;
}[keyof operations[Id]['responses']];

/** The operations that answer with a stream of events. */
export type StreamId = {
  [Id in OperationId]: operations[Id]['responses'] extends {
    200: { content: { 'text/event-stream': unknown } };
  }
    ? Id
    : never;
}[OperationId];

/** What is told of an operation to whoever hears what becomes of its calls. */
export interface CalledOperation {
  readonly id: OperationId;
  readonly area: Area;
  /** Whether it changes something; else it only reads. */
  readonly mutates: boolean;
}

/** One call of the contract, and the operation that it calls. Rejects with a Problem. */
export interface Call<Id extends OperationId> {
  (input: Input<Id>): Promise<ResponseBody<Id>>;
  readonly operation: CalledOperation & { readonly path: (typeof table)[Id]['path'] };
}

/** The paths of operations that only read. */
export type ReadPath = {
  [Id in OperationId]: (typeof table)[Id] extends { method: 'GET'; mutates: false }
    ? (typeof table)[Id]['path']
    : never;
}[OperationId];
