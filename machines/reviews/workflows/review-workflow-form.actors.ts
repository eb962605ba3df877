import { fromPromise } from 'xstate';
import { api, toProblem, type Problem } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '../../lists/list-search.ts';
import type { LoadedForm, MadeRecord } from '../../records/form-values.ts';
import { mapFieldNames } from '../../records/map-field-names.ts';
import { saveNew } from '../../records/save-new.ts';
import {
  emptyWorkflow,
  noChoices,
  toWorkflowBody,
  toWorkflowForm,
  type WorkflowChoices,
  type WorkflowForm,
} from './workflow.ts';

/** The steps and active forms come with the list, also for those who cannot edit them. */
export const loadWorkflowChoices = fromPromise<WorkflowChoices>(async ({ signal }) => {
  const { choices = noChoices } = await api.getReviewWorkflows({
    body: toSearchData(firstPage),
    signal,
  });
  return choices;
});

export const loadWorkflowForm = fromPromise<LoadedForm<WorkflowForm>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyWorkflow, version: null, newId };
    const { reviewWorkflow } = await api.getReviewWorkflow({ path: { workflowId: id }, signal });
    return { form: toWorkflowForm(reviewWorkflow), version: reviewWorkflow.version, newId };
  },
);

/** An error of a single step is shown at the steps. */
function toFormError(error: unknown): Problem {
  const fields = Object.keys(toProblem(error).fieldErrors);
  const ofSteps = fields.filter((field) => field.startsWith('steps.'));
  return mapFieldNames(Object.fromEntries(ofSteps.map((field) => [field, 'steps'])))(error);
}

/**
 * Saves a workflow. Every attempt for a new one sends the same id, so that it is created once even
 * if the first response was lost.
 */
export const saveWorkflow = fromPromise<
  MadeRecord<WorkflowForm> | null,
  LoadedForm<WorkflowForm> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toWorkflowBody(form);
  try {
    if (id !== null) {
      const seen = version === null ? {} : { version };
      await api.updateReviewWorkflow({ body: { id, ...body, ...seen }, signal });
      return null;
    }
    const sent = { body: { id: newId, ...body }, signal };
    await saveNew({
      create: () => api.addReviewWorkflow(sent),
      update: () => api.updateReviewWorkflow(sent),
    });
    return null;
  } catch (error) {
    throw toFormError(error);
  }
});
