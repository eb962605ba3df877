import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { ListColumns } from '../lists/list-search.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

export type Designation = Schema<'Designation'>;

/** The fields of the form. */
export type DesignationForm = { name: string };

export const emptyDesignation: DesignationForm = { name: '' };

/** The column by which the server sorts and filters the list. */
export const designationColumns: ListColumns = { sortable: ['name'], filterable: ['name'] };

/** Whether an employee has it, so that it cannot be deleted. */
export const isUsed = ({ employeeCount }: Designation): boolean => employeeCount > 0;

export const toDesignationForm = ({ name }: Designation): DesignationForm => ({ name });

/** The form as the contract's request body, without its id. */
export const toDesignationBody = ({ name }: DesignationForm) => ({ name: name.trim() });

const rules = v.object({ name: v.pipe(v.string(), required(), max(250)) });

/** The errors of a form, by field. Source: PEOPL-D30. */
export const validateDesignation = (form: DesignationForm): FieldErrors<keyof DesignationForm> =>
  validate(rules, form);
