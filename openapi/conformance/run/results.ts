import type { Exchange } from '../http/exchange.ts';
import type { Rule } from '../rule/types.ts';

/** What a check asks about. */
export type Kind =
  | 'happy'
  | 'input'
  | 'access'
  | 'tenant'
  | 'routes'
  | 'mutation'
  | 'conflict'
  | 'record'
  | 'page'
  | 'order'
  | 'owner'
  | 'rights'
  | 'unique'
  | 'use'
  | 'keep'
  | 'parent'
  | 'total'
  | 'zone'
  | 'lifecycle'
  | 'notify'
  | 'cache'
  | 'language'
  | 'limit'
  | 'isolation'
  | 'deletion'
  | 'author'
  | 'format'
  | 'file'
  | 'scenario';

/** What a check is, before it runs. */
export interface CheckInfo {
  /** `area/operation/…`; waivers name it. */
  id: string;
  area: string;
  /** Null for a scenario and for what belongs to no operation. */
  operation: string | null;
  kind: Kind;
  title: string;
  /** Document and section that state the rule, or null. */
  source: string | null;
}

export interface Failure {
  /** What is wrong, in one sentence. */
  what: string;
  /** The clause of the contract or of the documents that is broken. */
  clause: string;
  exchange: Exchange | null;
}

export interface Result extends CheckInfo {
  outcome: 'passed' | 'failed' | 'waived' | 'skipped';
  failure: Failure | null;
  /** Why it was skipped or waived. */
  reason: string | null;
  /** The rules that its failure breaks. */
  broken: readonly Rule[];
  ms: number;
}

/** Thrown by a check that finds something wrong. */
export class CheckFailed extends Error implements Failure {
  override readonly name = 'CheckFailed';
  readonly what: string;
  readonly clause: string;
  readonly exchange: Exchange | null;

  constructor({ what, clause, exchange }: Failure) {
    super(what);
    this.what = what;
    this.clause = clause;
    this.exchange = exchange;
  }
}

/** Thrown by a check that lacks what it needs, such as a person with a certain right. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/** Thrown to end a run that stops at its first failure. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}
