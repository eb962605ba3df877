/** The kit as a library: for tests, and for servers that run without a network. */
export { createContract, type Contract } from './contract/contract.ts';
export { demoIdentities, demoPeople, signInAtDemo } from './people/demo.ts';
export { readIdentities } from './people/tokens-file.ts';
export type { Identities, Identity } from './people/people.ts';
export type { Transport } from './http/exchange.ts';
export type { RuleOutcome } from './rule/book.ts';
export type { Rule } from './rule/types.ts';
export { loadLibrary, type Library } from './scenario/load.ts';
export { readWaivers } from './run/waivers.ts';
export type { Failure, Kind, Result } from './run/results.ts';
export { run, type Run, type RunOptions } from './run/run.ts';
