import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAbsence } from './absence.fixtures.ts';
import { testModel } from './absence-form.test-model.ts';
import {
  emptyAbsence,
  toAbsenceBody,
  toAbsenceForm,
  validateAbsence,
  type Absence,
  type AbsenceForm,
} from './absence.ts';

testPaths(testModel);

const sample: AbsenceForm = {
  firstDay: '2033-05-02',
  lastDay: '2033-05-06',
  isHalfDay: false,
  kind: 'Vacation',
  note: 'Away',
};

testLimits({
  schema: getSchema(contract, 'AbsenceChange'),
  example: { note: sample.note, kind: 'Vacation', firstDay: '2033-05-02', lastDay: '2033-05-06' },
  check: (form) => validateAbsence({ ...sample, ...(form as Partial<AbsenceForm>) }),
  buildBody: (form) => ({ id: exampleAbsence.id, isHalfDay: false, ...form }),
});

it('a last day before the first one is an error, and correcting the first day clears it', () => {
  const actor = createActor(testModel.machine, { input: { parentId: '', part: null } }).start();
  actor.send({ type: 'form.changed', change: { ...sample, firstDay: '2033-05-09' } });
  actor.send({ type: 'SAVE' });
  expect(actor.getSnapshot().context.errors).toEqual({ lastDay: { rule: 'beforeStart' } });
  actor.send({ type: 'form.changed', change: { firstDay: '2033-05-06' } });
  expect(actor.getSnapshot().context.errors).toEqual({});
});

it('only a single day is sent as a half one', () => {
  expect(toAbsenceBody({ ...sample, isHalfDay: true }).isHalfDay).toBe(false);
  const single = { ...sample, isHalfDay: true, lastDay: sample.firstDay };
  expect(toAbsenceBody(single).isHalfDay).toBe(true);
});

describe('an absence on the reference server', () => {
  let server: ServerWithScenario;
  beforeEach(async () => {
    server = await createNodeServer();
    connectAs(server, 'ava', 'aster');
  });

  const query = { from: '2033-01-01', to: '2033-12-31', employeeId: 'employee-ava' };
  const list = async () => (await api.listAbsences({ query })).absences;

  function opened(part: Absence | null) {
    const input = { parentId: 'employee-ava', part };
    const actor = createActor(testModel.machine, { input }).start();
    const save = async (change: Partial<AbsenceForm>) => {
      actor.send({ type: 'form.changed', change });
      actor.send({ type: 'SAVE' });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
    return { actor, save };
  }

  const added = async () => {
    await opened(null).save(sample);
    const [absence] = await list();
    if (!absence) throw new Error('Expected an absence, but there is none.');
    return absence;
  };

  it('a new absence is saved once, however often Save is pressed', async () => {
    const { actor, save } = opened(null);
    actor.send({ type: 'form.changed', change: sample });
    actor.send({ type: 'SAVE' });
    expect((await save({})).value).toBe('saved');
    expect(await list()).toMatchObject([{ ...sample, version: 1 }]);
  });

  it('a second absence on the same days is rejected at its first day', async () => {
    await added();
    const { value, context } = await opened(null).save(sample);
    expect(value).toEqual({ editing: 'filling' });
    expect(Object.keys(context.errors)).toEqual(['firstDay']);
  });

  it('the form keeps what was typed while the server is down, and saves it later', async () => {
    const { save } = opened(await added());
    server.setScenario(down);
    const failed = await save({ note: 'Later' });
    expect([failed.context.failure?.kind, failed.context.form.note]).toEqual(['down', 'Later']);
    server.setScenario(healthy);
    expect((await save({})).value).toBe('saved');
    expect(await list()).toMatchObject([{ note: 'Later', version: 2 }]);
  });

  it('an absence that someone else has changed is overwritten only after a decision', async () => {
    const absence = await added();
    const { actor, save } = opened(absence);
    await opened(absence).save({ kind: 'Training' });
    const { value, context } = await save({ note: 'Mine' });
    expect(value).toEqual({ editing: 'stale' });
    expect(context.theirFields).toEqual(['kind']);
    actor.send({ type: 'form.overwrite' });
    await waitFor(actor, (state) => state.matches('saved'));
    expect(await list()).toMatchObject([{ note: 'Mine', kind: 'Vacation', version: 3 }]);
  });
});

it('the form of an absence is its record', () => {
  expect(toAbsenceForm(exampleAbsence)).toEqual({
    ...emptyAbsence,
    firstDay: '2026-03-09',
    lastDay: '2026-03-13',
    kind: 'Vacation',
    note: 'Phone only in the evening.',
  });
});
