import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { connectAs } from '../testing/connect.ts';
import { getSchema, testLimits } from '../testing/limits.suite.ts';
import { testRecordForm } from '../testing/record-form.suite.ts';
import { testModel } from './project-form.test-model.ts';
import { projectFormMachine } from './project-form.machine.ts';
import { exampleForm, exampleProject } from './project.fixtures.ts';
import {
  emptyProject,
  toProjectInput,
  toProjectUpdate,
  toSourceBelow,
  validateProject,
  type ProjectForm,
} from './project.ts';

const sample: ProjectForm = { ...emptyProject, name: 'Juniper', code: 'JUN-1' };
const all = { page: 1, pageSize: 50 as const, sort: '-createdOn', columnFilters: [] };
const list = async () => (await api.searchProjects({ body: all })).pmoProjects;

const form = {
  testModel,
  server: createNodeServer,
  sample,
  mine: { description: 'Screens alone.', dueOn: '2030-06-30' },
  theirs: { startOn: '2030-01-01' },
  name: 'name' as const,
  // Names may be equal, codes may not.
  unique: 'code' as const,
  extraFields: (name: string) => ({
    code: name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '-')
      .slice(0, 30),
  }),
  list,
};

testRecordForm(form);
describe('the project form as ProjectInput', () => {
  testLimits({
    schema: getSchema(contract, 'ProjectInput'),
    example: exampleForm,
    buildBody: (values) => ({ id: exampleProject.id, ...toProjectInput(values) }),
    check: validateProject,
  });
});

describe('the project form as ProjectUpdate', () => {
  testLimits({
    schema: getSchema(contract, 'ProjectUpdate'),
    example: exampleForm,
    buildBody: (values) => ({ id: exampleProject.id, ...toProjectUpdate(values) }),
    check: validateProject,
  });
});

describe('the validation of a project', () => {
  it.each([
    ['PL-1', undefined],
    [' pl.1_x ', undefined],
    ['', { rule: 'required' }],
    ['P L', { rule: 'regex' }],
    ['É-1', { rule: 'regex' }],
    ['X'.repeat(31), { rule: 'max', values: { max: 30 } }],
  ])('the code %j of a project is validated', (code, error) => {
    expect(validateProject({ ...sample, code }).code).toEqual(error);
  });

  it('the due date of a project is not before its start date, nor before 1900', () => {
    const days = (startOn: string | null, dueOn: string | null) =>
      validateProject({ ...sample, startOn, dueOn });
    expect(days('2030-01-02', '2030-01-01')).toEqual({ dueOn: { rule: 'beforeStart' } });
    expect(days('2030-01-01', '2030-01-01')).toEqual({});
    expect(days(null, '0001-01-01')).toEqual({ dueOn: { rule: 'datecheck' } });
  });
});

describe('a new project', () => {
  async function open(sourceId: string | null) {
    connectAs(await createNodeServer(), 'ben', 'aster');
    const actor = createActor(projectFormMachine, {
      input: { id: null, sourceId, persisted: null },
    }).start();
    const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settle();
    const save = async (change: Partial<ProjectForm>) => {
      actor.send({ type: 'form.changed', change });
      actor.send({ type: 'SAVE' });
      return settle();
    };
    return { actor, save };
  }

  it('a new sub-project starts with its parent, and is created below it', async () => {
    connectAs(await createNodeServer(), 'ben', 'aster');
    const body = { ...all, selectedFilter: 'OwnedByMe' as const };
    const [own] = (await api.searchProjects({ body })).pmoProjects;
    const { actor, save } = await open(toSourceBelow(own?.id ?? ''));
    expect(actor.getSnapshot().context.form.parent?.label).toContain(own?.code);
    expect((await save({ name: 'Juniper', code: 'JUN-1' })).value).toBe('saved');
    const [made] = await list();
    expect(made).toMatchObject({ code: 'JUN-1', parentProject: { id: own?.id } });
  });

  it('a project that someone else deleted is saved as new under another code', async () => {
    const { save } = await open(null);
    await save(sample);
    const [made] = await list();
    const actor = createActor(projectFormMachine, {
      input: { id: made?.id ?? '', sourceId: null, persisted: null },
    }).start();
    const settle = () => waitFor(actor, (state) => !state.hasTag('busy'));
    await settle();
    await api.deleteProject({ path: { id: made?.id ?? '' } });
    actor.send({ type: 'form.changed', change: { description: 'Typed.' } });
    actor.send({ type: 'SAVE' });
    expect((await settle()).value).toBe('deleted');
    actor.send({ type: 'form.saveAsNew' });
    const { context } = await settle();
    expect(context.errors).toEqual({ code: { message: expect.stringContaining('JUN-1') } });
    expect(context.form.description).toBe('Typed.');
    actor.send({ type: 'form.changed', change: { code: 'JUN-2' } });
    actor.send({ type: 'SAVE' });
    expect((await settle()).value).toBe('saved');
  });

  it('an owner and a parent that are not possible are errors of their fields', async () => {
    const { actor, save } = await open(null);
    const nobody = { id: 'nobody', label: 'Nobody' };
    await save({ ...sample, owner: nobody });
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['owner']);
    const parent = { id: exampleProject.id, label: 'Unknown' };
    await save({ owner: null, parent });
    expect(Object.keys(actor.getSnapshot().context.errors)).toEqual(['parent']);
    expect((await save({ parent: null })).value).toBe('saved');
  });
});
