import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { createRecordView } from '../records/create-record-view.ts';
import { connectAs, down, type ServerWithScenario } from './connect.ts';
import type { TestModel } from './test-model.ts';
import { testPaths } from './paths.suite.ts';

interface ViewUnderTest<Row> {
  testModel: TestModel<ReturnType<typeof createRecordView<Row>>>;
  /** Creates a reference server with the demo world. */
  server: () => Promise<ServerWithScenario>;
  /** The existing records, by id and name. */
  list: () => Promise<readonly { id: string; name: string }[]>;
  /** A demo record, including its name. */
  shows: { name: string } & Partial<Row>;
}

/** Declares the tests of a view made by `createRecordView`, on the reference server as Ava. */
export function testRecordView<Row>({ testModel, server, list, shows }: ViewUnderTest<Row>): void {
  testPaths(testModel);

  const viewed = async (id = '6f1c2a10-0000-4000-8000-0000000009ff') => {
    const actor = createActor(testModel.machine, { input: { id } }).start();
    return waitFor(actor, (state) => !state.hasTag('busy'));
  };

  describe('the record view', () => {
    it('the record view shows a record, with who changed it last and when', async () => {
      connectAs(await server(), 'ava', 'aster');
      const { value, context } = await viewed(
        (await list()).find(({ name }) => name === shows.name)?.id,
      );
      expect(value).toBe('shown');
      expect(context.record).toMatchObject({
        ...shows,
        changedBy: expect.stringMatching(/\w/),
        changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
    });

    it('the record view of a record that does not exist is not found', async () => {
      connectAs(await server(), 'ava', 'aster');
      expect((await viewed()).value).toBe('notFound');
    });

    it('the record view is unavailable, without a message, when the record fails to load', async () => {
      const serverWithScenario = await server();
      serverWithScenario.setScenario(down);
      connectAs(serverWithScenario, 'ava', 'aster');
      expect((await viewed()).value).toBe('unavailable');
    });
  });
}
