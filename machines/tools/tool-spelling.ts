import type { Schema } from '#openapi/client/index.ts';
import { toPricedBody, type PricedForm } from '../records/priced.ts';
import { mapFieldNames } from '../records/map-field-names.ts';
import type { Tool } from './tool.ts';

/** Converts a tool of the contract, with its misspelled field names corrected. Source: TOOL-024. */
export const toTool = ({ discription, licence, ...tool }: Schema<'Tool'>): Tool => ({
  ...tool,
  description: discription,
  license: licence,
});

/** A form in wire format for a new tool. */
export function toToolBody(form: PricedForm) {
  const { description, ...body } = toPricedBody(form);
  return { ...body, discription: description };
}

/** The additional fields of an update. */
export const toToolSwitches = ({ status, license }: PricedForm) => ({ status, licence: license });

/** A rejection with its errors at the fields of the form. */
export const toToolProblem = mapFieldNames({ discription: 'description', licence: 'license' });
