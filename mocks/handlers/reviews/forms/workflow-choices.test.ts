import { beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/harness.ts';
import { ids, makeWorkflow, now } from '../../../testing/reviews.ts';
import { uuid } from '../../../testing/timesheets.ts';

let server: TestServer;

/** Leo may edit workflows, but neither steps nor forms. */
beforeAll(async () => {
  server = await startServer(now);
  await makeWorkflow(server);
  const role = { id: uuid(900), name: 'Workflows', privileges: ['workflow.basic'] };
  await server.request('ava', 'createRole', { body: role });
  await server.request('ava', 'updateSecurityUser', { body: { id: 'leo', roleIds: [role.id] } });
});

const search = { body: { page: 1, pageSize: 10, sort: null, columnFilters: [] } };

it('workflows come with the choices of steps and forms for those who cannot read these', async () => {
  expect((await server.expectError('leo', 'getReviewSteps')).status).toBe(403);
  expect((await server.expectError('leo', 'getReviewForms', search)).status).toBe(403);
  const { choices } = await server.request('leo', 'getReviewWorkflows', search);
  const { reviewSteps } = await server.request('hugo', 'getReviewSteps');
  expect(choices?.steps.map(({ stepId }) => stepId)).toEqual(reviewSteps.map(({ id }) => id));
  expect(choices?.steps).toContainEqual({
    stepId: ids.self,
    stepName: 'Self',
    executorType: 'Reviewee',
  });
  expect(choices?.forms).toContainEqual({
    formId: ids.form,
    formName: 'Two questions',
    questionCount: 2,
  });
  const path = { workflowId: ids.workflow };
  const one = await server.request('leo', 'getReviewWorkflow', { path });
  expect(one.choices).toEqual(choices);
});

it('an inactive form is no choice', async () => {
  const path = { formId: ids.form };
  const { reviewForm } = await server.request('hugo', 'getReviewForm', { path });
  const { isInUse: _used, changedBy: _by, changedOn: _on, ...form } = reviewForm;
  await server.request('hugo', 'updateReviewForm', { body: { ...form, isActive: false } });
  const { choices } = await server.request('leo', 'getReviewWorkflows', search);
  expect(choices?.forms.map(({ formId }) => formId)).not.toContain(ids.form);
  expect(choices?.forms.map(({ formId }) => formId)).toContain(ids.clientForm);
});

it('the settings offer active workflows as the default, which the workflow is marked as', async () => {
  const loaded = await server.request('hugo', 'getPerformanceSettings');
  const { reviewWorkflows } = await server.request('hugo', 'getReviewWorkflows', search);
  expect(loaded.workflowChoices.map(({ workflowName }) => workflowName)).toEqual(
    reviewWorkflows.filter(({ isActive }) => isActive).map(({ name }) => name),
  );
  const body = { ...loaded.performanceSettings, defaultWorkflowId: ids.workflow };
  await server.request('hugo', 'savePerformanceSettings', { body });
  const path = { workflowId: ids.workflow };
  const { reviewWorkflow } = await server.request('leo', 'getReviewWorkflow', { path });
  expect(reviewWorkflow).toMatchObject({ isDefault: true, changedBy: 'Hugo Silva' });
});
