import { checkMethods, checkUnknownRoutes } from '../checks/routes.ts';
import { checkOperation } from '../checks/operation.ts';
import { checkNotices } from '../checks/notices.ts';
import { checkOrders } from '../checks/orders.ts';
import { checkPages } from '../checks/pages.ts';
import { checkSkips } from '../checks/skips.ts';
import { checkGivenRights } from '../checks/rights.ts';
import { checkKeeps } from '../checks/keeps.ts';
import { checkLifecycle } from '../checks/lifecycles.ts';
import { checkLimits } from '../checks/limits.ts';
import { checkSurroundings } from '../checks/surroundings.ts';
import { checkRecords } from '../checks/records.ts';
import { checkUnique } from '../checks/unique.ts';
import { checkUses } from '../checks/uses.ts';
import { checkParents } from '../checks/parents.ts';
import { checkTotals } from '../checks/totals.ts';
import { checkZones } from '../checks/zones.ts';
import { createContract, type Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/shapes.ts';
import { createWatch, ServerGone } from '../http/alive.ts';
import type { SignInCommand } from '../http/chain.ts';
import { createClient, type Transport } from '../http/exchange.ts';
import { meet } from '../people/meet.ts';
import type { Identities } from '../people/people.ts';
import { createRuleBook, type RuleOutcome } from '../rule/book.ts';
import { createKnown } from '../scenario/known.ts';
import { loadLibrary, type Library, type NamedScenario } from '../scenario/load.ts';
import { runScenario, scenarioId } from '../scenario/run.ts';
import { createBuilt } from './built.ts';
import type { AreaContext, Context } from './context.ts';
import { coverageOf, type Coverage } from './coverage.ts';
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
  onBegin?: (name: string) => void;
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
  const wanted = wantedOf(contract, library, options);
  const checked = new Set(wanted.operations.map(({ id }) => id));
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
    await checkAll(context, library, wanted, options);
  } catch (error) {
    if (!(error instanceof RunStopped || error instanceof ServerGone)) throw error;
  }
  recorder.finish();
  return {
    baseUrl,
    version: contract.version,
    seed,
    startedAt: startedAt.toISOString(),
    ms: Date.now() - startedAt.getTime(),
    results: recorder.results,
    coverage: coverageOf(recorder.results, wanted, touched),
    rules: rules.outcomes(recorder.results),
    unusedWaivers: waivers.unused(),
    needs: Object.fromEntries(
      [...context.needs].map(([area, ids]) => [area, [...ids].toSorted()] as const).toSorted(),
    ),
    remarks,
  };
}

interface Wanted {
  operations: Operation[];
  scenarios: NamedScenario[];
}

function wantedOf(contract: Contract, library: Library, options: RunOptions): Wanted {
  const { only, operation, scenario, isBrief = false } = options;
  const isWanted = (area: string) => only === undefined || only.includes(area);
  const isOne = (id: string) => id === (operation ?? scenario ?? id);
  return {
    operations: contract.operations.filter(({ id, area }) => isWanted(area) && isOne(id)),
    scenarios: isBrief
      ? []
      : library.scenarios.filter((each) => isWanted(each.area) && isOne(scenarioId(each))),
  };
}

/** Areas run beside each other, an area's checks in order; what disturbs others comes after all. */
async function checkAll(
  context: Context,
  library: Library,
  wanted: Wanted,
  { only, operation, scenario, isBrief = false, onBegin = () => {} }: RunOptions,
): Promise<void> {
  const isPart = operation !== undefined || scenario !== undefined;
  const names = [...wanted.operations, ...wanted.scenarios].map(({ area }) => area);
  const areas = [...new Set(names)].map((area): AreaContext => {
    const own = { known: createKnown(), kept: new Map() };
    return { ...context, ...own, area, recipes: library.recipes[area] ?? {} };
  });
  const begun = (name: string, work: () => Promise<void>) => {
    onBegin(name);
    return work();
  };
  const later: { when: 'alone' | 'last'; work: () => Promise<void> }[] = [];
  const beside = areas.map((area) => async () => {
    for (const each of inOrder(wanted.operations, area.area)) {
      const when = area.recipes[each.id]?.when;
      const work = () => begun(each.id, () => guarded(area, each));
      if (when) later.push({ when, work });
      else await work();
    }
    for (const each of isBrief ? [] : inOrder(wanted.operations, area.area)) {
      onBegin(each.id);
      await checkRecords(area, each);
      await checkUnique(area, each);
      await checkUses(area, each);
      await checkKeeps(area, each);
      await checkLimits(area, each);
      if (each.givesRights) {
        later.push({
          when: 'alone',
          work: () => begun(each.id, () => checkGivenRights(area, each)),
        });
      }
      await checkParents(area, each);
      await checkLifecycle(area, each);
      // Several answers have to agree here: nobody else may change what they tell.
      later.push({ when: 'alone', work: () => begun(each.id, () => checkInPeace(area, each)) });
    }
    for (const one of wanted.scenarios.filter((each) => each.area === area.area)) {
      const work = () => begun(scenarioId(one), () => runScenario(area, one));
      if (one.isAlone) later.push({ when: 'alone', work });
      else await work();
    }
  });
  const routes = [
    () => checkMethods(context, isPart ? [] : wanted.operations),
    ...(only === undefined && !isPart ? [() => checkUnknownRoutes(context)] : []),
  ];
  await allOf([...beside, ...(isBrief ? [] : routes)].map((work) => work()));
  if (!isBrief && scenario === undefined) {
    later.push({ when: 'alone', work: () => checkSurroundings(areas, wanted.operations) });
  }
  for (const when of ['alone', 'last'] as const) {
    for (const each of later.filter((work) => work.when === when)) await each.work();
  }
}

async function checkInPeace(area: AreaContext, operation: Operation): Promise<void> {
  await checkPages(area, operation);
  await checkSkips(area, operation);
  await checkOrders(area, operation);
  await checkTotals(area, operation);
  await checkZones(area, operation);
  await checkNotices(area, operation);
}

/** An operation that cannot be checked at all fails by itself, and stops no other. */
async function guarded(area: AreaContext, operation: Operation): Promise<void> {
  const { id, source } = operation;
  try {
    await checkOperation(area, operation);
  } catch (error) {
    if (error instanceof RunStopped) throw error;
    const title = `${id} can be checked`;
    const info = { id: `${area.area}/${id}/happy`, area: area.area, operation: id, title, source };
    await area.recorder.check({ ...info, kind: 'happy' }, () => Promise.reject(error));
  }
}

/** Waits for all, so that nothing runs on behind a run that has ended; then fails with the first. */
async function allOf(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Reading comes first, since it finds the records that later calls are about; deleting last. */
const inOrder = (operations: Operation[], area: string): Operation[] =>
  operations
    .filter((operation) => operation.area === area)
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
