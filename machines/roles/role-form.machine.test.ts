import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import { privileges } from '#openapi/client/rights.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../testing/record-form.suite.ts';
import { roleFormMachine } from './role-form.machine.ts';
import { testModel } from './role-form.test-model.ts';
import { exampleRole } from './role.fixtures.ts';
import { toTemplateSource } from './role-templates.ts';
import { changesRights, emptyRole, toRoleBody, toRoleForm, validateRole } from './role.ts';
import type { RoleForm } from './role.ts';

const form = {
  testModel,
  server: createNodeServer,
  sample: { ...emptyRole, name: 'Time reader' },
  mine: { privileges: ['tags.basic' as const] },
  theirs: { name: 'Reader of times' },
  name: 'name' as const,
  list: async () => (await api.getRoles({})).roles,
};

testRecordForm(form);
testDeletedByOther({ ...form, remove: (id) => api.deleteRole({ path: { id } }) });

describe('the form as RoleInput', () => {
  testLimits({
    schema: getSchema(contract, 'RoleInput'),
    example: toRoleForm(exampleRole),
    buildBody: (values) => ({ id: exampleRole.id, ...toRoleBody(values) }),
    check: validateRole,
  });
});

type Opened = { id: string | null; sourceId?: string };

/** The form on the reference server, for a role, a copy or a new one. */
async function openForm({ id, sourceId }: Opened, person = 'ava') {
  const { problems } = connectAs(await createNodeServer(), person, 'aster');
  const input = { id, sourceId: sourceId ?? null, persisted: null };
  const actor = createActor(roleFormMachine, { input }).start();
  const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settle();
  const save = async (change: Partial<RoleForm>) => {
    actor.send({ type: 'form.changed', change });
    actor.send({ type: 'SAVE' });
    return settle();
  };
  return { actor, save, problems };
}

describe('the form of a role on the server', () => {
  it.each([' ADMINISTRATOR ', 'Admin\u00ADistrator'])(
    'the name %j of another role is rejected at its field, and stays typed',
    async (name) => {
      const { save } = await openForm({ id: null });
      const { context } = await save({ name });
      expect(context.errors).toHaveProperty('name');
      expect(context.form.name).toBe(name);
    },
  );

  it('a name of invisible characters counts as missing, at its field', async () => {
    const { save } = await openForm({ id: null });
    const { context } = await save({ name: '\u200B\u2060' });
    expect(context.errors).toHaveProperty('name');
  });

  it('a new role may have all rights', async () => {
    const { save } = await openForm({ id: null });
    const state = await save({ name: 'Everything', privileges });
    expect(state.matches('saved')).toBe(true);
    const { roles } = await api.getRoles({});
    const made = roles.find(({ name }) => name === 'Everything');
    expect(made?.privileges).toHaveLength(privileges.length);
  });

  it('a new role starts with the rights of a template, and no name', async () => {
    const { actor } = await openForm({ id: null, sourceId: toTemplateSource('assetManager') });
    const { form: opened } = actor.getSnapshot().context;
    expect(opened.name).toBe('');
    expect(opened.privileges).toContain('assetAssignments.basic');
  });

  it('the last administrator’s right to manage roles is not removed: the form stays', async () => {
    // A platform administrator has the role: only another one may take rights from it.
    const { actor, save, problems } = await openForm({ id: 'admin' }, 'kira');
    const state = await save({
      privileges: actor
        .getSnapshot()
        .context.form.privileges.filter((right) => right !== 'roleManager.basic'),
    });
    expect(state.matches('editing')).toBe(true);
    expect(state.context.errors).toHaveProperty('privileges');
    expect(state.context.form.privileges).not.toContain('roleManager.basic');
    expect(problems).toEqual([{ kind: 'conflict', id: 'updateRole' }]);
  });

  it('a role that another tab has changed is compared before it is saved', async () => {
    const { save } = await openForm({ id: 'tagEditor' });
    const body = { id: 'tagEditor', name: 'Tag keeper', privileges: ['tags.basic' as const] };
    await api.updateRole({ body });
    const state = await save({ privileges: ['projectTags.basic'] });
    expect(state.matches('conflict')).toBe(true);
  });
});

describe('the preview before a save', () => {
  const base: RoleForm = { name: 'One', privileges: ['tags.basic'] };

  it.each([
    ['changed rights of a role', { id: 'one', base, form: { ...base, privileges: [] } }, true],
    ['a changed name', { id: 'one', base, form: { ...base, name: 'Two' } }, false],
    ['a new role', { id: null, base, form: { ...base, privileges: [] } }, false],
    ['an invalid form', { id: 'one', base, form: { name: '', privileges: [] } }, false],
  ])('%s: shown is %s', (_, context, expected) => {
    expect(changesRights(context)).toBe(expected);
  });
});
