import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import type { RowsRestored } from '../lists/list-types.ts';
import { connectAs, down, healthy, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { restoreTagMachine } from './restore-tag.machine.ts';
import { testModel } from './restore-tag.test-model.ts';
import type { Tag } from './tag.ts';

testPaths(testModel);

let server: ServerWithScenario;

beforeEach(async () => {
  server = await createNodeServer();
  connectAs(server, 'ava', 'aster');
});

const findTag = async (name: string) => {
  const { tags } = await api.getTags({});
  return tags.find((each) => each.name === name);
};

describe('the undo of a deleted tag', () => {
  it('the undo of a deleted tag keeps its offer while the server is down, then restores its projects', async () => {
    const tag = await findTag('Strategic');
    if (!tag) throw new Error('Expected the demo tag Strategic, found none.');
    await api.deleteTag({ path: { id: tag.id } });
    const send = vi.fn<(restored: RowsRestored<Tag>) => void>();
    const actor = createActor(restoreTagMachine, { input: { list: { send } } }).start();
    const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
    actor.send({ type: 'rows.deleted', rows: [tag] });
    server.setScenario(down);
    actor.send({ type: 'undo' });
    expect((await settled()).hasTag('offered')).toBe(true);
    server.setScenario(healthy);
    actor.send({ type: 'undo' });
    expect((await settled()).value).toBe('idle');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'rows.restored', rows: [tag] });
    expect(await findTag('Strategic')).toEqual({ ...tag, version: tag.version + 1 });
  });
});
