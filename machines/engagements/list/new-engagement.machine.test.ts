import { createActor, waitFor } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import {
  connectAs,
  down,
  healthy,
  type Observed,
  type ServerWithScenario,
} from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testPaths } from '../../testing/paths.suite.ts';
import { emptyId } from '../../validation/rules.ts';
import { engagementDialogsMachine } from './engagement-dialogs.machine.ts';
import { testModel } from './new-engagement.test-model.ts';
import { emptyNew, toClientChange, toNewBody, validateNew } from './new-engagement.ts';

testPaths(testModel);

describe('the form of a new engagement', () => {
  const filled = { ...emptyNew, name: 'Harbour portal', createdOn: '2026-03-04' };
  const id = '6f1c2a10-0000-4000-8000-000000000001';
  testLimits({
    schema: getSchema(contract, 'EngagementDraft'),
    example: filled,
    check: validateNew,
    buildBody: (form) => ({ id, ...toNewBody(form), type: form.type }),
  });

  it('a name of spaces is missing, one of 250 letters is accepted, and one of 251 is not', () => {
    expect(validateNew({ ...filled, name: '  ' })).toEqual({ name: { rule: 'required' } });
    expect(validateNew({ ...filled, name: 'x'.repeat(250) })).toEqual({});
    expect(validateNew({ ...filled, name: 'x'.repeat(251) })).toHaveProperty('name');
  });

  it('a client names the prospect that has no name yet, and no other', () => {
    const client = { id, label: 'Aurora Line' };
    expect(toClientChange({ prospectName: ' ' }, client)).toEqual({
      clientId: id,
      prospectName: 'Aurora Line',
    });
    expect(toClientChange({ prospectName: 'Harbour' }, client)).toEqual({ clientId: id });
    expect(toClientChange({ prospectName: '' }, null)).toEqual({ clientId: '' });
  });

  it('without a project type, the all-zero id is sent', () => {
    expect(toNewBody(filled)).toMatchObject({
      projectTypeId: emptyId,
      createdOnAsInputString: '2026/03/04',
    });
  });
});

describe('a new engagement on the reference server', () => {
  let server: ServerWithScenario;
  let observed: Observed;
  beforeEach(async () => {
    server = await createNodeServer();
    observed = connectAs(server, 'ava', 'aster');
  });

  function opened() {
    const added: string[] = [];
    const actor = createActor(engagementDialogsMachine, {
      input: { createId: () => crypto.randomUUID(), clock: Date, timeZone: 'Pacific/Honolulu' },
    }).start();
    actor.on('engagement.added', ({ id }) => void added.push(id));
    return { actor, added };
  }

  it('a failed save keeps the form, and the next try creates one engagement', async () => {
    const { actor, added } = opened();
    actor.send({ type: 'engagement.add' });
    const form = actor.getSnapshot().children.form;
    form?.send({ type: 'form.changed', change: { name: 'Night ferry', type: 'base' } });
    server.setScenario(down);
    form?.send({ type: 'SAVE' });
    if (!form) throw new Error('Expected an open dialog.');
    const rejected = await waitFor(form, (state) => state.matches('editing'));
    expect(rejected.context.failure?.kind).toBe('down');
    expect(rejected.context.form.name).toBe('Night ferry');
    server.setScenario(healthy);
    form.send({ type: 'SAVE' });
    form.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('closed'));
    expect(added).toHaveLength(1);
    const { engagement } = await api.getEngagement({ path: { id: added[0] ?? '' } });
    const { templateStages } = await api.getTemplateStages({});
    expect(engagement.stages.map(({ stageName }) => stageName)).toEqual(
      templateStages.map(({ stageName }) => stageName),
    );
    expect(observed.calls.filter((call) => call === 'POST /aster/engagement')).toHaveLength(2);
  });

  it('an engagement whose first response was lost is not created twice', async () => {
    const { actor, added } = opened();
    actor.send({ type: 'engagement.add' });
    const form = actor.getSnapshot().children.form;
    if (!form) throw new Error('Expected an open dialog.');
    form.send({ type: 'form.changed', change: { name: 'Lost and found' } });
    const { parentId, form: values } = form.getSnapshot().context;
    await api.createEngagement({ body: { id: parentId, ...toNewBody(values), type: 'blank' } });
    form.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('closed'));
    expect(added).toEqual([parentId]);
  });

  it('a copy has the stages of its source, and a copy of a deleted one keeps the form', async () => {
    const body = { page: 1, pageSize: 10 as const, sort: null, columnFilters: [] };
    const [row] = (await api.searchEngagements({ body })).engagementRollups;
    if (!row) throw new Error('The demo data must have an engagement.');
    const { actor, added } = opened();
    actor.send({ type: 'engagement.duplicate', row });
    actor.getSnapshot().children.form?.send({ type: 'SAVE' });
    await waitFor(actor, (state) => state.matches('closed'));
    const copy = await api.getEngagement({ path: { id: added[0] ?? '' } });
    const source = await api.getEngagement({ path: { id: row.id } });
    const names = ({ engagement }: typeof copy) => engagement.stages.map((each) => each.stageName);
    expect(names(copy)).toEqual(names(source));

    actor.send({ type: 'engagement.duplicate', row });
    await api.deleteEngagement({ path: { id: row.id } });
    const form = actor.getSnapshot().children.form;
    form?.send({ type: 'SAVE' });
    if (!form) throw new Error('Expected an open dialog.');
    const { context } = await waitFor(form, (state) => state.matches('editing'));
    expect(context.failure).not.toBeNull();
    expect(context.form.name).toBe(row.name);
  });
});
