import * as v from 'valibot';
import { createActor, waitFor } from 'xstate';
import { beforeEach, expect, it } from 'vitest';
import { createNodeServer } from '#mocks/node.ts';
import { getScenario } from '#mocks/scenarios/scenarios.ts';
import { api } from '#openapi/client/index.ts';
import { buildDraft } from '../records/form-values.ts';
import { connectAs } from '../testing/connect.ts';
import { testPaths } from '../testing/paths.suite.ts';
import { menuFormMachine } from './menu-form.machine.ts';
import { testModel } from './menu-form.test-model.ts';
import { changeItem, removeItem } from './menu-tree.ts';
import { emptyMenu, menuDraftSchema } from './menu.ts';

testPaths(testModel);

let server: Awaited<ReturnType<typeof createNodeServer>>;

beforeEach(async () => {
  server = await createNodeServer();
});

async function openForm() {
  const observed = connectAs(server, 'ava', 'aster');
  const actor = createActor(menuFormMachine, {
    input: { first: emptyMenu, persisted: null },
  }).start();
  const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settle();
  return { actor, observed, settle };
}

it('a renamed entry is in the profile once the menu is saved', async () => {
  const { actor, settle, observed } = await openForm();
  const { form, choices } = actor.getSnapshot().context;
  expect(choices?.pages.length).toBeGreaterThan(40);
  const appMenus = changeItem(form.appMenus, 'vendors', { title: 'Suppliers' });
  actor.send({ type: 'form.changed', change: { appMenus } });
  actor.send({ type: 'SAVE' });
  await settle();
  const { profile } = await api.getProfile({});
  expect(JSON.stringify(profile.appMenus)).toContain('"Suppliers"');
  expect(observed.problems).toEqual([]);
});

it('an empty group is not sent', async () => {
  const { actor, observed } = await openForm();
  const before = observed.calls.length;
  const { appMenus } = actor.getSnapshot().context.form;
  const emptied = appMenus.map((item) => (item.id === 'apps' ? { ...item, children: [] } : item));
  actor.send({ type: 'form.changed', change: { appMenus: emptied } });
  actor.send({ type: 'SAVE' });
  expect(actor.getSnapshot().context.errors).toEqual({ appMenus: { rule: 'rowsInvalid' } });
  expect(observed.calls).toHaveLength(before);
});

it('a menu that someone else has saved is compared, and neither is lost', async () => {
  const { actor, settle } = await openForm();
  const { appMenus } = actor.getSnapshot().context.form;
  connectAs(server, 'kira', 'aster');
  const { menu } = await api.getMenu({});
  await api.saveMenu({ body: { appMenus: menu.appMenus.slice(0, 3) } });
  connectAs(server, 'ava', 'aster');
  const mine = removeItem(appMenus, 'holidays');
  actor.send({ type: 'form.changed', change: { appMenus: mine } });
  actor.send({ type: 'SAVE' });
  const compared = await settle();
  expect(compared.matches({ shown: 'conflict' })).toBe(true);
  expect(compared.context.rejection).toContain('Kira Novak');
  expect(compared.context.theirs?.form.appMenus).toHaveLength(3);
  actor.send({ type: 'conflict.keepMine' });
  await settle();
  expect((await api.getMenu({})).menu.appMenus).toEqual(mine);
});

it.each(['server-down', 'offline', 'malformed-responses'])(
  'the changed menu stays in the network scenario %s, and is a draft',
  async (network) => {
    const { actor, settle } = await openForm();
    const appMenus = actor.getSnapshot().context.form.appMenus.slice(1);
    actor.send({ type: 'form.changed', change: { appMenus } });
    server.setScenario(getScenario(network));
    actor.send({ type: 'SAVE' });
    const { context } = await settle();
    expect(context.form.appMenus).toEqual(appMenus);
    expect(v.is(menuDraftSchema, buildDraft(context, false))).toBe(true);
  },
);
