import type { Contract, Placed } from './contract.ts';

/** An operation before and after, each with its contract. */
export interface Pair {
  before: Contract;
  after: Contract;
  old: Placed;
  now: Placed;
}
