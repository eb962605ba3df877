import * as v from 'valibot';
import { validate, type FieldErrors } from '../../validation/field-errors.ts';
import { max, required } from '../../validation/rules.ts';
import type { Stage } from './engagement.ts';

export type StageForm = { stageName: string; description: string; isTenantVisible: boolean };

/** Source: ENGAG-041. */
export const emptyStage: StageForm = { stageName: '', description: '', isTenantVisible: true };

export const toStageForm = ({ stageName, description, isTenantVisible }: Stage): StageForm => ({
  stageName,
  description,
  isTenantVisible,
});

const rules = v.object({
  stageName: v.pipe(v.string(), required(), max(500)),
  description: v.pipe(v.string(), required(), max(4000)),
  isTenantVisible: v.boolean(),
});

/** Errors of a form, by field. Source: ENGAG-071, ENGAG-072, ENGAG-073, ENGAG-074. */
export const validateStage = (form: StageForm): FieldErrors<keyof StageForm> =>
  validate(rules, form);
