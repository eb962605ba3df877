import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { provePaths } from '../testing/prove-paths.suite.ts';
import { guide } from './repaired-assets.guide.ts';
import { repairedAssetsMachine } from './repaired-assets.machine.ts';

provePaths(guide);

it('the longest away comes first', async () => {
  connectAs(await createNodeServer(), 'jon', 'aster');
  const actor = createActor(repairedAssetsMachine, { input: { id: null } }).start();
  actor.send({ type: 'OPEN' });
  const { content } = (await waitFor(actor, (state) => state.matches('shown'))).context;
  const days = content?.map(({ daysInRepair }) => daysInRepair) ?? [];
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
});
