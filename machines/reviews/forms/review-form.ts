import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../../lists/list-search.ts';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, required } from '../../validation/rules.ts';
import { isQuestion, toQuestions, toRows, type FormRow } from './form-row.ts';
import { findRowErrors } from './row-errors.ts';

export type ReviewForm = Schema<'ReviewForm'>;

/** The fields of the form in which a review form is edited. */
export type ReviewFormValues = {
  name: string;
  description: string;
  isActive: boolean;
  rows: readonly FormRow[];
};

export const emptyReviewForm: ReviewFormValues = {
  name: '',
  description: '',
  isActive: true,
  rows: [],
};

/** The columns by which the server sorts and filters the list. */
export const reviewFormColumns: ListColumns = {
  sortable: ['name', 'description', 'isActive', 'isInUse'],
  filterable: ['name', 'description', 'isActive', 'isInUse'],
};

export const toReviewFormValues = (form: ReviewForm): ReviewFormValues => ({
  name: form.name,
  description: form.description,
  isActive: form.isActive,
  rows: toRows(form.questions),
});

/** The form as the contract's request body, without its id. */
export const toReviewFormBody = (form: ReviewFormValues) => ({
  name: form.name.trim(),
  description: form.description.trim(),
  isActive: form.isActive,
  questions: toQuestions(form.rows),
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  description: v.pipe(v.string(), max(500)),
});

/** The errors by field; those of single questions are found by `findRowErrors`. Source: REVW-D29. */
export function validateReviewForm(form: ReviewFormValues): FieldErrors<keyof ReviewFormValues> {
  const errors = validate(rules, form);
  if (!form.rows.some(isQuestion)) return { ...errors, rows: { rule: 'required' } };
  return findRowErrors(form.rows).length > 0
    ? { ...errors, rows: { rule: 'rowsInvalid' } }
    : errors;
}
