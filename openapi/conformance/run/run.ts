import { createContract, type Contract } from '../contract/contract.ts';
import { createWatch, ServerUnreachable } from '../http/alive.ts';
import type { SignInCommand } from '../http/chain.ts';
import { createClient, type Transport } from '../http/exchange.ts';
import { meet } from '../people/meet.ts';
import type { Identities } from '../people/people.ts';
import { createRuleBook, type RuleOutcome } from '../rule/book.ts';
import { loadLibrary, type Library } from '../scenario/load.ts';
import { createBuilt } from './built.ts';
import { checkAll, selectChecks } from './check-all.ts';
import type { Context } from './context.ts';
import { computeCoverage, type Coverage } from './coverage.ts';
import { createRecorder } from './recorder.ts';
import { RunStopped, type Result } from './results.ts';
import { reportMissing } from './setup.ts';
import { noWaivers, type Waivers } from './waivers.ts';

export interface RunOptions {
  /** Address that the contract's paths are below. */
  baseUrl: string;
  identities: Identities;
  /** Without it, `fetch` over the network. */
  transport?: Transport;
  /** Areas to check; without it, all. */
  only?: readonly string[];
  /** The one operation to check. */
  operation?: string;
  /** The one scenario to run, `area/scenario/name`. */
  scenario?: string;
  /** Each call is only made to succeed: nothing is tried that has to be refused, and no scenario. */
  isBrief?: boolean;
  seed?: number;
  waivers?: Waivers;
  stopsAtFailure?: boolean;
  /** Requests at a time. */
  connections?: number;
  /** Milliseconds after which a request has failed. */
  timeout?: number;
  contract?: Contract;
  library?: Library;
  /** A command of a shell that prints somebody's access token, for the lines that repeat a failure. */
  signInCommand?: SignInCommand;
  onResult?(result: Result): void;
  /** Told before an operation's checks, or a scenario by its id, are begun. */
  onStart?: (name: string) => void;
}

/** What a run has found. */
export interface Run {
  baseUrl: string;
  /** Version of the contract. */
  version: string;
  seed: number;
  /** ISO instant. */
  startedAt: string;
  ms: number;
  results: readonly Result[];
  coverage: Coverage;
  /** What the run says of every rule. */
  rules: RuleOutcome[];
  unusedWaivers: string[];
  /** The operations of other areas that the checks of each area needed. */
  needs: Record<string, string[]>;
  /** What looked wrong before the first check. */
  remarks: string[];
}

/** Proves a server. Rejects only when the run itself cannot be made, never for a failure. */
export async function run(options: RunOptions): Promise<Run> {
  const startedAt = new Date();
  const contract = options.contract ?? createContract();
  const library = options.library ?? (await loadLibrary());
  const seed = options.seed ?? startedAt.getTime() % 1_000_000;
  const waivers = options.waivers ?? noWaivers;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const transport = options.transport ?? ((request: Request) => fetch(request));
  const watch = createWatch(transport, baseUrl);
  const how = {
    transport,
    connections: options.connections ?? 16,
    timeout: options.timeout ?? 30_000,
  };
  const client = createClient({ ...how, watch });
  const built = createBuilt();
  const allRecipes = Object.assign({}, ...Object.values(library.recipes)) as Context['allRecipes'];
  const selected = selectChecks(contract, library, options);
  const checked = new Set(selected.operations.map(({ id }) => id));
  const rules = createRuleBook(library.rules);
  const recorder = createRecorder({
    waivers,
    rules,
    built,
    loss: () => watch.loss(),
    isChecked: (operation) => checked.has(operation),
    isAimed: (id) => {
      const isAboutRecords = /\{(?!tenantId\})/.test(contract.operation(id).path);
      return !isAboutRecords || allRecipes[id]?.send !== undefined;
    },
    operation: (id) => contract.operation(id),
    signIn: options.signInCommand ?? (() => null),
    stopsAtFailure: options.stopsAtFailure ?? false,
    onResult: (result) => options.onResult?.(result),
  });
  // Before anything is known of the server, one that does not answer ends the run.
  const first = createClient(how);
  const { people, remarks, missing } = await meet(
    { client: first, contract, baseUrl },
    options.identities,
  );
  const touched = new Set<string>();
  const { isBrief = false } = options;
  const context = {
    isBrief,
    contract,
    client,
    baseUrl,
    people,
    built,
    needs: new Map<string, Set<string>>(),
    recorder,
    seed,
    touched,
    allRecipes,
    claimed: new Set<string>(),
  };
  try {
    for (const each of missing) await reportMissing(recorder, each);
    await checkAll(context, library, selected, options);
  } catch (error) {
    if (!(error instanceof RunStopped || error instanceof ServerUnreachable)) throw error;
  }
  recorder.finish();
  return {
    baseUrl,
    version: contract.version,
    seed,
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    results: recorder.results,
    coverage: computeCoverage(recorder.results, selected, touched),
    rules: rules.outcomes(recorder.results),
    unusedWaivers: waivers.unused(),
    needs: Object.fromEntries(
      [...context.needs.keys()]
        .toSorted()
        .map((area) => [area, [...(context.needs.get(area) ?? [])].toSorted()]),
    ),
    remarks,
  };
}
