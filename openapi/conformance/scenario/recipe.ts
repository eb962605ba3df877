import type { RequestInput } from '../http/request.ts';
import type { Actor, ScenarioContext, OperationId, OperationInput } from './types.ts';

/** A call as the contract's examples would make it, with new ids and dates near now. */
export interface Sample {
  /** Name of the body's example; empty for a call without a body. */
  name: string;
  path: Record<string, string>;
  query: Record<string, string | number | boolean | readonly string[]>;
  body: unknown;
}

/** Takes a record, named by its id, on to a status. */
type Growth = (ctx: ScenarioContext, me: Actor, id: string) => Promise<void>;

interface RecipeFacts {
  /** The role that makes the call, if the run has it; otherwise whoever has the right. */
  as?: string;
  /**
   * `exclusive`: it changes what other areas rely on. `last`: nothing works for the person afterwards.
   */
  when?: 'exclusive' | 'last';
  /** Parameters of the address that need not name a record that exists. */
  freeIds?: readonly string[];
  /**
   * Dotted names in the body of an example that have to name a record that exists, such as
   * `entryPayLoad.id`.
   */
  ids?(example: string): readonly string[];
  /**
   * Dotted names in the body that mean something as they are, such as a code from an app or the
   * name of a time zone: no other length of them is tried.
   */
  fixed?: readonly string[];
  /**
   * Of what makes the records of an `x-lifecycle`: how a new one comes to a status to which no deed
   * at the record itself leads, such as a cycle's whose reviews are all delivered.
   */
  grows?: Readonly<Record<string, Growth>>;
  /** Statuses, beside 400, that bad input may be refused with, such as 413 of an upload. */
  rejections?: readonly number[];
}

/** What examples cannot know about an operation. */
export interface Recipe<Id extends OperationId> extends RecipeFacts {
  /**
   * Makes the records that the call is about. What it gives replaces that part of the sample;
   * `me` is whoever makes the call.
   */
  send?(
    ctx: ScenarioContext,
    sample: Sample,
    me: Actor,
  ): OperationInput<Id> | Promise<OperationInput<Id>>;
  /** Reads what a GET with `x-mutates` changes: it has to differ after the call. */
  reads?(me: Actor, sent: OperationInput<Id>): Promise<unknown>;
  /** Puts back what the call has changed, when its checks are done. */
  after?(ctx: ScenarioContext, me: Actor): Promise<unknown>;
  /** Makes a record of the past at each instant, for `x-time-zone`; answers their ids. */
  makeAt?(ctx: ScenarioContext, me: Actor, instants: readonly string[]): Promise<string[]>;
}

/** A recipe as the engine uses it: of whichever operation. */
export interface AnyRecipe extends RecipeFacts {
  send?(ctx: ScenarioContext, sample: Sample, me: Actor): RequestInput | Promise<RequestInput>;
  reads?(me: Actor, sent: RequestInput): Promise<unknown>;
  after?(ctx: ScenarioContext, me: Actor): Promise<unknown>;
  makeAt?(ctx: ScenarioContext, me: Actor, instants: readonly string[]): Promise<string[]>;
}

/** The recipes of an area by operation. */
export type Recipes = { [Id in OperationId]?: Recipe<Id> };

/** Declares the recipes of an area; the file is named after it. */
export const recipes = (declared: Recipes): Recipes => declared;
