import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { validate, type FieldErrors } from '../../../validation/field-errors.ts';
import { max, required } from '../../../validation/rules.ts';

/** A project type of engagements. Source: ENGAG-046. */
export type ProjectType = Schema<'ListedProjectType'>;
export type ProjectTypeForm = { value: string };

export const emptyType: ProjectTypeForm = { value: '' };
export const toTypeForm = ({ value }: ProjectType): ProjectTypeForm => ({ value });

const rules = v.object({ value: v.pipe(v.string(), required(), max(250)) });

/** Errors of a form, by field. Source: ENGAG-D13. */
export const validateType = (form: ProjectTypeForm): FieldErrors<keyof ProjectTypeForm> =>
  validate(rules, form);
