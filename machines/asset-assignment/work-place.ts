import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/**
 * The work place of an employee in the server's format; it has no version, so the last write wins.
 */
export interface WorkPlace {
  workPlace: string;
  version: number;
}

export type WorkPlaceForm = { workPlace: string };

const schema = v.object({ workPlace: v.pipe(v.string(), required(), max(250)) });

/** It is required and has up to 250 characters, as in the contract. */
export const validateWorkPlace = (form: WorkPlaceForm): FieldErrors<'workPlace'> =>
  validate(schema, form);
