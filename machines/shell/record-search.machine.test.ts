import { beforeEach, describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createNodeServer } from '#mocks/node.ts';
import { healthyNetwork } from '#mocks/scenarios/scenarios.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { timelineFrom, type Timeline } from '../testing/timeline.ts';
import type { RecordKind, RecordSources } from './found-records.ts';
import { testModel } from './record-search.test-model.ts';
import { recordSearchMachine } from './record-search.machine.ts';

testPaths(testModel);

const all: RecordSources = {
  assets: 'assets',
  people: 'assignees',
  teams: 'teams',
  projects: 'analyzedProjects',
  vendors: 'vendors',
};

let timeline: Timeline;
let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  timeline = timelineFrom('2026-03-04T09:00:00.000Z');
  server = await createNodeServer({ clock: timeline });
});

function openSearch(personId: string, sources: RecordSources) {
  const requests = connectAs(server, personId, 'aster');
  const actor = createActor(recordSearchMachine, {
    input: { sources },
    clock: timeline.waits,
  }).start();
  const getState = (kind: RecordKind) => actor.getSnapshot().children[kind]?.getSnapshot();
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  const search = async (text: string) => {
    type(text);
    timeline.advance(250);
    // The parent gets no events from its children: the test waits for each of them.
    for (const child of Object.values(actor.getSnapshot().children)) {
      if (child) await waitFor(child, (state) => !state.hasTag('busy'));
    }
  };
  const titles = (kind: RecordKind) =>
    getState(kind)?.context.found.records.map((one) => one.title);
  return { actor, requests, getState, type, search, titles };
}

describe('the record search', () => {
  it('the record search finds every kind by the search or list of its area', async () => {
    const { search, titles, requests } = openSearch('ava', all);
    await search('laptop');
    const codes = titles('assets') ?? [];
    const last = codes.at(-1) ?? '';
    expect(codes.length).toBeGreaterThan(1);
    await search(last);
    expect(titles('assets')?.[0]).toBe(last);
    await search('design');
    expect(titles('teams')).toEqual(['Design']);
    await search('bytewise');
    expect(titles('vendors')).toEqual(['Bytewise']);
    await search('ben okafor');
    expect(titles('people')).toEqual(['Ben Okafor']);
    expect(new Set(requests.calls.map((call) => call.split('?')[0]))).toEqual(
      new Set([
        'POST /aster/Asset/assets',
        'GET /aster/Asset/assetHolders',
        'GET /aster/team',
        'POST /aster/project/analytics',
        'GET /aster/vendor',
      ]),
    );
  });

  it('the record search finds projects by words of code and name, without accents', async () => {
    const { search, getState } = openSearch('ben', { projects: 'projects' });
    await search('páyroll as-004');
    const found = getState('projects')?.context.found;
    expect(found?.records.map(({ hint, title }) => [hint, title])).toEqual([
      ['AS-004', 'Payroll switch'],
    ]);
  });

  it('the record search finds analyzed projects by code and by name, at any level of the tree', async () => {
    const { search, titles, getState } = openSearch('ava', { projects: 'analyzedProjects' });
    await search('as-00');
    const [first] = getState('projects')?.context.found.records ?? [];
    expect(first?.hint).toMatch(/^AS-00/);
    await search(first?.title ?? '');
    expect(titles('projects')).toContain(first?.title);
  });

  it('the record search finds the projects that a user may book time on, each once', async () => {
    const { search, getState } = openSearch('ben', { projects: 'bookableProjects' });
    await search('as-00');
    const ids = getState('projects')?.context.found.records.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('the record search finds the tasks that a user may book time on, with their work', async () => {
    const { search, getState } = openSearch('ben', { work: 'bookableTasks' });
    await search('as-00');
    const records = getState('work')?.context.found.records ?? [];
    expect(records.length).toBeGreaterThan(0);
    expect(records.every(({ id, work }) => work?.taskId === id)).toBe(true);
  });

  it('the record search finds the people whose time a team lead may report', async () => {
    const { search, titles } = openSearch('grace', { people: 'reportedPeople' });
    await search('okafor');
    expect(titles('people')).toEqual(['Ben Okafor']);
  });

  it('the record search sends nothing for a single letter, and one request for continuous typing', async () => {
    const { type, search, requests, actor } = openSearch('ava', { teams: 'teams' });
    type('p');
    expect(actor.getSnapshot().value).toBe('idle');
    type('pl');
    timeline.advance(100);
    await search('pla');
    expect(requests.calls).toHaveLength(1);
  });

  it('the record search shows the results of other kinds when one fails, and retries the failed one', async () => {
    server.setScenario({ ...healthyNetwork, operation: 'getVendors', status: 503 });
    const { actor, search, getState, titles, requests } = openSearch('ava', all);
    await search('ben okafor');
    expect(titles('people')).toEqual(['Ben Okafor']);
    expect(getState('vendors')?.value).toBe('failed');
    expect(getState('vendors')?.context.cause).toBe('down');
    expect(requests.problems).toEqual([]);
    server.setScenario(healthyNetwork);
    actor.send({ type: 'retry' });
    const { vendors } = actor.getSnapshot().children;
    if (vendors) await waitFor(vendors, (state) => state.matches('found'));
    expect(requests.calls.filter((call) => call === 'GET /aster/vendor')).toHaveLength(2);
    expect(requests.calls.filter((call) => call === 'GET /aster/team')).toHaveLength(1);
  });

  it('the record search clears its results when the text is cleared', async () => {
    const { type, search, titles, getState } = openSearch('ava', { people: 'assignees' });
    await search('ben');
    type('');
    expect(titles('people')).toEqual([]);
    expect(getState('people')?.value).toBe('idle');
  });
});
