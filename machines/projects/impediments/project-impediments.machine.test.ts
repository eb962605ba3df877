import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { exampleImpediments } from '../parts/project-extras.fixtures.ts';
import {
  listImpediments,
  validateImpediment,
  validateResolution,
  type Impediment,
} from './project-impediment.ts';
import type { ProjectPartReport } from '../parts/project-part.ts';
import { testModel } from './project-impediments.test-model.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;
let projectId: string;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ava', 'aster');
  projectId = crypto.randomUUID();
  await api.createProject({ body: { id: projectId, code: 'KIT-1', name: 'Kit', description: '' } });
  observed.calls.length = 0;
});

const list = async () =>
  (await api.getProjectImpediments({ path: { projectId } })).projectImpediments;

const raiseOne = async (impediments = 'No server') =>
  (await api.addImpediment({ body: { projectId, impediments } })).projectImpediment as Impediment;

/** The part's machine with its opened list; the server may be down from then on. */
async function start(scenario = healthy) {
  const report = { send: vi.fn<(event: ProjectPartReport) => void>() };
  const detail = await api.getProject({ path: { id: projectId } });
  const input = { detail, employeeId: 'employee-ava', clock: { now: () => 0 }, report };
  const actor = createActor(testModel.machine, { input }).start();
  observed.calls.length = 0;
  server.setScenario(scenario);
  actor.send({ type: 'impediments.open' });
  return { actor, report };
}

const isShown = (state: { matches: (value: { list: 'shown' }) => boolean }) =>
  state.matches({ list: 'shown' });

describe('the impediments of a project', () => {
  it('the list loads once its tab is opened, and again when the project has changed', async () => {
    await raiseOne();
    const { actor } = await start();
    await waitFor(actor, isShown);
    actor.send({ type: 'impediments.open' });
    expect(observed.calls).toHaveLength(1);
    expect(actor.getSnapshot().context.impediments).toMatchObject([{ impediments: 'No server' }]);
    await raiseOne('No power');
    const { detail } = actor.getSnapshot().context;
    actor.send({ type: 'project.updated', detail });
    await waitFor(actor, isShown);
    expect(actor.getSnapshot().context.impediments).toHaveLength(2);
  });

  it('the list can be loaded again after a failure', async () => {
    const { actor } = await start(down);
    await waitFor(actor, (state) => !state.hasTag('busy'));
    server.setScenario(healthy);
    actor.send({ type: 'retry' });
    await waitFor(actor, isShown);
    expect(actor.getSnapshot().context.impediments).toEqual([]);
  });

  it('the line raises an impediment once and is empty again', async () => {
    const { actor, report } = await start();
    await waitFor(actor, isShown);
    const { line } = actor.getSnapshot().children;
    line?.send({ type: 'form.changed', change: { impediments: ' No server ' } });
    line?.send({ type: 'SAVE' });
    line?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.context.impediments?.length === 1);
    expect(report.send.mock.calls).toEqual([[{ type: 'project.changed' }]]);
    expect(await list()).toMatchObject([{ impediments: 'No server', creatorName: 'Ava Stone' }]);
    const { line: next } = actor.getSnapshot().children;
    expect(next).not.toBe(line);
    expect(next?.getSnapshot().context.form).toEqual({ impediments: '' });
  });

  it('the list loads once after the person’s own change, and again after someone else’s', async () => {
    const { actor } = await start();
    await waitFor(actor, isShown);
    const { line } = actor.getSnapshot().children;
    line?.send({ type: 'form.changed', change: { impediments: 'No server' } });
    line?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => isShown(state) && state.context.impediments?.length === 1);
    const loads = () =>
      observed.calls.filter((call) => call.includes('GET') && call.includes('mpediments')).length;
    const before = loads();
    const detail = await api.getProject({ path: { id: projectId } });
    actor.send({ type: 'project.updated', detail });
    expect(isShown(actor.getSnapshot())).toBe(true);
    expect(loads()).toBe(before);
    actor.send({ type: 'project.updated', detail });
    await waitFor(actor, isShown);
    expect(loads()).toBe(before + 1);
  });

  it('the list loads again when someone else’s change comes with the person’s own', async () => {
    const { actor } = await start();
    await waitFor(actor, isShown);
    const { line } = actor.getSnapshot().children;
    line?.send({ type: 'form.changed', change: { impediments: 'No server' } });
    line?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => isShown(state) && state.context.impediments?.length === 1);
    await raiseOne('No power');
    const detail = await api.getProject({ path: { id: projectId } });
    actor.send({ type: 'project.updated', detail });
    const both = await waitFor(actor, (state) => state.context.impediments?.length === 2);
    expect(both.context.impediments?.map((each) => each.impediments)).toContain('No power');
  });

  it('the line keeps what was typed while the server is down', async () => {
    const { actor } = await start();
    await waitFor(actor, isShown);
    const { line } = actor.getSnapshot().children;
    line?.send({ type: 'form.changed', change: { impediments: 'No server' } });
    server.setScenario(down);
    line?.send({ type: 'SAVE' });
    if (line) await waitFor(line, (state) => !state.hasTag('busy'));
    expect(line?.getSnapshot().context).toMatchObject({
      form: { impediments: 'No server' },
      failure: { kind: 'down' },
    });
    server.setScenario(healthy);
    line?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.context.impediments?.length === 1);
  });

  it('an impediment is edited, and resolved with a word', async () => {
    const impediment = await raiseOne();
    const { actor } = await start();
    actor.send({ type: 'impediment.edit', impediment });
    const { change } = actor.getSnapshot().children;
    change?.send({ type: 'form.changed', change: { impediments: 'No server at all' } });
    change?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches({ dialog: 'closed' }));
    actor.send({ type: 'impediment.resolve', impediment });
    const { resolution } = actor.getSnapshot().children;
    resolution?.send({ type: 'form.changed', change: { resolution: 'It is back.' } });
    resolution?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.context.impediments?.[0]?.isResolved === true);
    expect(await list()).toMatchObject([
      { impediments: 'No server at all', resolution: 'It is back.', resolverName: 'Ava Stone' },
    ]);
  });

  it('a second resolution says so, keeps the word, and offers no overwriting', async () => {
    const impediment = await raiseOne();
    const { actor } = await start();
    actor.send({ type: 'impediment.resolve', impediment });
    const { resolution } = actor.getSnapshot().children;
    await api.resolveImpediment({ path: { id: impediment.id }, body: { resolution: 'Theirs' } });
    resolution?.send({ type: 'form.changed', change: { resolution: 'Mine' } });
    resolution?.send({ type: 'SAVE' });
    if (!resolution) throw new Error('Expected a dialog, found none.');
    const rejected = await waitFor(resolution, (state) => !state.hasTag('busy'));
    expect(rejected.matches({ editing: 'filling' })).toBe(true);
    expect(rejected.context.form).toEqual({ resolution: 'Mine' });
    expect(rejected.context.failure?.message).toBe('The impediment is already resolved.');
    resolution.send({ type: 'CANCEL' });
    await waitFor(actor, (state) => state.context.impediments?.[0]?.resolution === 'Theirs');
  });

  it('an impediment that was deleted meanwhile can’t be resolved; the word stays', async () => {
    const impediment = await raiseOne();
    const { actor } = await start();
    actor.send({ type: 'impediment.resolve', impediment });
    const { resolution } = actor.getSnapshot().children;
    if (!resolution) throw new Error('Expected a dialog, found none.');
    await api.deleteImpediment({ path: { id: impediment.id } });
    resolution.send({ type: 'form.changed', change: { resolution: 'Mine' } });
    resolution.send({ type: 'SAVE' });
    const rejected = await waitFor(resolution, (state) => !state.hasTag('busy'));
    expect(rejected.hasTag('parentDeleted')).toBe(true);
    expect(rejected.context.form).toEqual({ resolution: 'Mine' });
    expect(rejected.context.rejection).toBe('This impediment was not found.');
  });

  it('a deleted impediment leaves the list', async () => {
    const impediment = await raiseOne();
    const { actor } = await start();
    await waitFor(actor, isShown);
    actor.send({ type: 'impediment.delete', impediment });
    actor.getSnapshot().children.deletion?.send({ type: 'YES' });
    await waitFor(actor, (state) => state.context.impediments?.length === 0);
    expect(await list()).toEqual([]);
  });
});

describe('what is shown of impediments', () => {
  it('unresolved impediments come first, and alone by default', () => {
    const mixed = exampleImpediments.toReversed();
    const texts = listImpediments(mixed, 'all').map(({ isResolved }) => isResolved);
    expect(texts).toEqual([false, false, true]);
    expect(listImpediments(mixed, 'open')).toHaveLength(2);
  });
});

describe('the validation of an impediment', () => {
  testLimits({
    schema: getSchema(contract, 'ImpedimentInput'),
    example: { impediments: 'No server' },
    buildBody: ({ impediments }) => ({
      projectId: '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d01',
      impediments,
    }),
    check: validateImpediment,
  });
});

describe('the validation of a resolution', () => {
  testLimits({
    schema: getSchema(contract, 'ImpedimentResolution'),
    example: { resolution: 'It is back.' },
    check: validateResolution,
  });
});
