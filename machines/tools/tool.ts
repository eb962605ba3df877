import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { faultsOf, type Faults } from '../validation/faults.ts';
import { decimalText } from '../validation/numbers.ts';
import { max, priceLimits, quantityLimits, required } from '../validation/rules.ts';

/** A tool with the plain names of what the contract spells `discription` and `licence`. */
export type Tool = Omit<Schema<'Tool'>, 'discription' | 'licence'> & {
  description: string | null;
  license: boolean;
};

/** What a person fills in; numbers as they are typed, with a point. */
export type ToolForm = {
  name: string;
  latestVersion: string;
  description: string;
  price: string;
  url: string;
  userLimits: string;
  status: boolean;
  license: boolean;
};

/** What a tool is made with, whatever is sent: active, without a licence. */
export const newToolSwitches = { status: true, license: false };

export const emptyTool: ToolForm = {
  name: '',
  latestVersion: '',
  description: '',
  price: '',
  url: '',
  userLimits: '',
  ...newToolSwitches,
};

/** What the list is searched, ordered and filtered by. */
export const toolFields: RecordFields<Tool> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  price: ({ price }) => price,
  status: ({ status }) => status,
};

export const toolFormOf = (tool: Tool): ToolForm => ({
  name: tool.name,
  latestVersion: tool.latestVersion ?? '',
  description: tool.description ?? '',
  price: decimalText(tool.price),
  url: tool.url ?? '',
  userLimits: decimalText(tool.userLimits),
  status: tool.status,
  license: tool.license,
});

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  // The documents have no limits for these three; the contract's own hold.
  latestVersion: v.pipe(v.string(), max(250)),
  description: v.pipe(v.string(), max(4000)),
  url: v.pipe(v.string(), max(2000)),
  price: v.pipe(v.string(), required(), priceLimits()),
  userLimits: v.pipe(v.string(), required(), quantityLimits()),
  status: v.boolean(),
  license: v.boolean(),
});

/** What is wrong with a form, by field. Source: document 3, section 5 (Tool). */
export const faultsOfTool = (form: ToolForm): Faults<keyof ToolForm> => faultsOf(rules, form);
