import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { connectAs, down, type Observed, type ServerWithScenario } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { testModel } from './asset-lookups.test-model.ts';
import { assetLookupsMachine } from './asset-lookups.machine.ts';

testPaths(testModel);

let server: ServerWithScenario;
let observed: Observed;

beforeEach(async () => {
  server = await createNodeServer();
  observed = connectAs(server, 'ines', 'aster');
});

async function opened() {
  const actor = createActor(assetLookupsMachine).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  return { actor, settled, context: () => actor.getSnapshot().context };
}

it('categories are listed with their number of types, and locations with their number of assets', async () => {
  const { context } = await opened();
  const { categories = [], locations = [] } = context().lookups ?? {};
  expect(categories.map(({ value }) => value)).toContain('Vehicles');
  expect(categories.find(({ value }) => value === 'Vehicles')?.count).toBe(0);
  expect(locations.find(({ value }) => value === 'Archive')?.count).toBe(0);
  expect(locations.some(({ count }) => count > 0)).toBe(true);
});

it('a location is added to the locations, and both lists load again', async () => {
  const { actor, settled, context } = await opened();
  actor.send({ type: 'ADD', kind: 'location' });
  const { lookup } = actor.getSnapshot().children;
  lookup?.send({ type: 'form.changed', change: { value: ' Harbour ' } });
  lookup?.send({ type: 'SAVE' });
  await waitFor(actor, ({ children }) => !children.lookup);
  await settled();
  const { categories = [], locations = [] } = context().lookups ?? {};
  expect(locations.map(({ value }) => value)).toContain('Harbour');
  expect(categories.map(({ value }) => value)).not.toContain('Harbour');
  expect(observed.problems).toEqual([]);
});

it('the lookups are unavailable, without an error message, if they cannot be loaded', async () => {
  server.setScenario(down);
  const { actor } = await opened();
  expect(actor.getSnapshot()).toMatchObject({ value: 'unavailable', status: 'done' });
});
