import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { createRecordForm } from '../records/create-record-form.ts';
import type { FieldOf, FormValues } from '../records/form-values.ts';
import { connectAs, down, fair, type Heard, type ServerInWeather } from './connect.ts';
import type { Guide } from './guide.ts';
import { provePaths } from './prove-paths.suite.ts';

interface FormUnderTest<Form extends FormValues> {
  guide: Guide<ReturnType<typeof createRecordForm<Form>>>;
  /** Makes a reference server with the demo world. */
  server: () => Promise<ServerInWeather>;
  /** A new record that the server takes. */
  sample: Form;
  /** Two changes of different fields, and the field that names the record. */
  mine: Partial<Form>;
  theirs: Partial<Form>;
  name: FieldOf<Form>;
  /** The records that there are, by id and name. */
  list: () => Promise<readonly { id: string; name: string }[]>;
}

/** What a person does with such a form. */
function handOf<Form extends FormValues>({ guide, sample, name, list }: FormUnderTest<Form>) {
  async function opened(id: string | null = null, copyOf: string | null = null) {
    const actor = createActor(guide.machine, { input: { id, copyOf, draft: null } });
    actor.start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settled();
    return {
      actor,
      settled,
      fill: (change: Partial<Form>) => actor.send({ type: 'form.changed', change }),
      save: async () => {
        actor.send({ type: 'SAVE' });
        return settled();
      },
    };
  }

  async function idOf(text: string): Promise<string> {
    const found = (await list()).find((record) => record.name === text);
    if (!found) throw new Error(`There is no record named ${text}.`);
    return found.id;
  }

  async function added(change: Partial<Form> = {}): Promise<string> {
    const { fill, save } = await opened();
    fill({ ...sample, ...change });
    expect((await save()).value).toBe('saved');
    return idOf(String({ ...sample, ...change }[name]));
  }

  const named = (text: string) => ({ [name]: text }) as Partial<Form>;
  return { opened, idOf, added, named };
}

/**
 * Declares the tests of a form made by `createRecordForm`, on the reference server as Ava at Aster
 * Labs: every way through its chart, and that nothing typed is lost in bad weather.
 */
export function proveRecordForm<Form extends FormValues>(form: FormUnderTest<Form>): void {
  const { guide, sample, mine, theirs, name, list } = form;
  const { opened, idOf, added, named } = handOf(form);
  provePaths(guide);

  let server: ServerInWeather;
  let heard: Heard;

  const writes = () => heard.calls.filter((call) => !call.startsWith('GET '));

  describe('the form', () => {
    beforeEach(async () => {
      server = await form.server();
      heard = connectAs(server, 'ava', 'aster');
    });

    it('saves a new record, once, however often Save is pressed', async () => {
      const before = (await list()).length;
      const { actor, fill, settled } = await opened();
      fill(sample);
      heard.calls.length = 0;
      actor.send({ type: 'SAVE' });
      actor.send({ type: 'SAVE' });
      expect((await settled()).value).toBe('saved');
      expect(writes()).toHaveLength(1);
      expect(await list()).toHaveLength(before + 1);
      expect(heard.told).toHaveLength(1);
    });

    it('sends nothing while something is wrong, and says what', async () => {
      const { actor, fill, save } = await opened();
      fill({ ...sample, ...named('   ') });
      heard.calls.length = 0;
      const { context } = await save();
      expect(Object.keys(context.faults)).toEqual([name]);
      expect(heard.calls).toEqual([]);
      fill(named('x'));
      expect(actor.getSnapshot().context.faults).toEqual({});
    });

    it('shows the record that is edited, and saves its changes', async () => {
      const id = await added();
      const { actor, fill, save } = await opened(id);
      expect(actor.getSnapshot().context.form).toEqual(sample);
      fill(mine);
      expect((await save()).value).toBe('saved');
      const again = await opened(id);
      expect(again.actor.getSnapshot().context.form).toEqual({ ...sample, ...mine });
    });

    it('begins a duplicate with the record, and saves it as another', async () => {
      const id = await added();
      const { actor, fill, save } = await opened(null, id);
      expect(actor.getSnapshot().context).toMatchObject({ id: null, version: null, form: sample });
      fill(named('Another name'));
      expect((await save()).value).toBe('saved');
      expect(await idOf('Another name')).not.toBe(id);
    });

    it('puts a name that is taken at its field, with everything that was typed', async () => {
      await added();
      const { fill, save } = await opened();
      fill(sample);
      const { value, context } = await save();
      expect(value).toEqual({ editing: 'filling' });
      expect(context.form).toEqual(sample);
      expect(context.faults).toEqual({ [name]: { words: expect.stringMatching(/\w/) } });
    });

    it('keeps what was typed while the server is down, and saves it later', async () => {
      const { fill, save } = await opened();
      fill(sample);
      server.setScenario(down);
      const { value, context } = await save();
      expect(value).toEqual({ editing: 'filling' });
      expect(context.form).toEqual(sample);
      expect(heard.problems.at(-1)?.kind).toBe('down');
      server.setScenario(fair);
      expect((await save()).value).toBe('saved');
    });

    it.each([
      ['mine.kept', { ...theirs, ...mine }],
      ['theirs.taken', { ...theirs, ...mine }],
    ] as const)(
      'that is stale shows who changed what; after %s both changes stand',
      async (answer, expected) => {
        const id = await added();
        const [one, other] = [await opened(id), await opened(id)];
        other.fill(theirs);
        await other.save();
        one.fill(mine);
        const { value, context } = await one.save();
        expect(value).toBe('conflict');
        expect(context.refusal).toContain('Ava Stone');
        one.actor.send({ type: answer });
        await one.settled();
        const after = answer === 'mine.kept' ? one.actor.getSnapshot() : await one.save();
        expect(after.value).toBe('saved');
        const { actor } = await opened(id);
        expect(actor.getSnapshot().context.form).toEqual({ ...sample, ...expected });
      },
    );

    it('of a record that is not there is not found', async () => {
      const { actor } = await opened('6f1c2a10-0000-4000-8000-0000000009ff');
      expect(actor.getSnapshot().value).toBe('notFound');
    });

    it('takes right-to-left text and emoji as they are', async () => {
      const text = 'خدمة ٢٤/٧ 🚀';
      const { actor } = await opened(await added(named(text)));
      expect(actor.getSnapshot().context.form[name]).toBe(text);
    });
  });
}

/** Declares what becomes of such a form when somebody deletes its record meanwhile. */
export function proveDeletedMeanwhile<Form extends FormValues>(
  form: FormUnderTest<Form> & { remove: (id: string) => Promise<unknown> },
): void {
  const { sample, mine, name, remove } = form;
  const { opened, idOf, added } = handOf(form);

  it('a form of a record that somebody has deleted keeps it, and can save it as new', async () => {
    connectAs(await form.server(), 'ava', 'aster');
    const id = await added();
    const { actor, fill, save, settled } = await opened(id);
    fill(mine);
    await remove(id);
    expect((await save()).value).toBe('gone');
    actor.send({ type: 'SAVE_AS_NEW' });
    expect((await settled()).value).toBe('saved');
    expect(await idOf(String({ ...sample, ...mine }[name]))).not.toBe(id);
  });
}
