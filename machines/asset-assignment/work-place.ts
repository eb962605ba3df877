import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/faults.ts';
import { max, required } from '../validation/rules.ts';

/** Where an employee works, as the server has it; it has no version: the last one counts. */
export interface WorkPlace {
  workPlace: string;
  version: number;
}

export type WorkPlaceForm = { workPlace: string };

const schema = v.object({ workPlace: v.pipe(v.string(), required(), max(250)) });

/** It cannot be blank, and has up to 250 characters, as the contract says. */
export const validateWorkPlace = (form: WorkPlaceForm): FieldErrors<'workPlace'> =>
  validate(schema, form);
