import * as v from 'valibot';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { max, required } from '../validation/rules.ts';

/** The form to start a round; an empty text means no value. */
export type AuditForm = {
  assetLocationId: string;
  name: string;
  assetCategoryId: string;
  assetTypeId: string;
  isWithAssigned: boolean;
};

export const emptyAudit: AuditForm = {
  assetLocationId: '',
  name: '',
  assetCategoryId: '',
  assetTypeId: '',
  isWithAssigned: false,
};

const auditRules = v.object({
  assetLocationId: v.pipe(v.string(), required()),
  name: v.pipe(v.string(), required(), max(250)),
});

/** Validates the form by field; the limit is the contract's. */
export const validateAudit = (form: AuditForm): FieldErrors<keyof AuditForm> =>
  validate(auditRules, form);

/** The note on an asset. */
export type NoteForm = { note: string };

const noteRules = v.object({ note: v.pipe(v.string(), max(500)) });

export const validateNote = (form: NoteForm): FieldErrors<keyof NoteForm> =>
  validate(noteRules, form);
