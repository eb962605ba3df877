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
import type { TestModel } from './test-model.ts';
import { testPaths } from './paths.suite.ts';
import { getDraft } from './record-test-models.ts';

interface PartUnderTest<Part extends { version: number }, Form extends FormValues> {
  testModel: TestModel<ReturnType<typeof createRecordPart<Part, Form>>>;
  /** Creates a reference server with the demo world. */
  server: () => Promise<ServerWithScenario>;
  /** The id of a record that has parts. */
  parentId: () => Promise<string>;
  getParts: (parentId: string) => Promise<readonly Part[]>;
  toForm: (part: Part) => Form;
  emptyForm: Form;
  /** A new part that the server accepts. */
  sample: Form;
  /** A change to a field other than the name, if the part has one. */
  other: Partial<Form>;
  /** The field that holds the part's name. */
  name: FormField<Form>;
  /** Whether two parts of one record can have the same name; false by default. */
  isNameReusable?: boolean;
}

/** From now on, this many saves find their record deleted. */
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
 * Declares the shared tests of every part dialog, on the reference server as Ava: one save however
 * often Save is pressed, and no input is lost.
 */
export function testPart<Part extends { version: number }, Form extends FormValues>(
  given: PartUnderTest<Part, Form>,
): void {
  const { testModel, getParts, toForm, emptyForm, sample, other, name, isNameReusable } = given;
  testPaths(testModel);

  let server: ServerWithScenario;
  let observed: Observed;
  let parentId: string;

  const named = (text: string) => ({ [name]: text }) as Partial<Form>;
  const afterReuse = isNameReusable
    ? ['saved', {}]
    : [
        { editing: 'filling' },
        { [name]: { message: expect.stringMatching(/exists|in use|already/) } },
      ];
  const saves = () => observed.calls.filter((call) => !call.startsWith('GET'));
  const find = async (text: string) =>
    (await getParts(parentId)).find((part) => toForm(part)[name] === text);
  const anyPart = async () => {
    const [part] = await getParts(parentId);
    if (!part) throw new Error('Expected the record to have a part, but it has none.');
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

  /** Two people edit one part; the other one saves first. */
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
    observed.bodies.length = 0;
  });

  describe('a new part', () => {
    it('a new part is saved once, however often Save is pressed, then the record is loaded again', async () => {
      const { actor, fill, send } = opened(null);
      fill(sample);
      actor.send({ type: 'SAVE' });
      const { value, output } = await send('SAVE');
      expect([value, output]).toEqual(['saved', { isOutdated: true, isSaved: true }]);
      expect(saves()).toHaveLength(1);
      expect(await find(typedText(sample[name]))).toBeDefined();
    });

    it('a part with errors is not sent, and shows them until they are corrected', async () => {
      const { context, fill, send } = opened(null);
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(Object.keys(context().errors)).toContain(name);
      expect(observed.calls).toEqual([]);
      fill(named('Something'));
      expect(Object.keys(context().errors)).not.toContain(name);
    });

    it('a part with the name of another part is saved if names are reusable, otherwise its field has the message', async () => {
      const { state, context, fill, send } = opened(null);
      const taken = typedText(toForm(await anyPart())[name]).toLocaleUpperCase();
      fill({ ...sample, ...named(taken) });
      await send('SAVE');
      expect(context().form).toEqual({ ...sample, [name]: taken });
      expect([state().value, context().errors]).toEqual(afterReuse);
    });

    it('a part accepts right-to-left text and emoji unchanged', async () => {
      const { fill, send } = opened(null);
      fill({ ...sample, ...named('رعاية 🚀') });
      expect((await send('SAVE')).value).toBe('saved');
      expect(await find('رعاية 🚀')).toBeDefined();
    });

    it('a part is not saved after Cancel, and the record is not loaded again', async () => {
      const { fill, send } = opened(null);
      fill(sample);
      const { value, output } = await send('CANCEL');
      expect([value, output]).toEqual(['closed', { isOutdated: false, isSaved: false }]);
      expect(observed.calls).toEqual([]);
    });

    it('a part is unsaved from the first change until it is saved or cancelled', async () => {
      const { state, fill, send } = opened(null);
      expect(isPartUnsaved(state())).toBe(false);
      fill(sample);
      expect(isPartUnsaved(state())).toBe(true);
      const saved = send('SAVE');
      expect(isPartUnsaved(state())).toBe(true);
      await saved;
      expect(isPartUnsaved(state())).toBe(false);
    });

    it('a part of a deleted record stays to be copied, and the record is loaded again', async () => {
      const { context, fill, send } = opened(null);
      fill(sample);
      lose(server, 1);
      expect((await send('SAVE')).value).toEqual({ editing: 'parentDeleted' });
      expect(context().form).toEqual(sample);
      expect(context().rejection).toMatch(/\w/);
      expect((await send('CANCEL')).output).toEqual({ isOutdated: true, isSaved: false });
    });
  });

  describe('a part that cannot be saved', () => {
    it('the part stays in its dialog while the server is down, and is saved later', async () => {
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

    it('the part stays in its dialog while there is no network', async () => {
      const { context, fill, send } = opened(await anyPart());
      fill(other);
      const offline = () => Promise.reject(new TypeError('Failed to fetch'));
      const disconnected = connectAs({ ...server, fetch: offline }, 'ava', 'aster');
      expect((await send('SAVE')).value).toEqual({ editing: 'filling' });
      expect(context().form).toMatchObject(other);
      expect(disconnected.problems.map(({ kind }) => kind)).toEqual(['unreachable']);
    });

    it('the dialog shows why saving failed until a save succeeds, whatever is typed in the meantime', async () => {
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
    it('the part is saved with the version that was loaded', async () => {
      const part = await anyPart();
      const { fill, send } = opened(part);
      fill(named('Changed'));
      await send('SAVE');
      expect((await find('Changed'))?.version).toBe(part.version + 1);
      expect(observed.bodies.at(-2)).toMatchObject({ version: part.version });
    });

    it('a part that someone else changed in the meantime shows a conflict, and can be saved anyway', async () => {
      const { state, context, send } = await overtaken();
      expect(context().rejection).toContain('Ava Stone');
      expect(context().theirFields).toEqual(Object.keys(other));
      expect(context().form[name]).toBe('Mine');
      expect((await send('SAVE')).value).toEqual({ editing: 'stale' });
      expect((await send('form.overwrite')).value).toBe('saved');
      expect(state().output).toEqual({ isOutdated: true, isSaved: true });
      expect(await find('Mine')).toBeDefined();
    });

    it('a part that someone else changed in the meantime is loaded again after Cancel', async () => {
      const { send } = await overtaken();
      const { value, output } = await send('CANCEL');
      expect([value, output]).toEqual(['closed', { isOutdated: true, isSaved: false }]);
    });

    it('a part that someone else deleted stays, and can be saved as a new one', async () => {
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

    it('the draft is offered, and fills in the dialog when it is restored', () => {
      const { actor, context } = opened(null, draft);
      expect([context().form, context().draft?.form]).toEqual([emptyForm, draft.form]);
      actor.send({ type: 'draft.restored' });
      expect([context().form, context().draft]).toEqual([draft.form, null]);
    });

    it('the draft on offer and the typed input both survive a reload', () => {
      const first = opened(null, draft);
      first.fill(sample);
      const persisted = buildDraft(first.context(), false);
      const { actor, context } = opened(null, persisted ?? undefined);
      expect([context().form, context().draft?.form]).toEqual([sample, draft.form]);
      actor.send({ type: 'draft.restored' });
      expect(context().draft?.form).toEqual(sample);
    });

    it('a discarded draft leaves the dialog unchanged', () => {
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

/** Declares the shared tests of every part deletion, on the reference server as Ava. */
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

    it('the part is deleted after Yes, and the record is loaded again', async () => {
      const { value, output } = await confirming()('YES');
      expect([value, output]).toEqual(['deleted', { isOutdated: true }]);
      expect(await parts()).toEqual(before.slice(1));
    });

    it('the part stays after Cancel, without a request', async () => {
      const { value, output } = await confirming()('CANCEL');
      expect([value, output]).toEqual(['retained', { isOutdated: false }]);
      expect(observed.calls).toEqual([]);
    });

    it('a failed deletion returns to the prompt, and succeeds later', async () => {
      const send = confirming();
      server.setScenario(down);
      expect((await send('YES')).value).toBe('confirming');
      expect(observed.problems.at(-1)?.kind).toBe('down');
      server.setScenario(healthy);
      expect((await send('YES')).value).toBe('deleted');
    });

    it('the part is removed also when someone else deleted it first', async () => {
      const [one, later] = [confirming(), confirming()];
      await later('YES');
      expect((await one('YES')).value).toBe('deleted');
    });
  });
}
