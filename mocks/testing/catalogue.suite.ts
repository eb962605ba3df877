import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { emptyId } from '../core/records/names.ts';
import { startServer, type RequestInput, type TestServer } from './harness.ts';
import { foreignNames, symbols } from './names.ts';
import { rightsIn } from '../core/messages/rights.ts';

/** A record with any fields. */
type Fields = Record<string, unknown>;

/** The calls of an area, and its specific values. */
interface CatalogueUnderTest {
  /** An operation that both adds and changes is listed twice. */
  calls: {
    list: OperationId;
    read: readonly OperationId[];
    create: OperationId;
    update: OperationId;
    remove?: OperationId;
  };
  /** The right that all of them require. */
  right: string;
  /** The records in the list's response. */
  list: (server: TestServer, sent: RequestInput) => Promise<readonly Fields[]>;
  /** The fields that hold a record's id and its name. */
  id?: string;
  name?: string;
  /** The maximum length of a name in symbols. */
  longestName: number;
  /** The request body of the form for a new record; the suite adds a name. */
  sample: () => object;
  /** The default values that the server adds to a new record. */
  initial?: object;
  /** The other fields that the edit form sends, and the stored values. */
  edit: { sent: object; stored?: object };
  /** The messages from the requirements, and the error code of a record that is not found. */
  messages: { created: string; updated: string; deleted?: string; taken: string; unknown: string };
}

const now = '2026-03-11T12:00:00.000Z';
const stranger = '6f1c2a10-0000-4000-8000-0000000009ff';
const madeId = expect.stringMatching(/^(?!0{8})[0-9a-f-]{36}$/);

/** A record without the server's fields about its last change. */
const toResent = ({ changedBy: _by, changedOn: _on, ...fields }: Fields): Fields => fields;

/** The last change of a record, as a response contains it. */
const by = (changedBy: string) => ({ changedBy, changedOn: now });

/**
 * Declares the shared tests of every catalogue, on a separate server: Ava lists, adds, changes and
 * deletes; Kira saves first; Ben has no right. Returns helpers for the tests of an area's own
 * rules.
 */
export function testCatalogue(area: CatalogueUnderTest) {
  const { calls, messages, longestName } = area;
  const id = area.id ?? 'id';
  const name = area.name ?? 'name';
  let server: TestServer;
  let number = 0;

  beforeAll(async () => {
    server = await startServer(now);
  });

  const sample = (over: object = {}): Fields => ({
    ...area.sample(),
    [name]: `Sample ${(number += 1)}`,
    ...over,
  });
  const rows = (sent: RequestInput = {}) => area.list(server, sent);
  const listed = async () => (await rows()).map(toResent);
  const expectError = (call: OperationId, sent: RequestInput) =>
    server.expectError('ava', call, sent);

  /** Makes a call that succeeds, and returns its messages. */
  async function listMessages(
    person: string,
    call: OperationId,
    sent: RequestInput,
  ): Promise<string[]> {
    const response = await server.send(person, call, sent);
    const { successMessages, errorMessages } = await response.json();
    expect(errorMessages).toBeUndefined();
    return successMessages;
  }
  const update = (body: object, person = 'ava') => listMessages(person, calls.update, { body });

  /** Adds a record and returns it in the format of an update. */
  async function make(over: object = {}) {
    const body = sample(over);
    await listMessages('ava', calls.create, { body });
    const made = (await listed()).find((row) => row[name] === String(body[name]).trim());
    if (!made) throw new Error('The record was not listed.');
    return made;
  }

  /** Expects errors of a field in both forms. */
  async function expectErrors(over: object) {
    const body = { ...(await make()), ...over };
    const created = await expectError(calls.create, { body: sample(over) });
    return [created, await expectError(calls.update, { body })];
  }

  const removals = calls.remove ? [calls.remove] : [];
  const one = [...calls.read, ...removals];
  const getPath = (row: Fields) => ({ id: String(row[id]) });

  describe('a catalog', () => {
    it('the catalog is listed by name, active and inactive', async () => {
      const names = (await rows({ tenantId: 'birch' })).map((row) => String(row[name]));
      expect(names.length).toBeGreaterThan(4);
      expect(names).toEqual(names.toSorted());
    });

    it('the catalog returns one of its records as it lists them', async () => {
      const [first] = await rows();
      for (const call of calls.read) {
        const response = await server.send('ava', call, { path: getPath(first ?? {}) });
        const [read] = Object.values(await response.json()).flat();
        expect(read).toMatchObject(first ?? {});
      }
    });
  });

  describe('a record', () => {
    it(`the record is added: ${messages.created}`, async () => {
      const body = sample();
      expect(await listMessages('ava', calls.create, { body })).toEqual([messages.created]);
      const { [id]: sentId = emptyId } = body;
      const own = { [id]: sentId === emptyId ? madeId : sentId };
      const made = { ...body, ...own, ...area.initial, version: 1, ...by('Ava Stone') };
      expect(await rows()).toContainEqual(made);
    });

    it(`the record is changed: ${messages.updated}`, async () => {
      const made = await make();
      expect(await update({ ...made, ...area.edit.sent }, 'kira')).toEqual([messages.updated]);
      const changed = { ...made, ...area.edit.sent, ...area.edit.stored };
      expect(await rows()).toContainEqual({ ...changed, version: 2, ...by('Kira Novak') });
    });

    it('a record that someone has changed in the meantime is not overwritten, and their name is shown', async () => {
      const made = await make();
      await update({ ...made, ...area.edit.sent }, 'kira');
      const stored = await listed();
      const rejected = await expectError(calls.update, { body: made });
      expect(rejected).toMatchObject({ status: 409, code: 'changedByOther' });
      expect(rejected.errorMessages[0]).toContain('Kira Novak');
      expect(await listed()).toEqual(stored);
      const { version: _seen, ...unseen } = made;
      await update(unseen);
    });

    it('an unknown record, or one of another tenant, is not found and not changed', async () => {
      const made = await make();
      const unknown = { status: 404, code: messages.unknown };
      for (const sent of [{ path: { id: stranger } }, { tenantId: 'birch', path: getPath(made) }]) {
        for (const call of one) expect(await expectError(call, sent)).toMatchObject(unknown);
      }
      const there = { tenantId: 'birch', body: made };
      expect(await expectError(calls.update, there)).toMatchObject(unknown);
      const failed = { body: { ...made, [id]: stranger, [name]: 'Nobody’s' } };
      expect(await expectError(calls.update, failed)).toMatchObject(unknown);
      expect(await listed()).toContainEqual(made);
    });
  });

  describe.each(removals)('a record that %s has deleted', (remove) => {
    const deleted = async (person: string) => {
      const made = await make();
      const deletionMessages = await listMessages(person, remove, { path: getPath(made) });
      return { made, deletionMessages };
    };

    it(`the deleted record is no longer found: ${messages.deleted}`, async () => {
      const { made, deletionMessages } = await deleted('ava');
      expect(deletionMessages).toEqual([messages.deleted]);
      for (const call of one) {
        const rejected = await expectError(call, { path: getPath(made) });
        expect(rejected).toMatchObject({ status: 404, code: messages.unknown });
      }
      expect((await listed()).map((row) => row[id])).not.toContain(made[id]);
    });

    it('a deleted record does not come back by a change, and frees its name', async () => {
      const { made } = await deleted('kira');
      const rejected = await expectError(calls.update, { body: made });
      expect(rejected).toMatchObject({ status: 404, code: messages.unknown });
      expect((await listed()).map((row) => row[id])).not.toContain(made[id]);
      await make({ [name]: made[name] });
    });
  });

  describe('the name of a catalog record', () => {
    it('the name is required and trimmed', async () => {
      expect((await make({ [name]: ' Edges ' }))[name]).toBe('Edges');
      const wrong = ['', '  ', 'a'.repeat(longestName + 1), symbols(longestName + 1)];
      for (const text of wrong) {
        for (const { status, fieldErrors } of await expectErrors({ [name]: text })) {
          expect([status, Object.keys(fieldErrors ?? {})]).toEqual([400, [name]]);
        }
      }
    });

    it.each([...foreignNames, 'a'.repeat(longestName), symbols(longestName)])(
      'the name may be %s',
      async (text) => {
        const made = await make({ [name]: text });
        expect(made[name]).toBe(text);
        await update(made);
        expect(await listed()).toContainEqual({ ...made, version: 2 });
      },
    );

    it(`the name is unique, whatever its case: ${messages.taken}`, async () => {
      const first = await make();
      const same = { [name]: ` ${String(first[name]).toUpperCase()}` };
      const taken = {
        status: 409,
        errorMessages: [messages.taken],
        fieldErrors: { [name]: [messages.taken] },
      };
      for (const rejected of await expectErrors(same)) expect(rejected).toMatchObject(taken);
      await update({ ...first, ...same });
    });

    it('the name may be the same in two tenants', async () => {
      const { [name]: text } = await make();
      await listMessages('ava', calls.create, {
        tenantId: 'birch',
        body: sample({ [name]: text }),
      });
      expect((await rows({ tenantId: 'birch' })).map((row) => row[name])).toContain(text);
    });
  });

  it.each([
    [calls.list],
    ...one.map((call) => [call]),
    [calls.create, sample()],
    [calls.update, sample({ [id]: stranger, ...area.edit.sent })],
  ] as [OperationId, object?][])(`${area.right} is the right that %s needs`, async (call, body) => {
    const rejected = await server.expectError('ben', call, { path: { id: stranger }, body });
    const errorMessages = [`You need the “${rightsIn('en', [area.right])}” permission to do this.`];
    expect(rejected).toMatchObject({ status: 403, errorMessages });
  });

  return { make, listed, expectErrors, expectError, update, sample };
}
