import * as v from 'valibot';
import { broken, validate, type FieldErrors } from '../../validation/field-errors.ts';
import { emptyId, guidNotEmpty, max, required } from '../../validation/rules.ts';
import type { Engagement } from './engagement.ts';

/** The engagement that a dialog edits, or from which it starts a copy. */
export interface EngagementHead extends Pick<
  Engagement,
  'id' | 'name' | 'prospectName' | 'projectTypeId' | 'createdOn' | 'client' | 'version'
> {
  /** The id of the copy; null to edit the engagement itself. */
  copyId: string | null;
}

export type EngagementForm = {
  name: string;
  prospectName: string;
  /** The linked client; empty for none. */
  clientId: string;
  /** The all-zero id is none. Source: ENGAG-055. */
  projectTypeId: string;
  /** `yyyy-MM-dd`; null while it is empty. */
  createdOn: string | null;
};

export const emptyEngagement: EngagementForm = {
  name: '',
  prospectName: '',
  clientId: '',
  projectTypeId: emptyId,
  createdOn: null,
};

export const toEngagementForm = (head: EngagementHead): EngagementForm => ({
  name: head.name,
  prospectName: head.prospectName,
  clientId: head.client?.id ?? '',
  projectTypeId: head.projectTypeId,
  createdOn: head.createdOn,
});

/** The first day that the contract accepts. */
const firstDay = '1900-01-01';

const day = v.pipe(
  v.nullable(v.string()),
  v.check((text) => text !== null && text !== '', broken('required')),
  v.check((text) => text === null || text >= firstDay, broken('datecheck')),
);

const rules = v.object({
  name: v.pipe(v.string(), required(), max(250)),
  prospectName: v.pipe(v.string(), max(250)),
  clientId: v.string(),
  projectTypeId: v.pipe(v.string(), guidNotEmpty()),
  createdOn: day,
});

/** Errors of a form, by field. Source: ENGAG-065, ENGAG-066, ENGAG-067, ENGAG-070. */
export const validateEngagement = (form: EngagementForm): FieldErrors<keyof EngagementForm> =>
  validate(rules, form);

/** Whether no project type is selected, so that Save is blocked. Source: ENGAG-070. */
export const hasNoProjectType = ({ projectTypeId }: EngagementForm): boolean =>
  projectTypeId === emptyId || projectTypeId === '';

/** The form as the contract's head data, without the id. */
export function toEngagementBody(form: EngagementForm) {
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
