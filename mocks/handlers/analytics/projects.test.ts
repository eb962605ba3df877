import { beforeAll, describe, expect, it } from 'vitest';
import type { components } from '@atrium/contract/generated/types.ts';
import { requestFor, startServer, type TestServer } from '../../testing/harness.ts';
import { now } from '../../testing/timesheets.ts';
import { givenProjects } from './projects.fixtures.ts';

type Node = components['schemas']['ProjectAnalyticsNode'];

/** Source: ANLYT-014, ANLYT-030, ANLYT-051. */
let server: TestServer;

beforeAll(async () => {
  server = await startServer(now);
  await givenProjects(server);
});

const shape = (nodes: readonly Node[]): unknown =>
  nodes.map(({ projectName, subProjects }) =>
    subProjects.length > 0 ? { [projectName]: shape(subProjects) } : projectName,
  );

/** The tree for filters; each filter repeats its name in the query. */
async function tree(personId: string, ...selected: string[]): Promise<unknown> {
  const token = await server.tokenFor(personId);
  const bare = requestFor(server.apiAddress, 'getProjectAnalytics', {}, token);
  const search = new URLSearchParams(selected.map((each) => ['selectedFilters', each]));
  const response = await server.fetch(new Request(`${bare.url}?${search.toString()}`, bare));
  const { projectAnalytics } = (await response.json()) as { projectAnalytics: Node[] };
  return shape(projectAnalytics);
}

describe('the list of project analytics', () => {
  it('the project analytics list is by default the tree of the projects accessible to the user', async () => {
    const accessible = [{ Portal: [{ Design: ['Icons'] }] }, 'Billing'];
    expect(await tree('ben')).toEqual(accessible);
    expect(await tree('ben', 'AccessibleToMe')).toEqual(accessible);
    expect(await tree('leo')).toEqual([{ Design: ['Icons'] }]);
  });

  it('the project analytics list contains all projects for administrators, also without an employee record', async () => {
    const all = [{ Portal: [{ Design: ['Icons'] }] }, 'Billing', 'Secret'];
    expect(await tree('ava')).toEqual(all);
    expect(await tree('kira')).toEqual(all);
  });

  it.each([
    ['OnWatchlist', ['Icons']],
    ['OwnedByMe', ['Portal']],
    ['ProgressingInTheLastWeek', ['Design']],
    ['StoppedInTheLastWeek', ['Billing']],
    ['Impedimented', ['Billing']],
  ])('the project analytics list can be filtered: %s', async (filter, expected) => {
    expect(await tree('ben', filter)).toEqual(expected);
  });

  it('the project analytics list shows what matches all filters', async () => {
    expect(await tree('ben', 'Impedimented', 'StoppedInTheLastWeek')).toEqual(['Billing']);
    expect(await tree('ben', 'Impedimented', 'OwnedByMe')).toEqual([]);
    expect(await tree('ava', 'Impedimented')).toEqual(['Billing', 'Secret']);
  });

  it('the project analytics list has no watched and no owned projects without an employee record', async () => {
    expect(await tree('kira', 'OnWatchlist')).toEqual([]);
    expect(await tree('kira', 'OwnedByMe')).toEqual([]);
  });

  it('any other filter of the list is rejected', async () => {
    const sent = { query: { selectedFilters: 'Finished' } };
    const errorBody = await server.expectError('ben', 'getProjectAnalytics', sent);
    expect(errorBody.status).toBe(400);
  });

  it('the project analytics list contains the time of each project itself, and the data that its filters require', async () => {
    const { projectAnalytics } = await server.request('ben', 'getProjectAnalytics');
    const readActual = (nodes: readonly Node[]): unknown[] =>
      nodes.flatMap(({ subProjects, id: _id, code: _code, ...facts }) => [
        Object.values(facts),
        ...readActual(subProjects),
      ]);
    expect(readActual(projectAnalytics)).toEqual([
      ['Portal', 0, true, false, 0],
      ['Design', 12_900, false, false, 0],
      ['Icons', 3_600, false, true, 0],
      ['Billing', 3_600, false, false, 1],
    ]);
  });
});
