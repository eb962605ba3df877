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
  /** Base URL of the contract's paths. */
  baseUrl: string;
  identities: Identities;
  /** Default: `fetch` over the network. */
  transport?: Transport;
  /** Areas to check; default: all. */
  only?: readonly string[];
  /** Check only this operation. */
  operation?: string;
  /** Run only this scenario, `area/scenario/name`. */
  scenario?: string;
  /** Only checks that each call succeeds: no rejections and no scenarios. */
  isBrief?: boolean;
  /** Only scenarios: no checks that are derived from the contract. */
  areScenariosOnly?: boolean;
  seed?: number;
  waivers?: Waivers;
  stopsAtFailure?: boolean;
  /** Maximum number of concurrent requests. */
  connections?: number;
  /** Milliseconds after which a request fails. */
  timeout?: number;
  contract?: Contract;
  library?: Library;
  /** A shell command that prints a person's access token, for the lines that repeat a failure. */
  signInCommand?: SignInCommand;
  onResult?(result: Result): void;
  /** Called before the checks of an operation start, or of a scenario by its id. */
  onStart?: (name: string) => void;
}

/** The results of a run. */
export interface Run {
  baseUrl: string;
  /** Version of the contract. */
  version: string;
  seed: number;
  /** ISO timestamp. */
  startedAt: string;
  ms: number;
  results: readonly Result[];
  coverage: Coverage;
  /** The outcome of every rule. */
  rules: RuleOutcome[];
  unusedWaivers: string[];
  /** The operations of other areas that the checks of each area need. */
  needs: Record<string, string[]>;
  /** Warnings before the first check. */
  remarks: string[];
}

/** Checks a server. Rejects only when the run itself cannot start, never for a failure. */
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
  // Until the server has responded once, a server that does not respond ends the run.
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
    transport,
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
