import { ok, sent, type Handlers } from '../../core/requests/handler.ts';
import { workbook } from '../../core/files/workbook.ts';
import { fileRange } from '../../common/clockwork/period.ts';
import { addDays } from '../../common/clockwork/time.ts';
import { isImpossible, narrow, toCondition } from './work-items/constraints.ts';
import {
  asTask,
  getGroupId,
  listGroups,
  toGroupConstraints,
  type Matching,
} from './work-items/groups.ts';
import { findImpediments } from './work-items/impediments.ts';
import { toRows } from './work-items/rows.ts';
import { readItems, toSorting, type Found } from './work-items/sequence.ts';
import { getItemColumns } from './work-items/sheet.ts';
import { toTaskCondition } from './work-items/task-condition.ts';
import { loadFacts, type ItemGroup, type WorkCall, type WorkViewFacts } from './work-items/view.ts';

/** Tasks and impediments across projects. Source: PROJ-054. */
export const workItems: Pick<Handlers<'reports'>, 'searchWorkItems' | 'exportWorkItems'> = {
  searchWorkItems: async (call) => {
    const { facts, matching, groups } = await find(call);
    const { body } = call;
    const { page, pageSize, rowsPerGroup = Infinity } = body;
    const parts = getParts(call, groups, rowsPerGroup);
    const part = { offset: (page - 1) * pageSize, limit: pageSize };
    const items = await readAcross({ facts, matching, parts }, part);
    return ok({
      items: await toRows(facts, items),
      groups: body.group === undefined || body.group === 'none' ? [] : groups,
      totals: {
        count: sum(groups, ({ count }) => count),
        periodSeconds: sum(groups, ({ periodSeconds }) => periodSeconds),
        estimateInSeconds: sum(groups, ({ estimateInSeconds }) => estimateInSeconds),
      },
      scopes: facts.scopes,
      today: facts.today,
      firstDay: facts.period.from,
      lastDay: addDays(facts.period.before, -1),
      totalCount: sum(parts, ({ length }) => length),
    });
  },

  exportWorkItems: async (call) => {
    const { facts, matching, groups } = await find(call);
    const parts = getParts(call, groups, Infinity);
    const items = await readAcross({ facts, matching, parts }, { offset: 0, limit: Infinity });
    const days = fileRange(facts.period);
    const rows = await toRows(facts, items);
    const book = { name: `WorkView-${days}`, sheet: days };
    return sent(workbook({ ...book, columns: getItemColumns(call.user), rows }));
  },
};

const sum = <Row>(rows: readonly Row[], getNumber: (row: Row) => number): number =>
  rows.reduce((total, row) => total + getNumber(row), 0);

/** The matching items, and their groups. */
async function find(call: WorkCall) {
  // Before all work.
  toSorting(call.body.sort);
  const facts = await loadFacts(call);
  const [tasks, impediments] = await Promise.all([toTaskCondition(facts), findImpediments(facts)]);
  const withTime = narrow(tasks, { id: [...facts.seconds.keys()] });
  const timed = isImpossible(withTime) ? [] : await call.db.query('tasks', toCondition(withTime));
  const matching: Matching = { tasks, impediments, timed };
  return { facts, matching, groups: await listGroups(facts, matching) };
}

/** A group, and the number of its items that are listed. */
interface ListedGroup {
  id: string;
  length: number;
}

const getParts = (
  { body: { groupId } }: WorkCall,
  groups: readonly ItemGroup[],
  rowsPerGroup: number,
): ListedGroup[] =>
  groups
    .filter(({ id }) => groupId === undefined || id === groupId)
    .map(({ id, count }) => ({ id, length: Math.min(count, rowsPerGroup) }));

interface Across {
  facts: WorkViewFacts;
  matching: Matching;
  parts: readonly ListedGroup[];
}

/** A part of the items of all groups, one group after the other. */
async function readAcross(
  { facts, matching, parts }: Across,
  { offset, limit }: { offset: number; limit: number },
): Promise<Found[]> {
  const found: Found[] = [];
  let start = 0;
  for (const { id, length } of parts) {
    const from = Math.max(0, offset - start);
    const to = Math.min(length, offset + limit - start);
    start += length;
    if (from >= to) continue;
    const group = {
      facts,
      tasks: narrow(matching.tasks, toGroupConstraints(facts, id)),
      impediments: matching.impediments.filter((each) => getGroupId(facts, asTask(each)) === id),
      timed: matching.timed.filter((task) => getGroupId(facts, task) === id),
    };
    found.push(...(await readItems(group, { offset: from, limit: to - from })));
  }
  return found;
}
