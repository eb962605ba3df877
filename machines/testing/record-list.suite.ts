import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListMachine } from '../lists/create-list.ts';
import type { ListPage } from '../lists/list-types.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from './connect.ts';
import type { TestModel } from './test-model.ts';
import { testPaths } from './paths.suite.ts';

interface ListUnderTest<Row> {
  testModel: TestModel<ListMachine<Row>>;
  server: () => Promise<ServerWithScenario>;
  getName: (row: Row) => string;
  /** Name of a demo record that can be deleted. */
  name: string;
  /** The message after the deletion. */
  message: string;
}

/**
 * Declares the tests of a list made by `createList` with the feature `deletion`, on the reference
 * server as Ava.
 */
export function testRecordList<Row>(list: ListUnderTest<Row>): void {
  const { testModel, getName, name, message } = list;
  testPaths(testModel);

  let server: ServerWithScenario;
  let observed: Observed;

  const startActor = () => {
    const actor = createActor(testModel.machine, { input: {} });
    const deleted: string[] = [];
    actor.on('rows.deleted', ({ rows }) => deleted.push(...rows.map(getName)));
    actor.start();
    return { actor, deleted, shown: () => waitFor(actor, (state) => state.matches('shown')) };
  };

  async function openWithSelected() {
    const { actor, deleted, shown } = startActor();
    const { rows } = (await shown()).context;
    const row = rows?.find((each) => getName(each) === name);
    if (!row) throw new Error(`Expected a record named "${name}" in the list, but it is missing.`);
    actor.send({ type: 'DELETE', row });
    const names = async () => (await shown()).context.rows?.map(getName);
    return { actor, deleted, names };
  }

  describe('the record list', () => {
    beforeEach(async () => {
      server = await list.server();
      observed = connectAs(server, 'ava', 'aster');
    });

    it('the record list loads, then shows its records', async () => {
      const { context } = await startActor().shown();
      expect(context.rows?.map(getName)).toContain(name);
    });

    it('the record list shows the previous rows at once on return, and reloads them', async () => {
      const { actor: first, shown } = startActor();
      await shown();
      const { rows: before } = first.getSnapshot().context;
      let persisted: ListPage<Row> = { rows: before ?? [], total: 0 };
      const store = (_: unknown, page: ListPage<Row>) => (persisted = page);
      const memory = { recall: () => persisted, store };
      const back = createActor(testModel.machine, { input: { memory } }).start();
      expect(back.getSnapshot()).toMatchObject({ value: 'loading', context: { rows: before } });
      await waitFor(back, (state) => state.matches('shown'));
      expect(persisted.rows).toBe(back.getSnapshot().context.rows);
      expect(persisted.rows).not.toBe(before);
    });

    it('the record list keeps the previous rows when a reload fails, and shows a message', async () => {
      const { shown } = startActor();
      const { rows } = (await shown()).context;
      server.setScenario(down);
      const page = { rows: rows ?? [], total: 0 };
      const memory = { recall: () => page, store: () => undefined };
      const back = createActor(testModel.machine, { input: { memory } }).start();
      const { value, context } = await waitFor(back, (state) => !state.hasTag('busy'));
      expect([value, context.rows]).toEqual(['reloadFailed', rows]);
    });

    it('the record list prompts before a record is deleted, and No leaves it', async () => {
      const { actor, names } = await openWithSelected();
      expect(actor.getSnapshot().value).toBe('confirmingDelete');
      actor.send({ type: 'NO' });
      expect(await names()).toContain(name);
      expect(observed.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
    });

    it('the record list is loaded again after a record was deleted', async () => {
      const { actor, deleted, names } = await openWithSelected();
      actor.send({ type: 'YES' });
      expect(await names()).not.toContain(name);
      expect(deleted).toEqual([name]);
      expect(observed.messages).toEqual([message]);
    });

    it('the record list is loaded again when someone else deleted the record first', async () => {
      const [one, other] = [await openWithSelected(), await openWithSelected()];
      other.actor.send({ type: 'YES' });
      await other.names();
      one.actor.send({ type: 'YES' });
      expect(await one.names()).not.toContain(name);
      expect(one.deleted).toEqual([]);
    });

    it('the record list keeps its records when one cannot be deleted', async () => {
      const { actor, names } = await openWithSelected();
      server.setScenario(down);
      actor.send({ type: 'YES' });
      expect(await names()).toContain(name);
      expect(observed.problems.at(-1)?.kind).toBe('down');
    });

    it('the record list is unavailable, without a message, when it fails to load', async () => {
      server.setScenario(down);
      const { actor } = startActor();
      expect((await waitFor(actor, (state) => state.status === 'done')).value).toBe('unavailable');
    });
  });
}
