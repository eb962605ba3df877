import type { operations } from '../../generated/types.ts';
import type { Exchange } from '../http/exchange.ts';
import type { UploadFile, QueryValue, RequestInput } from '../http/request.ts';

export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Content } }
  ? Content
  : undefined;
type Parameters<
  Id extends OperationId,
  In extends 'path' | 'query',
> = operations[Id]['parameters'] extends { [key in In]?: infer Values } ? Values : never;
type Media<Id extends OperationId> =
  NonNullable<operations[Id]['requestBody']> extends { content: infer Content }
    ? Content[keyof Content]
    : never;

/** The body of a success. */
export type Success<Id extends OperationId> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 201 | 202)]
>;

/** The body of a refusal. */
export interface ErrorAnswer {
  errorMessages: string[];
  code: string;
  traceId: string;
  fieldErrors?: Record<string, string[]>;
  changedFields?: string[];
}

/** Fields of an upload, where the contract takes a form. */
export type Form = Record<string, string | number | boolean | UploadFile | UploadFile[]>;

/** What a call of an operation sends; the run's tenant is filled in. */
export interface OperationInput<Id extends OperationId> extends RequestInput {
  path?: Omit<NonNullable<Parameters<Id, 'path'>>, 'tenantId'> & Record<string, string>;
  query?: NonNullable<Parameters<Id, 'query'>> & Record<string, QueryValue>;
  body?: Media<Id> | Form;
}

/** An answer that has been held against the contract already. */
export interface OperationResponse<Id extends OperationId> {
  status: number;
  headers: Headers;
  /** The body of a success; of a refusal, see `error`. */
  body: Success<Id>;
  error: ErrorAnswer;
  /** The body's bytes, for files. */
  bytes: Uint8Array;
  exchange: Exchange;
  /** Fails with any other status. */
  expectStatus(status: number): OperationResponse<Id>;
  /** Fails unless the rule holds; `what` says it in the documents' words. */
  expectThat(
    what: string,
    holds: boolean | ((body: Success<Id>) => boolean),
  ): OperationResponse<Id>;
}

/** Somebody who calls. */
export interface Actor {
  role: string;
  tenantId: string;
  /** IANA name, as the profile tells it. */
  timeZone: string;
  /** What they sign in with; the check is skipped where the run was not told. */
  password(): string;
  /** From now on they sign in with this one. */
  setPassword(password: string): void;
  /** The same person, signed in with another browser; the check is skipped where a run cannot. */
  onOtherDevice(): Promise<Actor>;
  /** Calls; whatever comes back must be an answer that the contract allows. */
  call<Id extends OperationId>(id: Id, sent?: OperationInput<Id>): Promise<OperationResponse<Id>>;
  /** The body of a call that has to succeed. */
  request<Id extends OperationId>(id: Id, sent?: OperationInput<Id>): Promise<Success<Id>>;
  /** The error answer of a call that has to be refused with a status. */
  expectError<Id extends OperationId>(
    status: number,
    id: Id,
    sent?: OperationInput<Id>,
  ): Promise<ErrorAnswer>;
}

/** What a scenario or a recipe works with. */
export interface ScenarioContext {
  /** Somebody by role; the check is skipped, with the reason, where the run has nobody of it. */
  as(role: string): Actor;
  /** Whoever has just registered, in no tenant yet; skipped where the run cannot sign them in. */
  newcomer(email: string): Promise<Actor>;
  /** A new identifier. */
  uuid(): string;
  /** A new name, such as `Conformance 3f9a61c2`. */
  name(prefix?: string): string;
  /** A choice that the seed repeats: what no check has made, where there is such, as that lasts. */
  pick<Item>(items: readonly Item[]): Item;
  /** An instant some minutes from now; negative for the past. */
  minutesFromNow(minutes: number): string;
  /** A day in a time zone, some days from today: yyyy-MM-dd. */
  day(offset: number, timeZone?: string): string;
  /** The instant of a time of day, such as `09:30`, on a day in a time zone. */
  at(day: string, time: string, timeZone?: string): string;
  /** A small file that is what its type says: `png`, `pdf`, `svg`, `txt`. */
  file(kind: FileKind): UploadFile;
  /** What is made once for the whole area, such as a vendor whom no check deletes. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /** True for whoever asks first in the whole run: what is found free stays theirs. */
  claim(what: string): boolean;
  /** An identifier that this area's answers have named, such as `projectId`. */
  known(name: string): string | undefined;
  /** Fails unless the rule holds. */
  expectThat(what: string, holds: boolean): void;
  /** Fails unless both are equal in depth; shows both. */
  expectEqual(what: string, actual: unknown, expected: unknown): void;
}

export type FileKind = 'png' | 'pdf' | 'svg' | 'txt';

/** A rule of behaviour that no schema can say. */
export interface Scenario {
  /** The rule, in the documents' words. */
  title: string;
  /** Where it stands: "PROJ-038". */
  source: string;
  /** True when it changes what other areas rely on: it then runs by itself. */
  isExclusive?: boolean;
  run(ctx: ScenarioContext): Promise<void>;
}

/** Declares a scenario; the file's name is its name. */
export const scenario = (declared: Scenario): Scenario => declared;
