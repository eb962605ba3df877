import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { createRecordForm } from '../records/create-record-form.ts';
import { typedText } from '../records/form-value.ts';
import {
  buildDraft,
  type FormField,
  type FormValues,
  type FormDraft,
} from '../records/form-values.ts';
import { connectAs, down, healthy, type Observed, type ServerWithScenario } from './connect.ts';
import type { TestModel } from './test-model.ts';
import { testPaths } from './paths.suite.ts';

interface FormUnderTest<Form extends FormValues, Choices = null> {
  testModel: TestModel<ReturnType<typeof createRecordForm<Form, Choices>>>;
  /** Creates a reference server with the demo world. */
  server: () => Promise<ServerWithScenario>;
  /** A new record that the server accepts. */
  sample: Form;
  /** Two changes to different fields, and the field that holds the record's name. */
  mine: Partial<Form>;
  theirs: Partial<Form>;
  name: FormField<Form>;
  /** The field whose values must be unique, if it is not the name; null if there is none. */
  unique?: FormField<Form> | null;
  /** Other values that must be unique, derived from a name. */
  extraFields?: (name: string) => Partial<Form>;
  /** The existing records, by id and name. */
  list: () => Promise<readonly { id: string; name: string }[]>;
}

/** Drives a form as a user does. */
function createFormDriver<Form extends FormValues, Choices>({
  testModel,
  sample,
  name,
  extraFields,
  list,
}: FormUnderTest<Form, Choices>) {
  async function opened(
    id: string | null = null,
    sourceId: string | null = null,
    persisted: FormDraft<Form> | null = null,
  ) {
    const actor = createActor(testModel.machine, { input: { id, sourceId, persisted } });
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

  async function findId(text: string): Promise<string> {
    const found = (await list()).find((record) => record.name === text);
    if (!found) throw new Error(`Expected a record named "${text}", but it is missing.`);
    return found.id;
  }

  async function added(change: Partial<Form> = {}): Promise<string> {
    const { fill, save } = await opened();
    fill({ ...sample, ...change });
    expect((await save()).value).toBe('saved');
    return findId(typedText({ ...sample, ...change }[name]));
  }

  const named = (text: string) => ({ ...extraFields?.(text), [name]: text }) as Partial<Form>;
  /** A stored draft: a user's input over an empty form, or over a record. */
  const getDraft = (form: Form, base: Form): FormDraft<Form> => ({
    form,
    base,
    version: null,
    madeId: null,
    offered: null,
  });
  return { opened, findId, added, named, getDraft };
}

/**
 * Declares the tests of a form made by `createRecordForm`, on the reference server as Ava at Aster
 * Labs: every path through its chart, and that no input is lost in any network scenario.
 */
export function testRecordForm<Form extends FormValues, Choices = null>(
  form: FormUnderTest<Form, Choices>,
): void {
  const { testModel, sample, mine, theirs, name, unique, extraFields, list } = form;
  const { opened, findId, added, named, getDraft } = createFormDriver(form);
  const emptyForm = createActor(testModel.machine, {
    input: { id: null, sourceId: null, persisted: null },
  }).getSnapshot().context.form;
  const flipped = Object.fromEntries(
    Object.entries(sample).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? !value : value,
    ]),
  ) as Form;
  testPaths(testModel);

  let server: ServerWithScenario;
  let observed: Observed;

  const writes = () => observed.calls.filter((call) => !call.startsWith('GET '));

  /** Declares the tests of a value that another record already has. */
  function testUnique() {
    it('the record form shows a duplicate name at its field, and keeps all input', async () => {
      await added();
      const { fill, save } = await opened();
      const typed = unique
        ? { ...sample, ...named('Another name'), [unique]: sample[unique] }
        : { ...sample, ...extraFields?.('Another name') };
      fill(typed);
      const { value, context } = await save();
      expect(value).toEqual({ editing: 'filling' });
      expect(context.form).toEqual(typed);
      expect(context.errors).toEqual({
        [unique ?? name]: { message: expect.stringMatching(/\w/) },
      });
    });

    it('the record form shows that a name is taken until another is typed', async () => {
      await added();
      const { actor, fill, save } = await opened();
      fill(sample);
      expect((await save()).context.failure?.kind).toBe('conflict');
      fill(named('Another name'));
      expect(actor.getSnapshot().context.failure).toBeNull();
    });
  }

  describe('the record form', () => {
    beforeEach(async () => {
      server = await form.server();
      observed = connectAs(server, 'ava', 'aster');
    });

    it('the record form saves a new record once, however often Save is pressed', async () => {
      const before = (await list()).length;
      const { actor, fill, settled } = await opened();
      fill(sample);
      observed.calls.length = 0;
      actor.send({ type: 'SAVE' });
      actor.send({ type: 'SAVE' });
      expect((await settled()).value).toBe('saved');
      expect(writes()).toHaveLength(1);
      expect(await list()).toHaveLength(before + 1);
      expect(observed.messages).toHaveLength(1);
    });

    it('the record form sends nothing while it has errors, and shows them', async () => {
      const { actor, fill, save } = await opened();
      fill({ ...sample, ...named('   ') });
      observed.calls.length = 0;
      const { context } = await save();
      expect(Object.keys(context.errors)).toEqual([name]);
      expect(observed.calls).toEqual([]);
      fill(named('x'));
      expect(actor.getSnapshot().context.errors).toEqual({});
    });

    it('the record form shows the edited record, and saves its changes', async () => {
      const id = await added();
      const { actor, fill, save } = await opened(id);
      expect(actor.getSnapshot().context.form).toEqual(sample);
      fill(mine);
      expect((await save()).value).toBe('saved');
      const again = await opened(id);
      expect(again.actor.getSnapshot().context.form).toEqual({ ...sample, ...mine });
    });

    it('the record form starts a duplicate with the record’s values, and saves it as another record', async () => {
      const id = await added();
      const { actor, fill, save } = await opened(null, id);
      expect(actor.getSnapshot().context).toMatchObject({ id: null, version: null, form: sample });
      fill(named('Another name'));
      expect((await save()).value).toBe('saved');
      expect(await findId('Another name')).not.toBe(id);
    });

    if (unique !== null) testUnique();

    it('the record form keeps the input while the server is down, and saves it later', async () => {
      const { fill, save } = await opened();
      fill(sample);
      server.setScenario(down);
      const { value, context } = await save();
      expect(value).toEqual({ editing: 'filling' });
      expect(context.form).toEqual(sample);
      expect(observed.problems.at(-1)?.kind).toBe('down');
      server.setScenario(healthy);
      expect((await save()).value).toBe('saved');
    });

    it('the record form shows why saving failed until a save succeeds, whatever is typed in the meantime', async () => {
      const { actor, fill, save } = await opened();
      fill(sample);
      server.setScenario(down);
      const { context } = await save();
      expect(context.failure).toEqual({ kind: 'down', message: expect.stringMatching(/\w/) });
      fill(mine);
      expect(actor.getSnapshot().context.failure).toBe(context.failure);
      server.setScenario(healthy);
      expect((await save()).value).toBe('saved');
    });

    it('the record form saves every field of a new record, and of a duplicate, including switches', async () => {
      const id = await added(flipped);
      expect((await opened(id)).actor.getSnapshot().context.form).toEqual(flipped);
      const copy = await opened(null, id);
      copy.fill(named('Another name'));
      expect((await copy.save()).value).toBe('saved');
      const { actor } = await opened(await findId('Another name'));
      expect(actor.getSnapshot().context.form).toEqual({ ...flipped, ...named('Another name') });
    });

    it('the record form creates one record, however often the steps after its creation are retried', async () => {
      const before = (await list()).length;
      const { actor, fill, save } = await opened();
      fill(flipped);
      let calls = 0;
      const failingSecond = async (request: Request) => {
        calls += request.method === 'GET' ? 0 : 1;
        return calls > 1 ? Response.json({}, { status: 503 }) : server.fetch(request);
      };
      connectAs({ ...server, fetch: failingSecond }, 'ava', 'aster');
      const first = await save();
      actor.stop();
      connectAs(server, 'ava', 'aster');
      // If one call saves everything, there is nothing to complete.
      const isComplete = first.value === 'saved';
      const persisted = buildDraft(first.context, isComplete);
      const made = await findId(typedText(sample[name]));
      expect([persisted === null, first.context.failure === null]).toEqual([
        isComplete,
        isComplete,
      ]);
      expect(persisted?.madeId ?? made).toBe(made);
      if (persisted) {
        // As after a reload: only the update is repeated.
        const again = await opened(null, null, persisted);
        again.actor.send({ type: 'draft.restored' });
        await again.save();
      }
      expect(await list()).toHaveLength(before + 1);
      const saved = await opened(await findId(typedText(sample[name])));
      expect(saved.actor.getSnapshot().context.form).toEqual(flipped);
    });

    it('the record form keeps a draft on offer and the typed input over a reload', async () => {
      const draft = { ...sample, ...mine };
      const first = await opened(null, null, getDraft(draft, emptyForm));
      first.actor.send({ type: 'form.changed', change: { ...sample, ...theirs } });
      const persisted = buildDraft(first.actor.getSnapshot().context, false);
      const { actor } = await opened(null, null, persisted);
      const { value, context } = actor.getSnapshot();
      expect(value).toEqual({ editing: 'offering' });
      expect(context.form).toEqual({ ...sample, ...theirs });
      expect(context.draft?.form).toEqual(draft);
    });

    it('the record form offers the typed input instead of a restored draft, and nothing is lost', async () => {
      const draft = { ...sample, ...mine };
      const { actor, fill } = await opened(null, null, getDraft(draft, emptyForm));
      const now = () => actor.getSnapshot();
      fill(sample);
      actor.send({ type: 'draft.restored' });
      expect(now().value).toEqual({ editing: 'offering' });
      expect([now().context.form, now().context.draft?.form]).toEqual([draft, sample]);
      actor.send({ type: 'draft.restored' });
      expect([now().context.form, now().context.draft?.form]).toEqual([sample, draft]);
      actor.send({ type: 'draft.discarded' });
      expect(now().value).toEqual({ editing: 'filling' });
      expect(buildDraft(now().context, false)).toMatchObject({ form: sample, offered: null });
    });

    it('the record form keeps a draft on offer when the record is saved or the form is left', async () => {
      const persisted = getDraft({ ...sample, ...mine }, emptyForm);
      const { actor, fill, save } = await opened(null, null, persisted);
      fill(theirs);
      actor.send({ type: 'reset' });
      expect(buildDraft(actor.getSnapshot().context, false)).toEqual(persisted);
      fill(sample);
      expect((await save()).value).toBe('saved');
      expect(buildDraft(actor.getSnapshot().context, true)).toEqual(persisted);
    });

    it('the record form of a deleted record offers its draft as a new record', async () => {
      const persisted = getDraft({ ...sample, ...mine }, sample);
      const { actor, settled } = await opened(
        '6f1c2a10-0000-4000-8000-0000000009ff',
        null,
        persisted,
      );
      const { value, context } = actor.getSnapshot();
      expect([value, context.form]).toEqual(['deleted', persisted.form]);
      actor.send({ type: 'form.saveAsNew' });
      expect((await settled()).value).toBe('saved');
      await findId(typedText(persisted.form[name]));
    });

    it('the record form of a deleted record shows the errors before it is saved as new', async () => {
      const persisted = getDraft({ ...sample, ...named(' ') }, sample);
      const { actor } = await opened('6f1c2a10-0000-4000-8000-0000000009ff', null, persisted);
      actor.send({ type: 'form.saveAsNew' });
      const { value, context } = actor.getSnapshot();
      expect([value, context.id]).toEqual([{ editing: 'filling' }, null]);
      expect(Object.keys(context.errors)).toEqual([name]);
    });

    it('the record form that duplicates a deleted record offers its draft', async () => {
      const persisted = getDraft({ ...sample, ...mine }, sample);
      const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
      const { actor } = await opened(null, stranger, persisted);
      const { value, context } = actor.getSnapshot();
      expect([value, context.form]).toEqual([{ editing: 'filling' }, persisted.form]);
    });

    it.each([
      ['conflict.keepMine', { ...theirs, ...mine }],
      ['conflict.useTheirs', { ...theirs, ...mine }],
    ] as const)(
      'a stale form shows who changed what, and after %s it contains both changes',
      async (response, expected) => {
        const id = await added();
        const [one, other] = [await opened(id), await opened(id)];
        other.fill(theirs);
        await other.save();
        one.fill(mine);
        const { value, context } = await one.save();
        expect(value).toBe('conflict');
        expect(context.rejection).toContain('Ava Stone');
        one.actor.send({ type: response });
        await one.settled();
        const after = response === 'conflict.keepMine' ? one.actor.getSnapshot() : await one.save();
        expect(after.value).toBe('saved');
        const { actor } = await opened(id);
        expect(actor.getSnapshot().context.form).toEqual({ ...sample, ...expected });
      },
    );

    it('the record form of a record that does not exist is not found', async () => {
      const { actor } = await opened('6f1c2a10-0000-4000-8000-0000000009ff');
      expect(actor.getSnapshot().value).toBe('notFound');
    });

    it('the record form accepts right-to-left text and emoji unchanged', async () => {
      const text = 'خدمة ٢٤/٧ 🚀';
      const { actor } = await opened(await added(named(text)));
      expect(actor.getSnapshot().context.form[name]).toBe(text);
    });
  });
}

/** Declares the tests of such a form when someone deletes its record in the meantime. */
export function testDeletedByOther<Form extends FormValues, Choices = null>(
  form: FormUnderTest<Form, Choices> & { remove: (id: string) => Promise<unknown> },
): void {
  const { sample, mine, name, remove } = form;
  const { opened, findId, added } = createFormDriver(form);

  it('the form of a record that someone else deleted keeps its values, and can save them as new', async () => {
    connectAs(await form.server(), 'ava', 'aster');
    const id = await added();
    const { actor, fill, save, settled } = await opened(id);
    fill(mine);
    await remove(id);
    expect((await save()).value).toBe('deleted');
    actor.send({ type: 'form.saveAsNew' });
    expect((await settled()).value).toBe('saved');
    expect(await findId(typedText({ ...sample, ...mine }[name]))).not.toBe(id);
  });
}
