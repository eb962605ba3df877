import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs, down, healthy } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import type { AssessmentYear } from './assessment-year.ts';
import { testModel } from './depreciation-export.test-model.ts';
import { depreciationExportMachine } from './depreciation-export.machine.ts';

testPaths(testModel);

it('a completed year is exported as a workbook, and a failed export can be restarted', async () => {
  const server = await createNodeServer();
  const { problems } = connectAs(server, 'ines', 'aster');
  const { assetAssessmentYear } = await api.listAssessmentYears({ body: toSearchData(firstPage) });
  const requested = assetAssessmentYear.find(({ isRun }) => isRun) as AssessmentYear;
  const files: { file: Blob; requested: AssessmentYear }[] = [];
  const actor = createActor(depreciationExportMachine);
  actor.on('file.ready', (event) => files.push(event));
  actor.start();
  const exported = async () => {
    actor.send({ type: 'EXPORT', requested });
    await waitFor(actor, (state) => state.matches('resting'));
  };
  server.setScenario(down);
  await exported();
  expect(problems).toEqual([{ kind: 'down', id: 'exportDepreciation' }]);
  expect(files).toEqual([]);
  server.setScenario(healthy);
  await exported();
  expect(files.map((each) => each.requested.id)).toEqual([requested.id]);
  expect(new TextDecoder().decode((await files[0]?.file.bytes())?.slice(0, 2))).toBe('PK');
});
