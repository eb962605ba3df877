import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { Stepped, StepToTake } from '../../lists/create-step-undo.ts';
import type { PartToSave } from '../../records/create-record-part.ts';
import { saveNew } from '../../records/save-new.ts';
import { toStepBody, type ReviewStep, type StepForm } from './review-step.ts';

export const loadReviewSteps = fromPromise<readonly ReviewStep[]>(
  async ({ signal }) => (await api.getReviewSteps({ signal })).reviewSteps,
);

/** Adds a step after the others, or changes one against the version that was loaded. */
export const saveReviewStep = fromPromise<unknown, PartToSave<ReviewStep, StepForm>>(
  ({ input: { part, newId, form, version }, signal }) => {
    const fields = toStepBody(form);
    if (part === null) {
      const sent = { body: { id: newId, ...fields }, signal };
      return saveNew({
        create: () => api.addReviewStep(sent),
        update: () => api.updateReviewStep(sent),
      });
    }
    const seen = version === null ? {} : { version };
    return api.updateReviewStep({ body: { id: part.id, ...fields, ...seen }, signal });
  },
);

export const deleteReviewStep = fromPromise<unknown, { part: ReviewStep }>(
  ({ input: { part }, signal }) => api.deleteReviewStep({ path: { stepId: part.id }, signal }),
);

/** The offer to undo shows that the order was changed. */
export const orderReviewSteps = fromPromise<unknown, { stepIds: readonly string[] }>(
  ({ input: { stepIds }, signal }) =>
    api.orderReviewSteps({ body: { stepIds: [...stepIds] }, signal, isSuccessHidden: true }),
);

/** The order before a change. */
export interface StepOrder {
  stepIds: readonly string[];
}

/** A new order of the steps that can be undone. */
export interface OrderChange extends Stepped<StepOrder> {
  /** The step that was moved. */
  name: string;
}

export const restoreStepOrder = fromPromise<unknown, StepToTake<StepOrder, OrderChange>>(
  ({ input: { step }, signal }) =>
    api.orderReviewSteps({ body: { stepIds: [...step.stepIds] }, signal, isSuccessHidden: true }),
);
