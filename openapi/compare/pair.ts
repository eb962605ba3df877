import type { Contract, Placed } from './contract.ts';

/** An operation as it was and as it is, each in its contract. */
export interface Pair {
  before: Contract;
  after: Contract;
  old: Placed;
  now: Placed;
}
