import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { exampleAudit } from './asset-audit.fixtures.ts';
import { testModel } from './audit-export.test-model.ts';
import { auditExportMachine } from './audit-export.machine.ts';

testPaths(testModel);

it('an audit round is exported as a workbook', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const files: Blob[] = [];
  const actor = createActor(auditExportMachine);
  actor.on('file.ready', ({ file }) => files.push(file));
  actor.start();
  actor.send({ type: 'EXPORT', requested: exampleAudit });
  await waitFor(actor, (state) => state.matches('resting'));
  expect(new TextDecoder().decode((await files[0]?.bytes())?.slice(0, 2))).toBe('PK');
});
