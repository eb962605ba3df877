import type { RequestInput } from '../http/request.ts';
import type { Actor, ScenarioContext, OperationId, OperationInput } from './types.ts';

/** A call with the contract's example, with new ids and dates near now. */
export interface Sample {
  /** Name of the body's example; empty for a call without a body. */
  name: string;
  path: Record<string, string>;
  query: Record<string, string | number | boolean | readonly string[]>;
  body: unknown;
}

/** Takes a record, given by its id, to a status. */
type Growth = (ctx: ScenarioContext, me: Actor, id: string) => Promise<void>;

interface RecipeFacts {
  /** The role that makes the call, if the run has it; otherwise any person with the right. */
  as?: string;
  /**
   * `exclusive`: it changes data that other areas use. `last`: nothing works for the person
   * afterwards.
   */
  when?: 'exclusive' | 'last';
  /** Path or query parameters that need not name an existing record. */
  freeIds?: readonly string[];
  /**
   * Dotted names in an example's body that must name an existing record, e.g. `entryPayLoad.id`.
   */
  ids?(example: string): readonly string[];
  /**
   * Dotted names in the body with a fixed meaning, e.g. a code from an app or a time zone: no other
   * length is tried.
   */
  fixed?: readonly string[];
  /**
   * For the creator of `x-lifecycle` records: brings a new one to a status that no action on the
   * record reaches, e.g. a cycle with all reviews delivered.
   */
  grows?: Readonly<Record<string, Growth>>;
  /**
   * Allowed statuses for the rejection of bad input, in addition to 400, e.g. 413 for an upload.
   */
  rejections?: readonly number[];
}

/** Facts about an operation that examples cannot contain. */
export interface Recipe<Id extends OperationId> extends RecipeFacts {
  /**
   * Creates the records for the call. The result replaces that part of the sample; `me` is the
   * caller.
   */
  send?(
    ctx: ScenarioContext,
    sample: Sample,
    me: Actor,
  ): OperationInput<Id> | Promise<OperationInput<Id>>;
  /** Loads the data that a GET with `x-mutates` changes: it must differ after the call. */
  reads?(me: Actor, sent: OperationInput<Id>): Promise<unknown>;
  /** Reverts the changes of the call when its checks are done. */
  after?(ctx: ScenarioContext, me: Actor): Promise<unknown>;
  /** Creates a past record at each timestamp, for `x-time-zone`; returns their ids. */
  makeAt?(ctx: ScenarioContext, me: Actor, instants: readonly string[]): Promise<string[]>;
}

/** A recipe of any operation, as the engine uses it. */
export interface AnyRecipe extends RecipeFacts {
  send?(ctx: ScenarioContext, sample: Sample, me: Actor): RequestInput | Promise<RequestInput>;
  reads?(me: Actor, sent: RequestInput): Promise<unknown>;
  after?(ctx: ScenarioContext, me: Actor): Promise<unknown>;
  makeAt?(ctx: ScenarioContext, me: Actor, instants: readonly string[]): Promise<string[]>;
}

/** The recipes of an area by operation. */
export type Recipes = { [Id in OperationId]?: Recipe<Id> };

/** Declares the recipes of an area; the file has the area's name. */
export const recipes = (declared: Recipes): Recipes => declared;
