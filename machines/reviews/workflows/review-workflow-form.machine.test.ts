import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { api } from '#openapi/client/index.ts';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { createNodeServer } from '#mocks/node.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import { connectAs } from '../../testing/connect.ts';
import { getSchema, testLimits } from '../../testing/limits.suite.ts';
import { testDeletedByOther, testRecordForm } from '../../testing/record-form.suite.ts';
import { reviewWorkflowFormMachine } from './review-workflow-form.machine.ts';
import { testModel } from './review-workflow-form.test-model.ts';
import { exampleWorkflow } from './workflow.fixtures.ts';
import { createStep, toWorkflowBody, toWorkflowForm, validateWorkflow } from './workflow.ts';

const search = { body: toSearchData({ ...firstPage, pageSize: 50 }) };
const list = async () => (await api.getReviewWorkflows(search)).reviewWorkflows;

/** The steps of the demo world, which are the same in each. */
const steps = await (async () => {
  connectAs(await createNodeServer(), 'ava', 'aster');
  const { choices } = await api.getReviewWorkflows(search);
  return (choices?.steps ?? []).map(({ stepId }) => createStep(stepId, stepId));
})();

const form = {
  testModel,
  server: createNodeServer,
  sample: {
    name: 'Two looks',
    description: 'One after the other.',
    isActive: true,
    steps: steps.slice(0, 2),
  },
  mine: { description: 'Something else.', isActive: false },
  theirs: { steps: steps.slice(0, 1) },
  name: 'name' as const,
  list,
};

testRecordForm(form);
testDeletedByOther({
  ...form,
  remove: (id) => api.deleteReviewWorkflow({ path: { workflowId: id } }),
});

testLimits({
  schema: getSchema(contract, 'ReviewWorkflowAdd'),
  example: toWorkflowForm(exampleWorkflow),
  check: validateWorkflow,
  buildBody: (values) => ({ id: exampleWorkflow.id, ...toWorkflowBody(values) }),
});

it('what the server finds wrong with a step is shown at the steps', async () => {
  connectAs(await createNodeServer(), 'hugo', 'aster');
  const input = { id: null, sourceId: null, persisted: null };
  const actor = createActor(reviewWorkflowFormMachine, { input }).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  await settled();
  const unknown = { ...createStep('1', exampleWorkflow.id) };
  actor.send({ type: 'form.changed', change: { name: 'Wrong', steps: [unknown] } });
  actor.send({ type: 'SAVE' });
  const { context } = await settled();
  expect(context.errors.steps).toEqual({ message: 'This step was not found.' });
  expect(context.form.steps).toEqual([unknown]);
});
