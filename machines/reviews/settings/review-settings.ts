import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { LoadedForm } from '../../records/form-values.ts';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { reviewStatuses } from '../list/review-search.ts';
import { badgeStyles, type BadgeStyle } from '../steps/review-step.ts';

export type PerformanceSettings = Schema<'PerformanceSettings'>;
export type LegendStatus = Schema<'LegendStatus'>;
/** The workflows that can be the default. */
export type WorkflowChoice = Schema<'PerformanceSettingsAnswer'>['workflowChoices'][number];

/** Each status in the order of its use; that of reviews and cycles that have not started is one. */
export const legendStatuses: readonly LegendStatus[] = [
  ...reviewStatuses,
  'InProgress',
  'Completed',
  'Archived',
];

/** The colour of each status is a field of its own, so that conflicts are compared by status. */
export type ReviewSettingsForm = {
  /** Empty for none. */
  defaultWorkflowId: string;
  isClientAutoNudge: boolean;
  isGoogleCalendarSynced: boolean;
} & Record<LegendStatus, BadgeStyle>;

export const firstSettings: ReviewSettingsForm = {
  defaultWorkflowId: '',
  isClientAutoNudge: true,
  isGoogleCalendarSynced: false,
  NotStarted: 'secondary',
  Answered: 'info',
  Promoted: 'primary',
  Rejected: 'danger',
  Delivered: 'success',
  InProgress: 'primary',
  Completed: 'success',
  Archived: 'warning',
};

/** The settings as a form, with their version. */
export function toLoadedSettings(settings: PerformanceSettings): LoadedForm<ReviewSettingsForm> {
  const { defaultWorkflowId, isClientAutoNudge, isGoogleCalendarSynced, version } = settings;
  const styles = settings.legends.map(({ status, style }) => [status, style] as const);
  return {
    version,
    form: {
      ...firstSettings,
      ...Object.fromEntries(styles),
      defaultWorkflowId: defaultWorkflowId ?? '',
      isClientAutoNudge,
      isGoogleCalendarSynced,
    },
  };
}

/** The form as the contract's request body, without its version. */
export const toSettingsBody = (form: ReviewSettingsForm) => ({
  defaultWorkflowId: form.defaultWorkflowId || null,
  isClientAutoNudge: form.isClientAutoNudge,
  isGoogleCalendarSynced: form.isGoogleCalendarSynced,
  legends: legendStatuses.map((status) => ({ status, style: form[status] })),
});

const style = v.picklist(badgeStyles, broken('oneOf'));
const rules = v.object({
  NotStarted: style,
  Answered: style,
  Promoted: style,
  Rejected: style,
  Delivered: style,
  InProgress: style,
  Completed: style,
  Archived: style,
});

/** The errors of the settings, by field. */
export const validateReviewSettings = (
  form: ReviewSettingsForm,
): FieldErrors<keyof ReviewSettingsForm> => validate(rules, form);
