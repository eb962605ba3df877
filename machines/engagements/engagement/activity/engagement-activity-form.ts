import * as v from 'valibot';
import { validate, type FieldErrors } from '../../../validation/field-errors.ts';
import { double, max, notNegative, required } from '../../../validation/rules.ts';
import type { Activity } from '../engagement.ts';

export type ActivityForm = {
  activityDesc: string;
  isTenantVisible: boolean;
  /** Planned hours, as typed. */
  baseline: string;
  /** Hours spent, as typed. */
  actuals: string;
  /** In percent, as typed. */
  threshold: string;
};

/** Source: ENGAG-042. */
export const emptyActivity: ActivityForm = {
  activityDesc: '',
  isTenantVisible: false,
  baseline: '0',
  actuals: '0',
  threshold: '0',
};

export const toActivityForm = (activity: Activity): ActivityForm => ({
  activityDesc: activity.activityDesc,
  isTenantVisible: activity.isTenantVisible,
  baseline: String(activity.baseline),
  actuals: String(activity.actuals),
  threshold: String(activity.threshold),
});

/** Source: ENGAG-077. */
const number = v.pipe(v.string(), double(), notNegative(), max(5));

const rules = v.object({
  activityDesc: v.pipe(v.string(), required(), max(4000)),
  isTenantVisible: v.boolean(),
  baseline: number,
  actuals: number,
  threshold: number,
});

/** Errors of a form, by field. Source: ENGAG-076, ENGAG-077. */
export const validateActivity = (form: ActivityForm): FieldErrors<keyof ActivityForm> =>
  validate(rules, form);

/** The form as the contract's activity, without ids; an empty number is 0. */
export const toActivityBody = (form: ActivityForm) => ({
  activityDesc: form.activityDesc.trim(),
  isTenantVisible: form.isTenantVisible,
  baseline: Number(form.baseline),
  actuals: Number(form.actuals),
  threshold: Number(form.threshold),
});

/** Where an activity is: its dialog takes both ids as one. */
export interface ActivityLocation {
  engagementId: string;
  stageId: string;
}

export const toActivityParent = ({ engagementId, stageId }: ActivityLocation): string =>
  `${engagementId} ${stageId}`;

export function toActivityLocation(parentId: string): ActivityLocation {
  const [engagementId = '', stageId = ''] = parentId.split(' ');
  return { engagementId, stageId };
}
