import type { Exchange } from '../http/exchange.ts';
import type { Rule } from '../rule/types.ts';

/** What a check asks about. */
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

/**
 * What of a response is wrong, whatever the check is about: it lets browsers guess its type, its
 * error says nothing, or it is not what the contract describes. A rule of its own demands each.
 */
export type Aspect = 'sniffing' | 'errorResponse' | 'response';

export interface Failure {
  /** What is wrong, in one sentence. */
  what: string;
  /** The clause of the contract or of the documents that is broken. */
  clause: string;
  exchange: Exchange | null;
  /** Null for what the check itself is about. */
  aspect: Aspect | null;
  /** Place in the response where it differs, as `entries/0/id`; null where it is all of it. */
  at: string | null;
  /** The operation whose call had to succeed so that the check could be made; null for none. */
  needed: string | null;
  /** Every call of the check in order, with those of its recipe before. */
  exchanges: readonly Exchange[];
  /** Lines of a shell that make them again, up to the one that shows the failure. */
  chain: readonly string[];
}

export interface Result extends CheckInfo {
  outcome: 'passed' | 'failed' | 'waived' | 'skipped';
  /** Of a failure only. */
  failure: Failure | null;
  /** Why it was skipped or waived. */
  reason: string | null;
  /** The rules that its failure breaks. */
  broken: readonly Rule[];
  ms: number;
}

/** Thrown by a check that finds something wrong. */
export class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
  readonly failure: Omit<Failure, 'exchanges' | 'chain'>;

  constructor({ aspect = null, at = null, needed = null, ...failure }: Found) {
    super(failure.what);
    this.failure = { ...failure, aspect, at, needed };
  }
}

/** What a check says of its failure; what it leaves out is null. */
type Found = Pick<Failure, 'what' | 'clause' | 'exchange'> &
  Partial<Pick<Failure, 'aspect' | 'at' | 'needed'>>;

/** Thrown by a check that lacks what it needs, such as a person with a certain right. */
export class CheckSkipped extends Error {
  override readonly name = 'CheckSkipped';
}

/** Thrown to end a run that stops at its first failure. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
}
