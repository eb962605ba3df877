import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import { isId } from '../../lists/list-search.ts';
import type { Choice } from '../../records/create-choice-search.ts';
import { isBlank } from '../../texts.ts';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { emptyId, max, oneOf, required } from '../../validation/rules.ts';
import type { EngagementRow } from './engagement-row.ts';

/** The initial content of an engagement. Source: ENGAG-085. */
export const contents = ['blank', 'base'] as const satisfies readonly Schema<'EngagementType'>[];

/** What a new engagement starts with. */
export interface NewEngagement {
  /** A new engagement has none; the dialog requires a number. */
  version: number;
  /** The engagement that it is a copy of; null for none. */
  source: EngagementRow | null;
  /** The current day, yyyy-MM-dd. */
  today: string;
}

export type NewEngagementForm = {
  name: string;
  type: (typeof contents)[number];
  prospectName: string;
  /** Empty for none. */
  clientId: string;
  /** The all-zero id is none. Source: ENGAG-055. */
  projectTypeId: string;
  createdOn: string | null;
};

/** Source: ENGAG-060. */
export const emptyNew: NewEngagementForm = {
  name: '',
  type: 'blank',
  prospectName: '',
  clientId: '',
  projectTypeId: emptyId,
  createdOn: null,
};

/** For drafts of the form: fields of which the type does not follow from their empty value. */
export const newDraftSchemas = { type: v.picklist(contents), createdOn: v.nullable(v.string()) };

/** A copy starts with the data of its source; the day is the current one. */
export const toNewForm = ({ source, today }: NewEngagement): NewEngagementForm => ({
  ...emptyNew,
  ...(source && {
    name: source.name,
    prospectName: source.prospectName,
    clientId: source.clientId ?? '',
    projectTypeId: source.projectType?.id ?? emptyId,
  }),
  createdOn: today,
});

/** Selects a client, or none; a prospect without a name gets that of its client. */
export const toClientChange = (
  { prospectName }: Pick<NewEngagementForm, 'prospectName'>,
  client: Choice | null,
): Partial<NewEngagementForm> => ({
  clientId: client?.id ?? '',
  ...(client && isBlank(prospectName) && { prospectName: client.label }),
});

/** The first day that the contract accepts. */
const firstDay = '1900-01-01';

const isDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= firstDay;

const idOrNone = v.pipe(
  v.string(),
  v.check((id) => id === '' || isId(id), broken('guidNotEmpty')),
);

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  type: v.pipe(v.string(), oneOf(contents)),
  prospectName: v.pipe(v.string(), max(250)),
  clientId: idOrNone,
  projectTypeId: idOrNone,
  createdOn: v.pipe(
    v.nullable(v.string()),
    v.check((day) => day !== null && day !== '', broken('required')),
    v.check((day) => day === null || isDay(day), broken('datecheck')),
  ),
});

/** Errors of a form, by field. Source: ENGAG-065, ENGAG-066, ENGAG-068. */
export const validateNew = (form: NewEngagementForm): FieldErrors<keyof NewEngagementForm> =>
  validate(rules, form);

/** The form as the contract's head data, without id and type. Source: ENGAG-087. */
export function toNewBody(form: NewEngagementForm) {
  const createdOn = form.createdOn ?? '';
  return {
    name: form.name.trim(),
    prospectName: form.prospectName.trim(),
    clientId: form.clientId === '' ? null : form.clientId,
    projectTypeId: form.projectTypeId === '' ? emptyId : form.projectTypeId,
    createdOn,
    createdOnAsInputString: createdOn.replaceAll('-', '/'),
  };
}
