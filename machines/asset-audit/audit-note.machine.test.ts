import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { testModel } from './audit-note.test-model.ts';
import { auditNoteMachine } from './audit-note.machine.ts';

testPaths(testModel);

const path = { auditId: exampleAudit.id };
const first = async () => {
  const { auditedAssets } = await api.listAuditedAssets({ path, body: toSearchData(firstPage) });
  const [asset] = auditedAssets;
  if (!asset) throw new Error('The round has no assets.');
  return asset;
};

it('a note is saved, and an outdated one says so and keeps the typed text', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const part = await first();
  const opened = (note: string) => {
    const input = { parentId: exampleAudit.id, part };
    const actor = createActor(auditNoteMachine, { input }).start();
    actor.send({ type: 'form.changed', change: { note } });
    actor.send({ type: 'SAVE' });
    return actor;
  };
  await waitFor(opened(' Seen '), ({ status }) => status === 'done');
  expect((await first()).note).toBe('Seen');
  const stale = await waitFor(opened('Other'), (state) => state.hasTag('stale'));
  expect(stale.context.form.note).toBe('Other');
});
