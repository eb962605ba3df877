import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../lists/list-search.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './depreciation-rows.test-model.ts';
import { depreciationRowsMachine } from './depreciation-rows.machine.ts';

testPaths(testModel);

it('a completed year lists its assets, each with a balanced calculation', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const { assetAssessmentYear } = await api.listAssessmentYears({ body: toSearchData(firstPage) });
  const year = assetAssessmentYear.find(({ isRun }) => isRun);
  const actor = createActor(depreciationRowsMachine, {
    input: { search: { ...firstPage, pageSize: 50 }, parentId: year?.id ?? '' },
  }).start();
  const { rows, total } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  expect(total).toBe(year?.assetCount);
  for (const row of rows ?? []) {
    const worth = row.openingValue + row.additions - row.writtenOff;
    expect(worth - row.depreciation).toBeCloseTo(row.closingValue, 2);
  }
});

it('a year without a depreciation run has no assets', async () => {
  connectAs(await createNodeServer(), 'ines', 'aster');
  const { assetAssessmentYear } = await api.listAssessmentYears({ body: toSearchData(firstPage) });
  const year = assetAssessmentYear.find(({ isRun }) => !isRun);
  const input = { search: firstPage, parentId: year?.id ?? '' };
  const actor = createActor(depreciationRowsMachine, { input }).start();
  expect((await waitFor(actor, (state) => state.matches('shown'))).context.rows).toEqual([]);
});
