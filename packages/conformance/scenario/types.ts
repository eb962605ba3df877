import type { operations } from '#contract/types';
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

/** The body of a successful response. */
export type Success<Id extends OperationId> = Json<
  operations[Id]['responses'][keyof operations[Id]['responses'] & (200 | 201 | 202)]
>;

/** The body of an error response. */
export interface ErrorAnswer {
  errorMessages: string[];
  code: string;
  traceId: string;
  fieldErrors?: Record<string, string[]>;
  changedFields?: string[];
  otherId?: string;
}

/** Fields of an upload, where the contract expects a form. */
export type Form = Record<string, string | number | boolean | UploadFile | UploadFile[]>;

/** The input of an operation's call; the run's tenant is added. */
export interface OperationInput<Id extends OperationId> extends RequestInput {
  path?: Omit<NonNullable<Parameters<Id, 'path'>>, 'tenantId'> & Record<string, string>;
  query?: NonNullable<Parameters<Id, 'query'>> & Record<string, QueryValue>;
  body?: Media<Id> | Form;
}

/** A response that has been validated against the contract. */
export interface OperationResponse<Id extends OperationId> {
  status: number;
  headers: Headers;
  /** The body of a successful response; for an error, see `error`. */
  body: Success<Id>;
  error: ErrorAnswer;
  /** The raw bytes of the body, for files. */
  bytes: Uint8Array;
  exchange: Exchange;
  /** Fails with any other status. */
  expectStatus(status: number): OperationResponse<Id>;
  /** Fails unless the condition holds; `what` states it in the words of the requirements. */
  expectThat(
    what: string,
    holds: boolean | ((body: Success<Id>) => boolean),
  ): OperationResponse<Id>;
}

/** A person who calls. */
export interface Actor {
  role: string;
  tenantId: string;
  /** IANA name from the profile. */
  timeZone: string;
  /** Their password; the check is skipped if the run has none. */
  password(): string;
  /** Sets the password for later sign-ins. */
  setPassword(password: string): void;
  /** The same person signed in with another browser; the check is skipped where a run cannot. */
  onOtherDevice(): Promise<Actor>;
  /** Calls an operation; the response must match the contract. */
  call<Id extends OperationId>(id: Id, sent?: OperationInput<Id>): Promise<OperationResponse<Id>>;
  /** The body of a call that must succeed. */
  request<Id extends OperationId>(id: Id, sent?: OperationInput<Id>): Promise<Success<Id>>;
  /** The error body of a call that must be rejected with a status. */
  expectError<Id extends OperationId>(
    status: number,
    id: Id,
    sent?: OperationInput<Id>,
  ): Promise<ErrorAnswer>;
}

/** The context of a scenario or recipe. */
export interface ScenarioContext {
  /** A person by role; the check is skipped, with the reason, if the run has no one with it. */
  as(role: string): Actor;
  /** A newly registered person in no tenant yet; skipped where the run cannot sign them in. */
  newcomer(email: string): Promise<Actor>;
  /**
   * Responds to a provider's consent page, and returns the address that it redirects to; skipped
   * where the page takes no form with `decision`. The changes replace parameters of the address.
   */
  consent(
    address: string,
    decision: 'allow' | 'deny',
    changes?: Readonly<Record<string, string>>,
  ): Promise<URL>;
  /** The address of a page of the app, which is registered at the providers. */
  appAddress(path: string): string;
  /** A new identifier. */
  uuid(): string;
  /** A new name, e.g. `Conformance 3f9a61c2`. */
  name(prefix?: string): string;
  /** A reproducible choice: prefers items that no check has created, since those stay. */
  pick<Item>(items: readonly Item[]): Item;
  /** A timestamp some minutes from now; negative for the past. */
  minutesFromNow(minutes: number): string;
  /** A date in a time zone, some days from today: yyyy-MM-dd. */
  day(offset: number, timeZone?: string): string;
  /** The timestamp of a local time, e.g. `09:30`, on a date in a time zone. */
  at(day: string, time: string, timeZone?: string): string;
  /** A small valid file of a type: `png`, `pdf`, `svg`, `txt`. */
  file(kind: FileKind): UploadFile;
  /** A value created once per area, e.g. a vendor that no check deletes. */
  once<Value>(name: string, make: () => Promise<Value>): Promise<Value>;
  /** True for the first caller in the run: unused data stays reserved for it. */
  claim(what: string): boolean;
  /** An identifier from this area's responses, e.g. `projectId`. */
  known(name: string): string | undefined;
  /** Fails unless the condition holds. */
  expectThat(what: string, holds: boolean): void;
  /** Fails unless both are deeply equal; shows both. */
  expectEqual(what: string, actual: unknown, expected: unknown): void;
}

export type FileKind = 'png' | 'pdf' | 'svg' | 'txt';

/** A behavior rule that no schema can express. */
export interface Scenario {
  /** The rule, in the words of the requirements. */
  title: string;
  /** Its source id: "PROJ-038". */
  source: string;
  /** True when it changes data that other areas use: it then runs on its own. */
  isExclusive?: boolean;
  run(ctx: ScenarioContext): Promise<void>;
}

/** Declares a scenario; its name is the file name. */
export const scenario = (declared: Scenario): Scenario => declared;
