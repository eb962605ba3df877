import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { auditFields, getProgress } from './asset-audit.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { testModel } from './asset-audits.test-model.ts';
import { assetAuditsMachine } from './asset-audits.machine.ts';

testPaths(testModel);

it('audit rounds are listed newest first; the open one is discarded, the finished one deleted', async () => {
  const { problems } = connectAs(await createNodeServer(), 'ines', 'aster');
  const actor = createActor(assetAuditsMachine, { input: {} }).start();
  const rows = async () =>
    (await waitFor(actor, (state) => state.matches('shown'))).context.rows ?? [];
  expect((await rows()).map(({ status }) => status)).toEqual(['Open', 'Finished']);
  for (const remaining of [1, 0]) {
    const [row] = await rows();
    if (row) actor.send({ type: 'DELETE', row });
    actor.send({ type: 'YES' });
    expect(await rows()).toHaveLength(remaining);
  }
  expect(problems).toEqual([]);
});

it('the progress of an audit round is the share of expected assets that were found', () => {
  expect(getProgress(exampleAudit)).toBe(42);
  expect(getProgress({ ...exampleAudit, expectedCount: 0 })).toBe(100);
  expect(Object.values(auditFields).map((valueOf) => valueOf(exampleAudit))).not.toContain(null);
});
