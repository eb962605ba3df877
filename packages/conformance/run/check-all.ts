import { checkMethods, checkUnknownRoutes } from '../checks/access/routes.ts';
import { checkOperation } from '../checks/requests/operation.ts';
import { checkFiles } from '../checks/requests/files.ts';
import { checkNotices } from '../checks/requests/notices.ts';
import { checkOrders } from '../checks/lists/orders.ts';
import { checkPages } from '../checks/lists/pages.ts';
import { checkSkips } from '../checks/requests/skips.ts';
import { checkGivenRights } from '../checks/access/rights.ts';
import { checkKeeps } from '../checks/records/keeps.ts';
import { checkLifecycle } from '../checks/records/lifecycles.ts';
import { checkLimits } from '../checks/requests/limits.ts';
import { checkSurroundings } from '../checks/requests/surroundings.ts';
import { checkRecords } from '../checks/records/records.ts';
import { checkBlankNames } from '../checks/records/blank-names.ts';
import { checkUnique } from '../checks/records/unique.ts';
import { checkUses } from '../checks/records/uses.ts';
import { checkParents } from '../checks/records/parents.ts';
import { checkTieOrder } from '../checks/lists/tie-order.ts';
import { checkTotals } from '../checks/lists/totals.ts';
import { checkZones } from '../checks/requests/zones.ts';
import { createKnown } from '../scenario/known.ts';
import { runScenario, scenarioId } from '../scenario/run.ts';
import type { Contract } from '../contract/contract.ts';
import type { Operation } from '../contract/shapes.ts';
import type { Library, NamedScenario } from '../scenario/load.ts';
import type { AreaContext, Context } from './context.ts';
import { RunStopped } from './results.ts';
import type { RunOptions } from './run.ts';

/** The operations and scenarios that a run checks. */
interface Selection {
  operations: Operation[];
  scenarios: NamedScenario[];
}

type Part = Pick<RunOptions, 'only' | 'operation' | 'scenario' | 'isBrief' | 'areScenariosOnly'>;

/** Selects the operations and scenarios of a run. */
export function selectChecks(contract: Contract, library: Library, options: Part): Selection {
  const { only, operation, scenario, isBrief = false, areScenariosOnly = false } = options;
  const isSelected = (area: string) => only === undefined || only.includes(area);
  const isOne = (id: string) => id === (operation ?? scenario ?? id);
  return {
    operations: areScenariosOnly
      ? []
      : contract.operations.filter(({ id, area }) => isSelected(area) && isOne(id)),
    scenarios: isBrief
      ? []
      : library.scenarios.filter((each) => isSelected(each.area) && isOne(scenarioId(each))),
  };
}

/** Areas run concurrently, an area's checks in order; exclusive checks run after all others. */
export async function checkAll(
  context: Context,
  library: Library,
  selected: Selection,
  {
    only,
    operation,
    scenario,
    isBrief = false,
    areScenariosOnly = false,
    onStart = () => {},
  }: Part & Pick<RunOptions, 'onStart'>,
): Promise<void> {
  const isPart = operation !== undefined || scenario !== undefined || areScenariosOnly;
  const names = [...selected.operations, ...selected.scenarios].map(({ area }) => area);
  const areas = [...new Set(names)].map((area): AreaContext => {
    const own = { known: createKnown(), fixtures: new Map() };
    return { ...context, ...own, area, recipes: library.recipes[area] ?? {} };
  });
  const startTask = (name: string, work: () => Promise<void>) => {
    onStart(name);
    return work();
  };
  const later: { when: 'exclusive' | 'last'; work: () => Promise<void> }[] = [];
  const parallelChecks = areas.map((area) => async () => {
    for (const each of inOrder(selected.operations, area.area)) {
      const when = area.recipes[each.id]?.when;
      const work = () => startTask(each.id, () => guarded(area, each));
      if (when) later.push({ when, work });
      else await work();
    }
    for (const each of isBrief ? [] : inOrder(selected.operations, area.area)) {
      onStart(each.id);
      await checkRecords(area, each);
      await checkUnique(area, each);
      await checkBlankNames(area, each);
      await checkUses(area, each);
      await checkKeeps(area, each);
      await checkLimits(area, each);
      if (each.givesRights) {
        later.push({
          when: 'exclusive',
          work: () => startTask(each.id, () => checkGivenRights(area, each)),
        });
      }
      await checkParents(area, each);
      await checkLifecycle(area, each);
      // Several responses have to agree here: no other check may change their data.
      later.push({
        when: 'exclusive',
        work: () => startTask(each.id, () => checkWithoutOthers(area, each)),
      });
    }
    for (const one of selected.scenarios.filter((each) => each.area === area.area)) {
      const work = () => startTask(scenarioId(one), () => runScenario(area, one));
      if (one.isExclusive) later.push({ when: 'exclusive', work });
      else await work();
    }
  });
  const routes = [
    () => checkMethods(context, isPart ? [] : selected.operations),
    ...(only === undefined && !isPart ? [() => checkUnknownRoutes(context)] : []),
  ];
  await allOf([...parallelChecks, ...(isBrief ? [] : routes)].map((work) => work()));
  if (!isBrief && !areScenariosOnly && scenario === undefined) {
    later.push({ when: 'exclusive', work: () => checkSurroundings(areas, selected.operations) });
  }
  for (const when of ['exclusive', 'last'] as const) {
    for (const each of later.filter((work) => work.when === when)) await each.work();
  }
}

async function checkWithoutOthers(area: AreaContext, operation: Operation): Promise<void> {
  await checkPages(area, operation);
  await checkTieOrder(area, operation);
  await checkSkips(area, operation);
  await checkOrders(area, operation);
  await checkTotals(area, operation);
  await checkFiles(area, operation);
  await checkZones(area, operation);
  await checkNotices(area, operation);
}

/** An operation that cannot be checked at all fails on its own and stops no other. */
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

/**
 * Waits for all, so that nothing continues after the run has ended; then rejects with the first
 * error.
 */
async function allOf(works: Promise<void>[]): Promise<void> {
  const outcomes = await Promise.allSettled(works);
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** GET operations come first, since they find the records for later calls; deletions come last. */
const inOrder = (operations: Operation[], area: string): Operation[] =>
  operations
    .filter((operation) => operation.area === area)
    .toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
