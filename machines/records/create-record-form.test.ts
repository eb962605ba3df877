import * as v from 'valibot';
import { createActor, fromPromise, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { Problem } from '#openapi/client/index.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { getDraft, createRecordFormTestModel } from '../testing/record-test-models.ts';
import { createRecordForm } from './create-record-form.ts';
import {
  isChanged,
  buildDraft,
  buildDraftSchema,
  theirChanges,
  type LoadedForm,
} from './form-values.ts';

/** A form with a field of each type, and with people to select from. */
type Visit = {
  title: string;
  day: string | null;
  guests: readonly string[];
  rows: readonly { what: string; cost: string }[];
  address: { city: string; isInside: boolean };
  scan: File | null;
};

const empty: Visit = {
  title: '',
  day: null,
  guests: [],
  rows: [],
  address: { city: '', isInside: false },
  scan: null,
};
const saved: Visit = {
  ...empty,
  title: 'Fair',
  guests: ['ava'],
  rows: [{ what: 'Train', cost: '20' }],
  address: { city: 'Berlin', isInside: true },
};
const people = ['ava', 'kira'];

/** A simulated server: each save increments the version. */
function createServer() {
  let record = { form: saved, version: 1 };
  return {
    record: () => record,
    change: (change: Partial<Visit>) => {
      record = { form: { ...record.form, ...change }, version: record.version + 1 };
    },
    form: (choices: () => Promise<readonly string[]> = async () => people) =>
      createRecordForm<Visit, readonly string[]>({
        id: 'visit-form',
        description: 'A form of the test.',
        emptyForm: empty,
        validate: ({ title }) => (title === '' ? { title: { rule: 'required' } } : {}),
        loadForm: fromPromise<LoadedForm<Visit>, { id: string | null }>(async () => record),
        saveForm: fromPromise(async ({ input: { form, version } }) => {
          const response = { errorMessages: ['Kira Novak has changed this.'] };
          if (version !== record.version) throw new Problem('conflict', 409, { response });
          record = { form, version: version + 1 };
          return null;
        }),
        loadChoices: fromPromise(choices),
      }),
  };
}

const input = { id: 'one', sourceId: null, persisted: null };

async function opened(server = createServer()) {
  const actor = createActor(server.form(), { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  return {
    actor,
    settled,
    context: () => actor.getSnapshot().context,
    fill: (change: Partial<Visit>) => actor.send({ type: 'form.changed', change }),
  };
}

testPaths(
  createRecordFormTestModel(createServer().form(), {
    valid: saved,
    broken: { title: '' },
    id: 'one',
    choices: people,
    rules: [],
  }),
);

describe('a form with options', () => {
  it('the form with options waits for the record and for its options', async () => {
    const { promise, resolve } = Promise.withResolvers<readonly string[]>();
    const actor = createActor(
      createServer().form(() => promise),
      { input },
    ).start();
    await waitFor(actor, ({ context }) => context.read === 'record');
    expect(actor.getSnapshot().value).toBe('loading');
    resolve(people);
    const { context } = await waitFor(actor, (state) => state.hasTag('editable'));
    expect([context.form, context.choices]).toEqual([saved, people]);
  });

  it('the form with options is unavailable when its options fail to load, and can be retried', async () => {
    const failing = () => Promise.reject(new Problem('down', 503));
    const actor = createActor(createServer().form(failing), { input }).start();
    const { value, context } = await waitFor(actor, (state) => state.status === 'done');
    expect([value, context.cause]).toEqual(['unavailable', expect.anything()]);
  });
});

describe('a form of lists and nested values', () => {
  it('the form is unsaved only while a value differs, at any depth', async () => {
    const { context, fill } = await opened();
    fill({ address: { city: 'Berlin', isInside: true }, rows: [{ what: 'Train', cost: '20' }] });
    expect(isChanged(context())).toBe(false);
    fill({ rows: [{ what: 'Train', cost: '21' }] });
    expect(isChanged(context())).toBe(true);
  });

  it('a stale form keeps what only one side has changed', async () => {
    const server = createServer();
    const { actor, context, fill, settled } = await opened(server);
    fill({ rows: [...saved.rows, { what: 'Hotel', cost: '90' }], guests: ['ava', 'kira'] });
    server.change({ address: { city: 'Bonn', isInside: true }, guests: ['kira'] });
    actor.send({ type: 'SAVE' });
    expect((await settled()).value).toBe('conflict');
    expect(theirChanges(context())).toEqual(['guests', 'address']);
    actor.send({ type: 'conflict.keepMine' });
    expect((await settled()).value).toBe('saved');
    expect(server.record().form).toMatchObject({
      rows: [{ what: 'Train' }, { what: 'Hotel' }],
      guests: ['ava', 'kira'],
      address: { city: 'Bonn' },
    });
  });

  it('the form is persisted on the device completely, except for its files', async () => {
    const { context, fill } = await opened();
    const scan = new File(['a'], 'a.txt');
    fill({ scan, guests: ['kira'], day: '2026-03-03' });
    const persisted: unknown = JSON.parse(JSON.stringify(buildDraft(context(), false)));
    expect(persisted).toMatchObject({ form: { scan: null, guests: ['kira'], day: '2026-03-03' } });
    const schema = buildDraftSchema(empty, {
      day: v.nullable(v.string()),
      guests: v.array(v.string()),
      rows: v.array(v.strictObject({ what: v.string(), cost: v.string() })),
    });
    expect(v.is(schema, persisted)).toBe(true);
    expect(v.is(schema, { ...getDraft({ ...saved, guests: [1] }) })).toBe(false);
  });
});
