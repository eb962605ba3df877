import type { Exchange } from '../http/exchange.ts';
import type { Rule } from '../rule/types.ts';

/** The kind of a check. */
export type Kind =
  | 'setup'
  | 'built'
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

/** A check before it runs. */
export interface CheckInfo {
  /** `area/operation/…`; waivers use it. */
  id: string;
  area: string;
  /** Null for a scenario and for checks without an operation. */
  operation: string | null;
  kind: Kind;
  title: string;
  /** Document and section that state the rule, or null. */
  source: string | null;
}

/**
 * The problem of a response, independent of the check: it lets browsers guess its type, its error
 * has no message, or it does not match the contract. Each has its own rule.
 */
export type Aspect = 'sniffing' | 'errorResponse' | 'response';

export interface Failure {
  /** The problem, in one sentence. */
  what: string;
  /** The clause of the contract or the requirements that is broken. */
  clause: string;
  exchange: Exchange | null;
  /** Null for the subject of the check itself. */
  aspect: Aspect | null;
  /** Path of the mismatch in the response, e.g. `entries/0/id`; null for the full response. */
  at: string | null;
  /** The operation whose call had to succeed for the check; null for none. */
  needed: string | null;
  /** All calls of the check in order, after those of its recipe. */
  exchanges: readonly Exchange[];
  /** Shell lines that repeat them, up to the one that shows the failure. */
  chain: readonly string[];
}

export interface Result extends CheckInfo {
  outcome: 'passed' | 'failed' | 'waived' | 'skipped';
  /** Set only for a failure. */
  failure: Failure | null;
  /** Why it was skipped or waived. */
  reason: string | null;
  /** The rules that the failure breaks. */
  broken: readonly Rule[];
  ms: number;
}

/** Thrown by a check that finds a problem. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly failure: Omit<Failure, 'exchanges' | 'chain'>;

  constructor({ aspect = null, at = null, needed = null, ...failure }: Found) {
    super(failure.what);
    this.failure = { ...failure, aspect, at, needed };
  }
}

/** The details of a failure; omitted ones are null. */
type Found = Pick<Failure, 'what' | 'clause' | 'exchange'> &
  Partial<Pick<Failure, 'aspect' | 'at' | 'needed'>>;

/** Thrown by a check that lacks a precondition, e.g. a person with a certain right. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/** Thrown to end a run that stops at its first failure. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}
