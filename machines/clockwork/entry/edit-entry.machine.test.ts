import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { timelineFrom } from '../../testing/timeline.ts';
import { testModel } from './edit-entry.test-model.ts';
import { editEntryMachine, type EditEntryInput } from './edit-entry.machine.ts';
import { merge, type Entry } from './entries.ts';

testPaths(testModel);

const date = '2026-03-04';
const timeZone = 'Europe/Berlin';
const clock = timelineFrom(`${date}T20:00:00.000Z`);
let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer({ clock });
  observed = connectAs(server, 'ben', 'aster');
});

const listed = async () => (await api.getClockWorkDay({ path: { date } })).clockWorkEntries;

/** The newest entry that has ended, and the one before it. */
async function lastTwo() {
  const [newest, older] = (await listed()).filter(({ endTime }) => endTime !== null);
  return [newest as Entry, older as Entry] as const;
}

function opened(of: EditEntryInput['of']) {
  const input = { clock, timeZone, of, newId: crypto.randomUUID(), persisted: null };
  const actor = createActor(editEntryMachine, { input }).start();
  const returned: Entry[] = [];
  const received: string[] = [];
  actor.on('*', (event) => received.push(event.type));
  actor.on('entries.changed', (event) => returned.push(...(event.returned ?? [])));
  observed.calls.length = 0;
  observed.bodies.length = 0;
  const saved = async () => {
    actor.send({ type: 'SAVE' });
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };
  return { actor, returned, saved, received };
}

/** Before working hours. */
const early = { from: `${date}T02:00:00.000Z`, until: `${date}T02:45:00.000Z` };

describe('adding a past entry', () => {
  it('a past entry is added with both its times', async () => {
    const { actor, returned, saved } = opened(early);
    actor.send({ type: 'form.changed', change: { description: ' Read the report ' } });
    expect((await saved()).value).toBe('saved');
    expect(returned).toMatchObject([
      { description: 'Read the report', startTime: early.from, endTime: early.until },
    ]);
  });

  it('a past entry needs both its times, and neither may be in the future', async () => {
    const { actor, saved } = opened({ from: null, until: null });
    expect((await saved()).context.errors).toEqual({
      startTime: { rule: 'required' },
      endTime: { rule: 'required' },
    });
    actor.send({
      type: 'form.changed',
      change: { startTime: `${date}T09:00`, endTime: `${date}T23:00` },
    });
    expect((await saved()).context.errors).toEqual({ endTime: { rule: 'inFuture' } });
    expect(observed.calls).toEqual([]);
  });

  it('a past entry with an overlong description stays typed, and is not sent', async () => {
    const { actor, saved } = opened(early);
    const description = 'x'.repeat(501);
    actor.send({ type: 'form.changed', change: { description } });
    const { context } = await saved();
    expect(context.errors).toEqual({ description: { rule: 'max', values: { max: 500 } } });
    expect(context.form.description).toBe(description);
    expect(observed.calls).toEqual([]);
  });

  it('a past entry with an overlap is rejected with the server’s message at the field', async () => {
    const [newest] = await lastTwo();
    const { actor, saved } = opened({ from: newest.startTime, until: newest.endTime });
    actor.send({ type: 'form.changed', change: { description: 'Twice' } });
    const { context } = await saved();
    expect(context.errors.startTime).toMatchObject({ message: expect.stringMatching(/overlap/) });
    expect(context.form.description).toBe('Twice');
  });

  describe('a rejected past entry', () => {
    async function rejectSave() {
      const [{ startTime, endTime }] = await lastTwo();
      const { actor, saved } = opened({ from: startTime, until: endTime });
      expect((await saved()).context.failure).toMatchObject({ kind: 'invalid' });
      return { actor, saved };
    }

    it('the error of a rejected entry is removed once its times are changed', async () => {
      const { actor } = await rejectSave();
      const change = { endTime: `${date}T23:00` };
      actor.send({ type: 'form.changed', change });
      expect(actor.getSnapshot().context).toMatchObject({ errors: {}, failure: null });
    });

    it('the error of a rejected entry stays until a save finds an error in another field', async () => {
      const { actor, saved } = await rejectSave();
      actor.send({ type: 'form.changed', change: { description: 'x'.repeat(501) } });
      expect(actor.getSnapshot().context.failure).toMatchObject({ kind: 'invalid' });
      const { errors, failure } = (await saved()).context;
      expect([Object.keys(errors), failure]).toEqual([['description'], null]);
    });
  });

  it('a past entry is added once, even if the response was lost and it is saved again', async () => {
    const { actor, saved, received } = opened(early);
    const { newId, form } = actor.getSnapshot().context;
    await api.postClockWork({
      body: {
        type: 'add',
        entryPayLoad: {
          id: newId,
          startTime: early.from,
          endTime: early.until,
          description: form.description,
          projectId: null,
          taskId: null,
        },
      },
    });
    expect((await saved()).value).toBe('saved');
    expect(received).toEqual(['day.outdated']);
    expect((await listed()).filter(({ startTime }) => startTime === early.from)).toHaveLength(1);
  });
});

describe('editing an entry', () => {
  it('the edit sends only changed fields, and an unchanged time keeps its seconds', async () => {
    const [newest] = await lastTwo();
    const { actor, returned, saved } = opened(newest);
    actor.send({ type: 'form.changed', change: { description: ' Read the report ' } });
    await saved();
    expect(observed.bodies).toEqual([
      {
        type: 'update',
        entryPayLoad: { id: newest.id, version: newest.version, description: 'Read the report' },
      },
    ]);
    expect(returned).toMatchObject([{ id: newest.id, description: 'Read the report' }]);
  });

  it('an entry within one minute can get a description and an earlier start', async () => {
    const [startTime, endTime] = [`${date}T02:00:10.000Z`, `${date}T02:00:40.000Z`];
    const id = crypto.randomUUID();
    const own = { id, startTime, endTime, description: 'Short', projectId: null, taskId: null };
    await api.postClockWork({ body: { type: 'add', entryPayLoad: own } });
    const short = (await listed()).find((entry) => entry.id === id) as Entry;
    const first = opened(short);
    first.actor.send({ type: 'form.changed', change: { description: 'Shorter' } });
    expect((await first.saved()).value).toBe('saved');
    const second = opened(first.returned[0] as Entry);
    second.actor.send({ type: 'form.changed', change: { startTime: `${date}T02:55` } });
    expect((await second.saved()).value).toBe('saved');
    expect(second.returned).toMatchObject([
      { description: 'Shorter', startTime: `${date}T01:55:00.000Z`, endTime },
    ]);
  });

  it('an entry gets new times and other work', async () => {
    const [newest] = await lastTwo();
    const { actor, returned, saved } = opened(newest);
    const work = null;
    const { startTime } = actor.getSnapshot().context.form;
    actor.send({ type: 'form.changed', change: { endTime: `${startTime.slice(0, 15)}9`, work } });
    expect((await saved()).value).toBe('saved');
    expect(returned).toMatchObject([{ projectId: null, taskId: null }]);
    expect(Object.keys(observed.bodies[0] as object)).toEqual(['type', 'entryPayLoad']);
  });

  it('an entry whose description was removed is called “Untitled Entry”, also after a reload', async () => {
    const [newest] = await lastTwo();
    const { actor, returned, saved } = opened(newest);
    actor.send({ type: 'form.changed', change: { description: ' ' } });
    await saved();
    expect(merge([newest], returned)[0]?.description).toBe('Untitled Entry');
    expect((await lastTwo())[0].description).toBe('Untitled Entry');
  });

  it('an entry without a description is called “Untitled Entry” once its form is saved unchanged', async () => {
    const { saved, returned } = opened(early);
    await saved();
    const [nameless] = returned;
    expect(nameless?.description).toBe('');
    const second = opened(nameless as Entry);
    expect((await second.saved()).value).toBe('saved');
    expect(second.returned).toMatchObject([{ id: nameless?.id, description: 'Untitled Entry' }]);
    const third = opened(second.returned[0] as Entry);
    expect((await third.saved()).value).toBe('closed');
  });

  it('a conflicting edit overwrites nothing: typed text stays and is saved over the latest version', async () => {
    const [newest] = await lastTwo();
    const { actor, saved, received } = opened(newest);
    actor.send({ type: 'form.changed', change: { description: 'Mine' } });
    await api.updateWorkStatus({ query: { isWFO: true }, body: [{ id: newest.id }] });
    const { context } = await saved();
    expect(context.form.description).toBe('Mine');
    expect([context.failure?.message, received]).toEqual([
      expect.stringMatching(/another tab/),
      ['entry.outdated'],
    ]);
    const [entry] = await lastTwo();
    actor.send({ type: 'entry.renewed', entry: { ...entry, projectId: null } });
    expect((await saved()).value).toBe('saved');
    expect((await lastTwo())[0]).toMatchObject({ description: 'Mine', entryAtWork: true });
  });

  it('an unchanged entry sends no request', async () => {
    const { saved, received } = opened((await lastTwo())[0]);
    expect((await saved()).value).toBe('closed');
    expect([observed.calls, received]).toEqual([[], ['edit.exited']]);
  });

  it('the edit stays typed while the server is down, and is saved once it is back', async () => {
    const { actor, saved } = opened((await lastTwo())[0]);
    actor.send({ type: 'form.changed', change: { description: 'Read the report' } });
    server.setScenario(down);
    expect((await saved()).context).toMatchObject({
      failure: { kind: 'down' },
      form: { description: 'Read the report' },
    });
    server.setScenario(healthy);
    expect((await saved()).value).toBe('saved');
  });

  it('a running entry continues without an end after an edit', async () => {
    const add = { description: 'One', projectId: null, taskId: null, endTime: null };
    const startTime = `${date}T19:59:59.000Z`;
    const { clockWorkEntries } = await api.postClockWork({
      body: { type: 'add', entryPayLoad: { id: crypto.randomUUID(), startTime, ...add } },
    });
    const { actor, saved, returned } = opened(clockWorkEntries[0] as Entry);
    actor.send({ type: 'form.changed', change: { description: 'Two' } });
    expect((await saved()).value).toBe('saved');
    expect(returned).toMatchObject([{ description: 'Two', endTime: null, startTime }]);
  });
});
