import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import {
  emptyPortalPage,
  toPortalPageBody,
  toPortalPageForm,
  validatePortalPage,
} from './portal-page.ts';
import { examplePortalPage } from './portal-page.fixtures.ts';
import { portalPageFormMachine } from './portal-page-form.machine.ts';
import { testModel } from './portal-page-form.test-model.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyPortalPage, name: 'people', title: 'People', route: '/employees/chart' },
  mine: { title: 'Everyone' },
  theirs: { isActive: false },
  name: 'name' as const,
  // Each name has an address of its own.
  extraFields: (name: string) => ({ route: `/teams/${name.replaceAll(/\W/g, '-') || 'none'}` }),
  list: async () => (await api.getPages({})).pages,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deletePage({ path: { id } }) });

describe('the form as PageInput', () => {
  testLimits({
    schema: getSchema(contract, 'PageInput'),
    example: toPortalPageForm(examplePortalPage),
    buildBody: (values) => ({ id: examplePortalPage.id, ...toPortalPageBody(values) }),
    check: validatePortalPage,
  });
});

const withRoute = (route: string) => ({ ...form.sample, route });

it.each([
  '//evil.example',
  '/..',
  '/teams/..',
  '/teams/../login',
  '/./teams',
  '/teams//a',
  'https://evil.example',
  'https:',
  'javascript:alert(1)',
  'teams',
  '/teams?x=1',
  '/teams#x',
  '/\\evil',
])('the address %j is rejected in the form, at its field', (route) => {
  expect(validatePortalPage(withRoute(route))).toHaveProperty('route');
});

it.each(['/', '/teams', ' /teams ', '/teams/7a2d4b10/editteam', '/workView', '/a.b'])(
  'the address %j is one of a page by its shape',
  (route) => {
    expect(validatePortalPage(withRoute(route))).toEqual({});
  },
);

it('an address that the portal does not have is rejected at its field, and stays typed', async () => {
  connectAs(await createNodeServer(), 'kira', 'aster');
  const input = { id: null, sourceId: null, persisted: null };
  const actor = createActor(portalPageFormMachine, { input }).start();
  await waitFor(actor, (state) => !state.hasTag('busy'));
  actor.send({ type: 'form.changed', change: withRoute('/nowhere') });
  actor.send({ type: 'SAVE' });
  const { context } = await waitFor(actor, (state) => !state.hasTag('busy'));
  expect(context.errors).toEqual({
    route: { message: 'This is not an address of the portal.' },
  });
  expect(context.form.route).toBe('/nowhere');
});
