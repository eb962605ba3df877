import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, parseSearch, type ListSearch } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './tag-report.test-model.ts';
import { tagReportFields } from './tag-report-search.ts';
import { tagReportMachine } from './tag-report.machine.ts';

testPaths(testModel);

/** A Wednesday: the demo world has entries earlier in that month. */
const clock = { now: () => Date.parse('2026-03-11T15:00:00.000Z') };

const filtered = (filters: Readonly<Record<string, string>>): ListSearch => ({
  ...firstPage,
  columnFilters: Object.entries(filters).map(([name, value]) => ({ name, value })),
});

const loadReport = (search: ListSearch) =>
  createActor(tagReportMachine, { input: { search } }).start();

const shown = async (search: ListSearch) => {
  const { response } = (await waitFor(loadReport(search), (state) => state.matches('shown')))
    .context;
  if (!response) throw new Error('A report that is shown has an answer.');
  return response;
};

it('an address without filters requests all tags of this month by project', async () => {
  const { bodies } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const { firstDay, lastDay, rows } = await shown(firstPage);
  expect(bodies[0]).toEqual({
    period: 'thisMonth',
    tagIds: [],
    employeeIds: [],
    projectIds: [],
    groupBy: 'Project',
    page: 1,
    pageSize: 10,
    sort: null,
  });
  expect([firstDay, lastDay]).toEqual(['2026-03-01', '2026-03-11']);
  expect(rows[0]).toHaveProperty('projectCode');
});

it('the tag report rows are those of one page, the totals and the filter options those of all', async () => {
  connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const search = filtered({ period: 'lastMonth', groupBy: 'Employee' });
  const { rows, total, tags, totalTimeInSeconds, filters } = await shown(search);
  expect(rows).toHaveLength(10);
  expect(total).toBeGreaterThan(10);
  const ofPage = rows.reduce((sum, row) => sum + row.totalTimeInSeconds, 0);
  expect(totalTimeInSeconds).not.toBe(ofPage);
  const ofTags = tags.reduce((sum, tag) => sum + tag.totalTimeInSeconds, 0);
  expect(ofTags).toBeGreaterThanOrEqual(totalTimeInSeconds);
  expect(filters?.tags.length).toBe(tags.length);
});

it('the tag report is filtered by tags, team, people and projects in its address', async () => {
  const { bodies } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const { tags, filters } = await shown(filtered({ period: 'lastMonth' }));
  const [tag] = tags;
  const [employee, project] = [filters?.employees[0], filters?.projects[0]];
  const address = {
    'filter.tagIds': tag?.tagId,
    'filter.employeeIds': employee?.employeeId,
    'filter.projectIds': project?.projectId,
    'filter.teamId': '00000000-0000-0000-0000-000000000000',
    'filter.fromDate': '2026-02-01',
    'filter.toDate': '2026-02-28',
    'filter.groupBy': 'Week',
    sort: '-totalPercentage',
  };
  await shown(parseSearch(address, tagReportFields));
  expect(bodies.at(-1)).toMatchObject({
    tagIds: [tag?.tagId],
    teamIds: ['00000000-0000-0000-0000-000000000000'],
    employeeIds: [employee?.employeeId],
    projectIds: [project?.projectId],
    startDateAsString: '2026-02-01',
    endDateAsString: '2026-02-28',
    groupBy: 'Week',
    sort: '-totalPercentage',
  });
});

it('an invalid id or day in an address does not filter the tag report', async () => {
  const { bodies } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const address = {
    'filter.tagIds': 'abc',
    'filter.teamId': 'x',
    'filter.fromDate': 'yesterday',
    'filter.groupBy': 'Colour',
  };
  await shown(parseSearch(address, tagReportFields));
  expect(bodies[0]).toMatchObject({ tagIds: [], groupBy: 'Project' });
  expect(bodies[0]).not.toHaveProperty('teamIds');
  expect(bodies[0]).not.toHaveProperty('startDateAsString');
});

it('reversed days of a tag report are rejected at the end date, and shown nowhere else', async () => {
  const { problems } = connectAs(await createNodeServer({ clock }), 'ava', 'aster');
  const actor = loadReport(filtered({ fromDate: '2026-03-05', toDate: '2026-03-04' }));
  const { rejection } = (await waitFor(actor, (state) => state.matches('rejected'))).context;
  expect(Object.keys(rejection?.fields ?? {})).toEqual(['endDateAsString']);
  expect(problems).toEqual([]);
});
