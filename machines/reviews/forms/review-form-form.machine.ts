import { fromPromise } from 'xstate';
import { api, toProblem, type Problem } from '#openapi/client/index.ts';
import type { LoadedForm, MadeRecord } from '../../records/form-values.ts';
import { mapFieldNames } from '../../records/map-field-names.ts';
import { saveNew } from '../../records/save-new.ts';
import {
  emptyReviewForm,
  toReviewFormBody,
  toReviewFormValues,
  type ReviewFormValues,
  validateReviewForm,
} from './review-form.ts';
import { createRecordForm } from '../../records/create-record-form.ts';

const loadReviewFormValues = fromPromise<LoadedForm<ReviewFormValues>, { id: string | null }>(
  async ({ input: { id }, signal }) => {
    const newId = crypto.randomUUID();
    if (id === null) return { form: emptyReviewForm, version: null, newId };
    const { reviewForm } = await api.getReviewForm({ path: { formId: id }, signal });
    return { form: toReviewFormValues(reviewForm), version: reviewForm.version, newId };
  },
);

/** The contract knows the rows as questions; an error of one is shown at the rows. */
function toFormError(error: unknown): Problem {
  const fields = Object.keys(toProblem(error).fieldErrors);
  const ofQuestions = fields.filter((field) => field.startsWith('questions.'));
  const names = Object.fromEntries(ofQuestions.map((field) => [field, 'rows']));
  return mapFieldNames({ questions: 'rows', ...names })(error);
}

/**
 * Saves a form. Every attempt for a new one sends the same id, so that it is created once even if
 * the first response was lost.
 */
const saveReviewForm = fromPromise<
  MadeRecord<ReviewFormValues> | null,
  LoadedForm<ReviewFormValues> & { id: string | null }
>(async ({ input: { id, newId = crypto.randomUUID(), form, version }, signal }) => {
  const body = toReviewFormBody(form);
  try {
    if (id !== null) {
      const seen = version === null ? {} : { version };
      await api.updateReviewForm({ body: { id, ...body, ...seen }, signal });
      return null;
    }
    const sent = { body: { id: newId, ...body }, signal };
    await saveNew({
      create: () => api.addReviewForm(sent),
      update: () => api.updateReviewForm(sent),
    });
    return null;
  } catch (error) {
    throw toFormError(error);
  }
});

export const reviewFormFormMachine = createRecordForm<ReviewFormValues>({
  id: 'review-form-form',
  description:
    'The form editor: adds, duplicates or edits a review form with its sections and questions. Source: REVW-004, REVW-D29.',
  emptyForm: emptyReviewForm,
  validate: validateReviewForm,
  loadForm: loadReviewFormValues,
  saveForm: saveReviewForm,
});
