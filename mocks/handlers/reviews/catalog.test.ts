import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '@atrium/contract/generated/operations.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { cycleBody, ids, makeWorkflow, now } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';

let server: TestServer;
let count = 0;
let id: string;

beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
});

beforeEach(() => {
  count += 1;
  id = uuid(1000 + count);
});

const page = (more: object = {}) => ({
  body: { page: 1, pageSize: 50, sort: 'name', columnFilters: [], ...more },
});
const form = (more: object = {}) => ({
  id,
  name: `Form ${count}`,
  description: ' Text ',
  isActive: true,
  questions: [{ id: uuid(1), questionText: ' Why? ', isRequired: true }],
  ...more,
});
const step = (more: object = {}) => ({
  id,
  stepName: `Step ${count}`,
  stepStyle: 'info',
  executorType: 'PaAdmin',
  stepNudges: [{ id: uuid(1), targetAudience: 'Client', afterDays: 3 }],
  ...more,
});
const workflow = (more: object = {}) => ({
  id,
  name: `Workflow ${count}`,
  description: '',
  isActive: true,
  steps: [{ stepId: ids.manager, formId: ids.form }],
  ...more,
});
const expectError = async (operation: OperationId, body: object) => {
  const { status, code } = await server.expectError('hugo', operation, { body });
  return [status, code];
};

describe('review forms', () => {
  it('review forms are added, listed, changed and deleted', async () => {
    const added = await server.request('hugo', 'addReviewForm', { body: form() });
    expect(added.reviewForm).toMatchObject({
      description: 'Text',
      questions: [{ questionText: 'Why?' }],
      isInUse: false,
      version: 1,
    });
    const { reviewForms, totalCount } = await server.request('hugo', 'getReviewForms', page());
    expect(totalCount).toBe(reviewForms.length);
    expect(reviewForms.map(({ name }) => name)).toContain(`Form ${count}`);
    const found = await server.request(
      'hugo',
      'getReviewForms',
      page({ columnFilters: [{ name: 'name', value: `FORM ${count}` }] }),
    );
    expect(found.totalCount).toBe(1);
    const change = form({ name: `Form ${count} b`, version: 1 });
    await server.request('hugo', 'updateReviewForm', { body: change });
    expect(await expectError('updateReviewForm', change)).toEqual([409, 'changedByOther']);
    const path = { formId: id };
    const { reviewForm } = await server.request('hugo', 'getReviewForm', { path });
    expect(reviewForm).toMatchObject({ name: `Form ${count} b`, version: 2 });
    await server.request('hugo', 'deleteReviewForm', { path });
    expect((await server.expectError('hugo', 'getReviewForm', { path })).status).toBe(404);
  });

  it('review forms have unique names, at least one question, and no blank texts', async () => {
    expect(await expectError('addReviewForm', form({ name: ' TWO questions ' }))).toEqual([
      409,
      'formNameTaken',
    ]);
    expect(await expectError('addReviewForm', form({ id: ids.form }))).toEqual([409, 'idTaken']);
    expect(await expectError('addReviewForm', form({ questions: [] }))).toEqual([400, 'tooShort']);
    expect(await expectError('addReviewForm', form({ name: ' ' }))).toEqual([400, 'required']);
    expect(await expectError('addReviewForm', form({ name: 'x'.repeat(251) }))).toEqual([
      400,
      'tooLong',
    ]);
    const [question] = form().questions;
    expect(await expectError('addReviewForm', form({ questions: [question, question] }))).toEqual([
      400,
      'namedTwice',
    ]);
    const blank = { ...question, questionText: ' ' };
    expect(await expectError('addReviewForm', form({ questions: [blank] }))).toEqual([
      400,
      'required',
    ]);
    expect(await expectError('updateReviewForm', form())).toEqual([404, 'formUnknown']);
  });

  it('review forms cannot be deleted while a workflow uses them', async () => {
    const path = { formId: ids.form };
    const rejection = await server.expectError('hugo', 'deleteReviewForm', { path });
    expect(rejection).toMatchObject({ status: 409, code: 'formInUse' });
  });
});

describe('review steps', () => {
  it('review steps are added at the end, changed, reordered and deleted', async () => {
    const added = await server.request('hugo', 'addReviewStep', { body: step() });
    const before = (await server.request('hugo', 'getReviewSteps')).reviewSteps;
    expect(before.at(-1)).toEqual(added.reviewStep);
    expect(before.map(({ stepOrder }) => stepOrder)).toEqual(before.map((_, at) => at + 1));
    const change = step({ stepStyle: 'danger', stepNudges: [], version: 1 });
    const { reviewStep } = await server.request('hugo', 'updateReviewStep', { body: change });
    expect(reviewStep).toMatchObject({ stepStyle: 'danger', stepNudges: [], version: 2 });
    expect(await expectError('updateReviewStep', change)).toEqual([409, 'changedByOther']);
    const stepIds = [id, ...before.map((each) => each.id).filter((each) => each !== id)];
    const ordered = await server.request('hugo', 'orderReviewSteps', { body: { stepIds } });
    expect(ordered.reviewSteps.map((each) => each.id)).toEqual(stepIds);
    await server.request('hugo', 'deleteReviewStep', { path: { stepId: id } });
    const { reviewSteps } = await server.request('hugo', 'getReviewSteps');
    expect(reviewSteps.map(({ stepOrder }) => stepOrder)).toEqual(
      reviewSteps.map((_, at) => at + 1),
    );
  });

  it('review steps have unique names, are ordered each exactly once, and cannot be deleted while in use', async () => {
    expect(await expectError('addReviewStep', step({ stepName: 'manager ' }))).toEqual([
      409,
      'stepNameTaken',
    ]);
    expect(await expectError('addReviewStep', step({ stepName: ' ' }))).toEqual([400, 'required']);
    expect(await expectError('orderReviewSteps', { stepIds: [ids.self] })).toEqual([
      400,
      'stepOrderIncomplete',
    ]);
    const nudge = { id: uuid(1), targetAudience: 'Client', afterDays: 366 };
    expect(await expectError('addReviewStep', step({ stepNudges: [nudge] }))).toEqual([
      400,
      'tooLarge',
    ]);
    const path = { stepId: ids.self };
    const rejection = await server.expectError('hugo', 'deleteReviewStep', { path });
    expect(rejection).toMatchObject({ status: 409, code: 'stepInUse' });
  });

  it('review steps target only the audiences ReportingTo and Client', async () => {
    const stepNudges = [{ id: uuid(1), targetAudience: 'Everybody', afterDays: 1 }];
    expect(await expectError('addReviewStep', step({ stepNudges }))).toEqual([400, 'invalid']);
  });
});

describe('review workflows', () => {
  it('review workflows are added, listed, changed and deleted', async () => {
    const added = await server.request('hugo', 'addReviewWorkflow', { body: workflow() });
    expect(added.reviewWorkflow.steps).toEqual([
      {
        stepId: ids.manager,
        stepName: 'Manager',
        stepOrder: 1,
        executorType: 'ReportingTo',
        formId: ids.form,
        formName: 'Two questions',
      },
    ]);
    const { reviewWorkflows } = await server.request('hugo', 'getReviewWorkflows', page());
    expect(reviewWorkflows.map((each) => each.id)).toContain(id);
    const steps = [
      { stepId: ids.client, formId: null },
      { stepId: ids.self, formId: ids.form },
    ];
    const change = workflow({ steps, version: 1 });
    await server.request('hugo', 'updateReviewWorkflow', { body: change });
    expect(await expectError('updateReviewWorkflow', change)).toEqual([409, 'changedByOther']);
    const path = { workflowId: id };
    const { reviewWorkflow } = await server.request('hugo', 'getReviewWorkflow', { path });
    expect(reviewWorkflow.steps.map(({ stepName }) => stepName)).toEqual(['Client', 'Self']);
    await server.request('hugo', 'deleteReviewWorkflow', { path });
    expect((await server.expectError('hugo', 'getReviewWorkflow', { path })).status).toBe(404);
  });

  it('review workflows reject unknown steps and forms, inactive forms, and a repeated step', async () => {
    const inactive = uuid(900);
    await server.request('hugo', 'addReviewForm', {
      body: form({ id: inactive, name: 'Asleep', isActive: false }),
    });
    const [step1] = workflow().steps;
    for (const [more, expected] of [
      [{ steps: [{ stepId: uuid(9), formId: null }] }, [400, 'stepUnknown']],
      [{ steps: [{ stepId: ids.self, formId: uuid(9) }] }, [400, 'formUnknown']],
      [{ steps: [{ stepId: ids.self, formId: inactive }] }, [400, 'formInactive']],
      [{ steps: [step1, step1] }, [400, 'namedTwice']],
      [{ steps: [] }, [400, 'tooShort']],
      [{ name: 'four STEPS' }, [409, 'workflowNameTaken']],
      [{ name: ' ' }, [400, 'required']],
    ] as const) {
      expect(await expectError('addReviewWorkflow', workflow(more))).toEqual(expected);
    }
  });

  it('review workflows cannot be deleted while a cycle uses them', async () => {
    await server.request('hugo', 'addReviewWorkflow', { body: workflow() });
    const cycle = { ...cycleBody(uuid(800), 'A cycle', ['ben']), workflowId: id };
    await server.request('hugo', 'addReviewCycle', { body: cycle });
    const path = { workflowId: id };
    const rejection = await server.expectError('hugo', 'deleteReviewWorkflow', { path });
    expect(rejection).toMatchObject({ status: 409, code: 'workflowInUse' });
  });
});
