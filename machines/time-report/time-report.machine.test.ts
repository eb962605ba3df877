import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, parseSearch, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './time-report.test-model.ts';
import { timeReportFields } from './time-report-search.ts';
import { timeReportMachine } from './time-report.machine.ts';

testPaths(testModel);

/** A Wednesday: the demo world has entries earlier in that week. */
const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

const filtered = (filters: Readonly<Record<string, string>>): ListSearch => ({
  ...firstPage,
  columnFilters: Object.entries(filters).map(([name, value]) => ({ name, value })),
});

const loadReport = (search: ListSearch) =>
  createActor(timeReportMachine, { input: { search } }).start();

const shown = async (search: ListSearch) => {
  const { response } = (await waitFor(loadReport(search), (state) => state.matches('shown')))
    .context;
  if (!response) throw new Error('A report that is shown has an answer.');
  return response;
};

it('an address without filters requests the current user’s time of this week', async () => {
  const { bodies } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const { firstDay, lastDay, rows } = await shown(firstPage);
  const requested = { employeeId: null, period: 'thisWeek', projectIds: [], isCumulative: false };
  expect(bodies[0]).toMatchObject(requested);
  expect(bodies[0]).not.toHaveProperty('scope');
  expect([firstDay, lastDay]).toEqual(['2026-03-09', '2026-03-11']);
  expect(new Set(rows.map(({ employeeId }) => employeeId))).toEqual(new Set(['employee-ava']));
});

it('the time report rows are those of one page, the sums and groups those of all', async () => {
  connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const search = filtered({ employee: 'All', period: 'lastMonth', groupBy: 'Employee' });
  const { rows, total, totalTimeInSeconds, groups } = await shown(search);
  expect(rows).toHaveLength(10);
  expect(total).toBeGreaterThan(10);
  const added = groups.reduce((sum, group) => sum + group.totalTimeInSeconds, 0);
  expect([groups.length > 1, added]).toEqual([true, totalTimeInSeconds]);
});

it('the time report can be filtered by a project of its days, and added up by day and task', async () => {
  connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const [project] = (await shown(filtered({ period: 'lastMonth' }))).projects;
  const projectId = project?.projectId ?? '';
  const search = filtered({ period: 'lastMonth', projectId, isCumulative: 'yes' });
  const { rows, projects } = await shown(search);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every((row) => row.projectId === projectId)).toBe(true);
  expect(rows[0]).toHaveProperty('totalTimeTakenInTaskInSeconds');
  expect(projects.length).toBeGreaterThan(1);
});

it('an invalid id in an address does not filter the report', async () => {
  const { bodies } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const address = { 'filter.period': 'today', 'filter.projectId': 'abc', 'filter.teamIds': 'x,y' };
  await shown(parseSearch(address, timeReportFields));
  expect(bodies[0]).toMatchObject({ period: 'today', projectIds: [] });
  expect(bodies[0]).not.toHaveProperty('teamIds');
});

it('reversed days are rejected at the end date, and shown nowhere else', async () => {
  const { problems } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const actor = loadReport(filtered({ fromDate: '2026-03-05', toDate: '2026-03-04' }));
  const { rejection } = (await waitFor(actor, (state) => state.matches('rejected'))).context;
  expect(Object.keys(rejection?.fields ?? {})).toEqual(['endDateAsString']);
  expect(problems).toEqual([]);
});

it('a year of everyone’s time is returned page by page', async () => {
  connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const days = { fromDate: '2025-03-12', toDate: '2026-03-11' };
  expect((await shown(filtered({ employee: 'All', ...days }))).rows).toHaveLength(10);
});
