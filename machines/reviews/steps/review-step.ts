import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { isBlank } from '../../texts.ts';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, required } from '../../validation/rules.ts';

export type ReviewStep = Schema<'ReviewStep'>;
export type StepExecutor = Schema<'StepExecutor'>;
export type BadgeStyle = Schema<'BadgeStyle'>;
export type NudgeAudience = Schema<'NudgeAudience'>;

export const executors: readonly StepExecutor[] = ['Reviewee', 'ReportingTo', 'Client', 'PaAdmin'];

export const badgeStyles: readonly BadgeStyle[] = [
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'pink',
  'danger',
];

export const audiences: readonly NudgeAudience[] = ['ReportingTo', 'Client'];

/** From the API contract. */
export const limits = { nudges: 10, days: 365 } as const;

/** A reminder; a new one has no id yet, and its days are as typed. */
export type NudgeRow = { id: string; targetAudience: NudgeAudience; afterDays: string };

export type StepForm = {
  stepName: string;
  executorType: StepExecutor;
  stepStyle: BadgeStyle;
  stepNudges: readonly NudgeRow[];
};

export const emptyStep: StepForm = {
  stepName: '',
  executorType: 'Reviewee',
  stepStyle: 'primary',
  stepNudges: [],
};

export const emptyNudge: NudgeRow = { id: '', targetAudience: 'ReportingTo', afterDays: '7' };

/** The schema of stored reminders, for a draft. */
export const nudgesSchema = v.array(
  v.strictObject({
    id: v.string(),
    targetAudience: v.picklist(['ReportingTo', 'Client']),
    afterDays: v.string(),
  }),
);

export const toStepForm = (step: ReviewStep): StepForm => ({
  stepName: step.stepName,
  executorType: step.executorType,
  stepStyle: step.stepStyle,
  stepNudges: step.stepNudges.map(({ id, targetAudience, afterDays }) => ({
    id,
    targetAudience,
    afterDays: String(afterDays),
  })),
});

/** The form as the contract's request body, without its id. */
export const toStepBody = (form: StepForm) => ({
  stepName: form.stepName.trim(),
  executorType: form.executorType,
  stepStyle: form.stepStyle,
  stepNudges: form.stepNudges.map(({ id, targetAudience, afterDays }) => ({
    id: id || crypto.randomUUID(),
    targetAudience,
    afterDays: Number(afterDays),
  })),
});

/** Whether the days of a reminder are a whole number from 1 to 365. */
export function isNudgeValid({ afterDays }: NudgeRow): boolean {
  const days = Number(afterDays);
  return !isBlank(afterDays) && Number.isInteger(days) && days >= 1 && days <= limits.days;
}

const rules = v.object({
  stepName: v.pipe(v.string(), required(), max(70)),
  executorType: v.picklist(executors, broken('oneOf')),
  stepStyle: v.picklist(badgeStyles, broken('oneOf')),
});

/** The errors of a form, by field. Source: REVW-023. */
export function validateStep(form: StepForm): FieldErrors<keyof StepForm> {
  const errors = validate(rules, form);
  return form.stepNudges.every(isNudgeValid)
    ? errors
    : { ...errors, stepNudges: { rule: 'rowsInvalid' } };
}

/** The steps in a new order; those without a place come last. */
export function inOrder(
  steps: readonly ReviewStep[],
  ids: readonly string[] | null,
): readonly ReviewStep[] {
  if (ids === null) return steps;
  const place = ({ id }: ReviewStep) => {
    const at = ids.indexOf(id);
    return at < 0 ? ids.length : at;
  };
  return steps.toSorted((one, other) => place(one) - place(other));
}
