import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../../lists/list-search.ts';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, required } from '../../validation/rules.ts';
import type { StepExecutor } from '../steps/review-step.ts';

export type ReviewWorkflow = Schema<'ReviewWorkflow'>;
export type WorkflowChoices = Schema<'WorkflowChoices'>;

/** From the API contract. */
export const maxSteps = 12;

/** A step of the workflow; an empty id means that none is selected yet, or that it has no form. */
export type StepRow = { id: string; stepId: string; formId: string; formName: string };

export type WorkflowForm = {
  name: string;
  description: string;
  isActive: boolean;
  steps: readonly StepRow[];
};

export const emptyWorkflow: WorkflowForm = {
  name: '',
  description: '',
  isActive: true,
  steps: [],
};

/** The schema of stored steps, for a draft. */
export const stepsSchema = v.array(
  v.strictObject({ id: v.string(), stepId: v.string(), formId: v.string(), formName: v.string() }),
);

/** The columns by which the server sorts and filters the list. */
export const workflowColumns: ListColumns = {
  sortable: ['name', 'description', 'isActive'],
  filterable: ['name', 'description', 'isActive'],
};

export const noChoices: WorkflowChoices = { steps: [], forms: [] };

export const createStep = (id: string, stepId = ''): StepRow => ({
  id,
  stepId,
  formId: '',
  formName: '',
});

export const toWorkflowForm = (workflow: ReviewWorkflow): WorkflowForm => ({
  name: workflow.name,
  description: workflow.description,
  isActive: workflow.isActive,
  steps: workflow.steps.map(({ stepId, formId, formName }) => ({
    id: stepId,
    stepId,
    formId: formId ?? '',
    formName,
  })),
});

/** The form as the contract's request body, without its id. */
export const toWorkflowBody = (form: WorkflowForm) => ({
  name: form.name.trim(),
  description: form.description.trim(),
  isActive: form.isActive,
  steps: form.steps.map(({ stepId, formId }) => ({ stepId, formId: formId || null })),
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  description: v.pipe(v.string(), max(500)),
});

/** Whether a step is missing, or occurs a second time. */
export const isStepInvalid = (row: StepRow, rows: readonly StepRow[]): boolean =>
  row.stepId === '' || rows.find(({ stepId }) => stepId === row.stepId) !== row;

/** The errors of a form, by field. Source: REVW-006. */
export function validateWorkflow(form: WorkflowForm): FieldErrors<keyof WorkflowForm> {
  const errors = validate(rules, form);
  if (form.steps.length === 0) return { ...errors, steps: { rule: 'required' } };
  return form.steps.some((row) => isStepInvalid(row, form.steps))
    ? { ...errors, steps: { rule: 'rowsInvalid' } }
    : errors;
}

/** Moves a row to another place among the others. */
export function moveRow(rows: readonly StepRow[], id: string, place: number): readonly StepRow[] {
  const row = rows.find((each) => each.id === id);
  if (!row) return rows;
  const others = rows.filter((each) => each !== row);
  return others.toSpliced(Math.min(Math.max(0, place), others.length), 0, row);
}

/** Workflows to begin with, by who carries out each step. */
export const suggestions = {
  selfReview: ['Reviewee', 'ReportingTo'],
  fullCircle: ['Reviewee', 'Client', 'ReportingTo', 'PaAdmin'],
} as const satisfies Record<string, readonly StepExecutor[]>;

export type Suggestion = keyof typeof suggestions;

/** The first step of each executor, and the executors without one. */
export function buildSuggestion(suggestion: Suggestion, { steps }: WorkflowChoices) {
  const missing: StepExecutor[] = [];
  const rows = suggestions[suggestion].flatMap((executor) => {
    const step = steps.find(({ executorType }) => executorType === executor);
    if (!step) missing.push(executor);
    return step ? [createStep(step.stepId, step.stepId)] : [];
  });
  return { rows, missing };
}
