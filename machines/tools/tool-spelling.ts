import type { Schema } from '#openapi/client/index.ts';
import { toPricedBody, type PricedForm } from '../records/priced.ts';
import { mapFieldNames } from '../records/respelled.ts';
import type { Tool } from './tool.ts';

/** A tool of the contract with plain names. Source: TOOL-024. */
export const toTool = ({ discription, licence, ...tool }: Schema<'Tool'>): Tool => ({
  ...tool,
  description: discription,
  license: licence,
});

/** A form as the contract takes it for a new tool. */
export function toToolBody(form: PricedForm) {
  const { description, ...body } = toPricedBody(form);
  return { ...body, discription: description };
}

/** What the update sends beside that. */
export const toToolSwitches = ({ status, license }: PricedForm) => ({ status, licence: license });

/** A refusal with the faults at the fields of the form. */
export const toToolProblem = mapFieldNames({ discription: 'description', licence: 'license' });
