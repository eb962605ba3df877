import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListSearch } from '../../lists/list-search.ts';
import type { FieldErrors } from '../../validation/field-errors.ts';
import { emptyHead, headSchemas, toSentHead, validateHead, type CycleHead } from './cycle-head.ts';
import { teamFilter } from './cycle.ts';

/** The steps in which a cycle is created. */
export const editorSteps = ['who', 'workflow', 'dates', 'check'] as const;
export type EditorStep = (typeof editorSteps)[number];

/** A person with the employee who deals with their client. */
export type SelectedInterfacer = { employeeId: string; id: string; label: string };

export type CycleEditorForm = CycleHead & {
  /** Empty for the entire organization. */
  teamId: string;
  employeeIds: readonly string[];
  /** Of everyone else, the manager deals with the client. */
  interfacers: readonly SelectedInterfacer[];
  workflowId: string;
};

export type EditorField = keyof CycleEditorForm;

export const emptyCycle: CycleEditorForm = {
  ...emptyHead,
  teamId: '',
  employeeIds: [],
  interfacers: [],
  workflowId: '',
};

/** The schemas of the fields whose empty value does not determine them. */
export const editorSchemas = {
  ...headSchemas,
  employeeIds: v.array(v.string()),
  interfacers: v.array(
    v.strictObject({ employeeId: v.string(), id: v.string(), label: v.string() }),
  ),
};

/** The most people of a cycle, from the contract. */
export const maxReviewees = 2000;

/** The options of a new cycle. */
export type EditorChoices = Pick<
  Schema<'CycleDefaultsAnswer'>,
  'teams' | 'workflows' | 'yearList' | 'defaultWorkflowId'
>;

/** A workflow that a cycle can follow, with its steps. */
export type EditorWorkflow = EditorChoices['workflows'][number];

const stepFields: Readonly<Record<EditorStep, readonly EditorField[]>> = {
  who: ['teamId', 'employeeIds', 'interfacers'],
  workflow: ['workflowId'],
  dates: ['cycleName', 'period', 'year', 'startDate', 'endDate'],
  check: [],
};

type Errors = FieldErrors<EditorField>;

/** The errors of a cycle, by field. Source: REVW-008. */
export function validateCycle(form: CycleEditorForm): Errors {
  const { employeeIds, workflowId } = form;
  return {
    ...validateHead(form),
    ...(employeeIds.length === 0 && { employeeIds: { rule: 'required' } }),
    ...(employeeIds.length > maxReviewees && {
      employeeIds: { rule: 'max_value', values: { limit: maxReviewees } },
    }),
    ...(workflowId === '' && { workflowId: { rule: 'required' } }),
  };
}

/** The errors that belong to a step. */
export const pickErrors = (errors: Errors, step: EditorStep): Errors =>
  Object.fromEntries(
    stepFields[step].flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  );

/** The first step that has an error; null if none has. */
export const findStepWithError = (errors: Errors): EditorStep | null =>
  editorSteps.find((step) => stepFields[step].some((field) => errors[field])) ?? null;

export const toNewCycle = (id: string, form: CycleEditorForm): Schema<'ReviewCycleAdd'> => {
  const interfacers = new Map(form.interfacers.map((each) => [each.employeeId, each.id]));
  return {
    id,
    ...toSentHead(form),
    teamId: form.teamId || null,
    workflowId: form.workflowId,
    reviewees: form.employeeIds.map((employeeId) => ({
      employeeId,
      clientInterfacerId: interfacers.get(employeeId) ?? null,
    })),
  };
};

/** A search of people, limited to a team; an empty team is the entire organization. */
export const withTeam = (search: ListSearch, teamId: string): ListSearch => {
  const others = search.columnFilters.filter(({ name }) => name !== teamFilter);
  const columnFilters = teamId === '' ? others : [...others, { name: teamFilter, value: teamId }];
  return { ...search, columnFilters };
};

/** The ids of people with one added, or without them. */
export const withPeople = (
  employeeIds: readonly string[],
  changed: readonly string[],
  isSelected: boolean,
): readonly string[] => {
  if (!isSelected) {
    const removed = new Set(changed);
    return employeeIds.filter((id) => !removed.has(id));
  }
  return [...new Set([...employeeIds, ...changed])];
};
