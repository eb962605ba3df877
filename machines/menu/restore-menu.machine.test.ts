import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { api } from '#openapi/client/index.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { restoreMenuMachine } from './restore-menu.machine.ts';
import { testModel } from './restore-menu.test-model.ts';

testPaths(testModel);

it('the default menu replaces the menu of someone else only after a second yes', async () => {
  const server = await createNodeServer();
  connectAs(server, 'kira', 'aster');
  const { menu } = await api.getMenu({});
  await api.saveMenu({ body: { appMenus: menu.appMenus.slice(0, 2) } });
  connectAs(server, 'ava', 'aster');
  const actor = createActor(restoreMenuMachine).start();
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'RESTORE', version: menu.version });
  actor.send({ type: 'YES' });
  expect((await settled()).context.failure?.message).toContain('Kira Novak');
  expect((await api.getMenu({})).menu.appMenus).toHaveLength(2);
  actor.send({ type: 'YES' });
  expect((await settled()).matches('resting')).toBe(true);
  expect(emitted).toEqual(['menu.restored']);
  expect((await api.getMenu({})).menu.appMenus).toEqual(menu.appMenus);
});
