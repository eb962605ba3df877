import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { createPartDeletion } from '../records/create-part-deletion.ts';
import type { createRecordPart } from '../records/create-record-part.ts';
import { typedText } from '../records/form-value.ts';
import {
  buildDraft,
  type FormField,
  type FormValues,
  type FormDraft,
} from '../records/form-values.ts';
import { isPartUnsaved } from '../records/part-form.ts';
import { connectAs, down, healthy, type Observed, type ServerWithScenario } from './connect.ts';
import type { TestModel } from './guide.ts';
import { testPaths } from './prove-paths.suite.ts';
import { getDraft } from './record-guides.ts';

interface PartUnderTest<Part extends { version: number }, Form extends FormValues> {
  testModel: TestModel<ReturnType<typeof createRecordPart<Part, Form>>>;
  /** Makes a reference server with the demo world. */
  server: () => Promise<ServerWithScenario>;
  /** The id of a record that has parts. */
  parentId: () => Promise<string>;
  getParts: (parentId: string) => Promise<readonly Part[]>;
  toForm: (part: Part) => Form;
  emptyForm: Form;
  /** A new part that the server takes. */
  sample: Form;
  /** A change of another field than the one that names the part. */
  other: Partial<Form>;
  /** The field that names the part. */
  name: FormField<Form>;
}

/** Whatever is changed from now on is not there any more, for as many saves. */
function lose(server: ServerWithScenario, saves: number): void {
  let closed = saves;
  const body = { errorMessages: ['This is not there any more.'], code: 'unknown', traceId: 't' };
  const fetch = async (request: Request) => {
    if (request.method === 'GET' || closed === 0) return server.fetch(request);
    closed -= 1;
    return Response.json(body, { status: 404 });
  };
  connectAs({ ...server, fetch }, 'ava', 'aster');
}

/**
 * Declares what every dialog of a part owes, on the reference server as Ava: one save however often
 * Save is pressed, and that nothing typed is lost.
 */
export function testPart<Part extends { version: number }, Form extends FormValues>(
  given: PartUnderTest<Part, Form>,
): void {
  const { testModel, getParts, toForm, emptyForm, sample, other, name } = given;
  testPaths(testModel);

  let server: ServerWithScenario;
  let observed: Observed;
  let parentId: string;

  const named = (text: string) => ({ [name]: text }) as Partial<Form>;
  const saves = () => observed.calls.filter((call) => !call.startsWith('GET'));
  const find = async (text: string) =>
    (await getParts(parentId)).find((part) => toForm(part)[name] === text);
  const anyPart = async () => {
    const [part] = await getParts(parentId);
    if (!part) throw new Error('The record has a part.');
    return part;
  };

  function opened(part: Part | null, persisted?: FormDraft<Form>) {
    const actor = createActor(testModel.machine, { input: { parentId, part } }).start();
    if (persisted) actor.send({ type: 'draft.found', persisted });
    const state = () => actor.getSnapshot();
    return {
      actor,
      state,
      context: () => state().context,
      fill: (change: Partial<Form>) => actor.send({ type: 'form.changed', change }),
      send: async (type: 'SAVE' | 'form.overwrite' | 'form.saveAsNew' | 'CANCEL') => {
        actor.send({ type });
        return waitFor(actor, (each) => !each.hasTag('busy'));
      },
    };
  }

  /** Two people edit one part; the other one is faster. */
  async function overtaken() {
    const part = await anyPart();
    const [one, later] = [opened(part), opened(part)];
    later.fill(other);
    await later.send('SAVE');
    one.fill(named('Mine'));
    expect((await one.send('SAVE')).value).toEqual({ editing: 'stale' });
    return one;
  }

  beforeEach(async () => {
    server = await given.server();
    observed = connectAs(server, 'ava', 'aster');
    parentId = await given.parentId();
    observed.calls.length = 0;
  });

  describe('a new part', () => {
    it('is saved once, however often Save is pressed; then the record is read again', async () => {
      const { actor, fill, send } = opened(null);
      fill(sample);
      actor.send({ type: 'SAVE' });
      const { value, output } = await send('SAVE');
      expect([value, output]).toEqual(['saved', { isOutdated: true }]);
      expect(saves()).toHaveLength(1);
      expect(await find(typedText(sample[name]))).toBeDefined();
    });

    it('is not sent while something is wrong, and that is said until it is corrected', async () => {
      const { context, fill, send } = opened(null);
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(Object.keys(context().errors)).toContain(name);
      expect(observed.calls).toEqual([]);
      fill(named('Something'));
      expect(Object.keys(context().errors)).not.toContain(name);
    });

    it('whose name is taken comes back to its dialog, with the words at the field', async () => {
      const { context, fill, send } = opened(null);
      const taken = typedText(toForm(await anyPart())[name]).toLocaleUpperCase();
      fill({ ...sample, ...named(taken) });
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(context().form).toEqual({ ...sample, [name]: taken });
      expect(context().errors).toEqual({
        [name]: { message: expect.stringMatching(/exists|taken/) },
      });
    });

    it('takes right-to-left text and emoji as they are', async () => {
      const { fill, send } = opened(null);
      fill({ ...sample, ...named('رعاية 🚀') });
      expect((await send('SAVE')).value).toBe('saved');
      expect(await find('رعاية 🚀')).toBeDefined();
    });

    it('is not saved after Cancel, and the record is not read again', async () => {
      const { fill, send } = opened(null);
      fill(sample);
      const { value, output } = await send('CANCEL');
      expect([value, output]).toEqual(['closed', { isOutdated: false }]);
      expect(observed.calls).toEqual([]);
    });

    it('is unsaved from the first change until it is saved or given up', async () => {
      const { state, fill, send } = opened(null);
      expect(isPartUnsaved(state())).toBe(false);
      fill(sample);
      expect(isPartUnsaved(state())).toBe(true);
      const saved = send('SAVE');
      expect(isPartUnsaved(state())).toBe(true);
      await saved;
      expect(isPartUnsaved(state())).toBe(false);
    });

    it('of a record that is gone stays to be copied, and the record is read again', async () => {
      const { context, fill, send } = opened(null);
      fill(sample);
      lose(server, 1);
      expect((await send('SAVE')).value).toEqual({ editing: 'parentDeleted' });
      expect(context().form).toEqual(sample);
      expect(context().rejection).toMatch(/\w/);
      expect((await send('CANCEL')).output).toEqual({ isOutdated: true });
    });
  });

  describe('a part that cannot be saved', () => {
    it('is kept in its dialog while the server is down, and saved later', async () => {
      const { context, fill, send } = opened(await anyPart());
      fill(named('رعاية'));
      server.setScenario(down);
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(context().form[name]).toBe('رعاية');
      expect(observed.problems.at(-1)?.kind).toBe('down');
      server.setScenario(healthy);
      expect((await send('SAVE')).value).toBe('saved');
      expect(await find('رعاية')).toBeDefined();
    });

    it('is kept in its dialog while there is no network', async () => {
      const { context, fill, send } = opened(await anyPart());
      fill(other);
      const offline = () => Promise.reject(new TypeError('Failed to fetch'));
      const disconnected = connectAs({ ...server, fetch: offline }, 'ava', 'aster');
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(context().form).toMatchObject(other);
      expect(disconnected.problems.map(({ kind }) => kind)).toEqual(['unreachable']);
    });

    it('says why until a save succeeds, whatever is typed meanwhile', async () => {
      const { context, fill, send } = opened(null);
      fill(sample);
      server.setScenario(down);
      await send('SAVE');
      expect(context().failure).toEqual({ kind: 'down', message: expect.stringMatching(/\w/) });
      fill(other);
      expect(context().failure?.kind).toBe('down');
    });
  });

  describe('a part that is edited', () => {
    it('is saved with the version that was seen', async () => {
      const part = await anyPart();
      const { fill, send } = opened(part);
      fill(named('Changed'));
      await send('SAVE');
      expect((await find('Changed'))?.version).toBe(part.version + 1);
      expect(observed.bodies.at(-2)).toMatchObject({ version: part.version });
    });

    it('that somebody has changed meanwhile says so, and is saved anyway if asked', async () => {
      const { state, context, send } = await overtaken();
      expect(context().rejection).toContain('Ava Stone');
      expect(context().theirFields).toEqual(Object.keys(other));
      expect(context().form[name]).toBe('Mine');
      expect((await send('SAVE')).value).toEqual({ editing: 'stale' });
      expect((await send('form.overwrite')).value).toBe('saved');
      expect(state().output).toEqual({ isOutdated: true });
      expect(await find('Mine')).toBeDefined();
    });

    it('that somebody has changed meanwhile is read as it is now after Cancel', async () => {
      const { send } = await overtaken();
      const { value, output } = await send('CANCEL');
      expect([value, output]).toEqual(['closed', { isOutdated: true }]);
    });

    it('that somebody has deleted is kept, and saved as a new one if asked', async () => {
      const before = await getParts(parentId);
      const { context, fill, send } = opened(await anyPart());
      fill(named('Kept'));
      lose(server, 1);
      expect((await send('SAVE')).value).toEqual({ editing: 'deleted' });
      expect(context().form[name]).toBe('Kept');
      expect((await send('form.saveAsNew')).value).toBe('saved');
      const after = await getParts(parentId);
      expect(after).toHaveLength(before.length + 1);
      expect(await find('Kept')).toMatchObject({ version: 1 });
    });
  });

  describe('a draft of a part', () => {
    const draft: FormDraft<Form> = { ...getDraft({ ...emptyForm, ...other }), base: emptyForm };

    it('is offered, and fills the dialog in once that is asked for', () => {
      const { actor, context } = opened(null, draft);
      expect([context().form, context().draft?.form]).toEqual([emptyForm, draft.form]);
      actor.send({ type: 'draft.restored' });
      expect([context().form, context().draft]).toEqual([draft.form, null]);
    });

    it('stays beside what is typed, and both over a reload', () => {
      const first = opened(null, draft);
      first.fill(sample);
      const persisted = buildDraft(first.context(), false);
      const { actor, context } = opened(null, persisted ?? undefined);
      expect([context().form, context().draft?.form]).toEqual([sample, draft.form]);
      actor.send({ type: 'draft.restored' });
      expect(context().draft?.form).toEqual(sample);
    });

    it('that is discarded leaves the dialog as it was', () => {
      const { actor, context } = opened(null, draft);
      actor.send({ type: 'draft.discarded' });
      expect([context().form, context().draft]).toEqual([emptyForm, null]);
    });
  });
}

interface DeletionUnderTest<Part> {
  testModel: TestModel<ReturnType<typeof createPartDeletion<Part>>>;
  server: () => Promise<ServerWithScenario>;
  /** All parts of one record. */
  parts: () => Promise<readonly Part[]>;
}

/** Declares what every deletion of a part owes, on the reference server as Ava. */
export function testPartDeletion<Part>({
  testModel,
  parts,
  ...given
}: DeletionUnderTest<Part>): void {
  testPaths(testModel);

  let server: ServerWithScenario;
  let observed: Observed;
  let before: readonly Part[];

  function confirming() {
    const part = before[0] as Part;
    const actor = createActor(testModel.machine, { input: { part } }).start();
    return async (type: 'YES' | 'CANCEL') => {
      actor.send({ type });
      return waitFor(actor, (state) => !state.hasTag('busy'));
    };
  }

  describe('a part that is deleted', () => {
    beforeEach(async () => {
      server = await given.server();
      observed = connectAs(server, 'ava', 'aster');
      before = await parts();
      observed.calls.length = 0;
    });

    it('is gone after Yes, and the record is read again', async () => {
      const { value, output } = await confirming()('YES');
      expect([value, output]).toEqual(['deleted', { isOutdated: true }]);
      expect(await parts()).toEqual(before.slice(1));
    });

    it('stays after Cancel, without a call', async () => {
      const { value, output } = await confirming()('CANCEL');
      expect([value, output]).toEqual(['persisted', { isOutdated: false }]);
      expect(observed.calls).toEqual([]);
    });

    it('leads back to the question where it cannot be deleted, and goes later', async () => {
      const send = confirming();
      server.setScenario(down);
      expect((await send('YES')).value).toBe('confirming');
      expect(observed.problems.at(-1)?.kind).toBe('down');
      server.setScenario(healthy);
      expect((await send('YES')).value).toBe('deleted');
    });

    it('is gone all the same when somebody else was faster', async () => {
      const [one, later] = [confirming(), confirming()];
      await later('YES');
      expect((await one('YES')).value).toBe('deleted');
    });
  });
}
