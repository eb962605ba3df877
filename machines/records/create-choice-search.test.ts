import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../testing/connect.ts';
import { serverError } from '../testing/fixtures.ts';
import { after, done, failed } from '../testing/paths.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { createChoiceSearch, type Choice, type FoundChoices } from './create-choice-search.ts';

/** The first five people of a tenant, by name. */
const machine = createChoiceSearch({
  id: 'person-search',
  description: 'The people of the tenant.',
  searchChoices: fromPromise<FoundChoices, { text: string }>(
    async ({ input: { text }, signal }) => {
      const columnFilters = text === '' ? [] : [{ name: 'fullName', value: text }];
      const body = { page: 1, pageSize: 10 as const, sort: 'fullName', columnFilters };
      const { employees, totalCount } = await api.searchEmployees({ body, signal });
      const choices = employees.map(({ id, fullName }) => ({ id, label: fullName }));
      return { choices: choices.slice(0, 5), totalCount };
    },
  ),
});

const ben: Choice = { id: 'ben', label: 'Ben Okafor' };

testPaths({
  machine,
  inputs: [{ selected: null }],
  events: [
    { type: 'list.opened' },
    { type: 'list.closed' },
    { type: 'text.typed', text: 'be' },
    { type: 'text.typed', text: 'ben' },
    { type: 'choice.made', choice: ben },
    { type: 'retry' },
    after('pause', 'person-search.open.typing'),
    done('searchChoices', { choices: [ben], totalCount: 1 }),
    failed('searchChoices', serverError),
  ],
  rules: [],
});

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
});

function startActor(selected: Choice | null = null) {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { selected }, clock }).start();
  const type = (text: string) => actor.send({ type: 'text.typed', text });
  const settled = async () => {
    const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
    return context.choices.map(({ label }) => label);
  };
  const requested = () =>
    observed.bodies.map((body) => (body as { columnFilters: { value: string }[] }).columnFilters);
  return { actor, clock, type, settled, requested };
}

describe('options that the server finds', () => {
  it('options are requested when typing pauses, not at each key', async () => {
    const { clock, type, settled, requested } = startActor();
    for (const text of ['b', 'be', 'ben']) {
      type(text);
      clock.increment(249);
    }
    expect(requested()).toEqual([]);
    clock.increment(1);
    expect(await settled()).toEqual(['Ben Okafor']);
    expect(requested()).toEqual([[{ name: 'fullName', value: 'ben' }]]);
  });

  it('options are the first of all when nothing is typed yet', async () => {
    const { actor, settled, requested } = startActor(ben);
    actor.send({ type: 'list.opened' });
    expect((await settled()).length).toBe(5);
    // So that the person knows that typing finds more.
    expect(actor.getSnapshot().context.totalCount).toBeGreaterThan(5);
    expect(requested()).toEqual([[]]);
  });

  it('options are only those of the latest text, and the previous request is aborted', async () => {
    const responses = new Map<string, (found: FoundChoices) => void>();
    const aborted: string[] = [];
    const slow = createChoiceSearch({
      id: 'slow-search',
      description: 'Responses arrive when the test sends them.',
      searchChoices: fromPromise<FoundChoices, { text: string }>(({ input: { text }, signal }) => {
        signal.addEventListener('abort', () => aborted.push(text));
        return new Promise((resolve) => responses.set(text, resolve));
      }),
    });
    const clock = new SimulatedClock();
    const actor = createActor(slow, { input: { selected: null }, clock }).start();
    for (const text of ['a', 'b']) {
      actor.send({ type: 'text.typed', text });
      clock.increment(250);
    }
    responses.get('b')?.({ choices: [ben], totalCount: 1 });
    responses.get('a')?.({ choices: [], totalCount: 0 });
    const { context } = await waitFor(actor, (state) => state.matches({ open: 'found' }));
    expect([aborted, context.choices]).toEqual([['a'], [ben]]);
  });

  it('options can be requested again when the server is down, and the typed text stays', async () => {
    const { actor, clock, type, settled } = startActor();
    server.setScenario(down);
    type('ben');
    clock.increment(250);
    await settled();
    expect(actor.getSnapshot().matches({ open: 'failed' })).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ typed: 'ben', cause: 'down' });
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    expect(await settled()).toEqual(['Ben Okafor']);
  });

  it('options are not requested after the list is closed, which shows the selection', async () => {
    const { actor, clock, type, requested } = startActor(ben);
    type('ki');
    actor.send({ type: 'list.closed' });
    clock.increment(1000);
    expect(requested()).toEqual([]);
    expect(actor.getSnapshot().context).toMatchObject({ typed: null, selected: ben });
  });
});
