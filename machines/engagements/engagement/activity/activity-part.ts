import * as v from 'valibot';
import { isBlank } from '../../../texts.ts';
import { validate, type FieldErrors } from '../../../validation/field-errors.ts';
import { max, regex, required, webAddress } from '../../../validation/rules.ts';
import type { ActivityAction, ActivityDoc, ActivityNote } from '../engagement.ts';

export type NoteForm = { notes: string };

export const emptyNote: NoteForm = { notes: '' };

export const toNoteForm = ({ notes }: ActivityNote): NoteForm => ({ notes });

const noteRules = v.object({ notes: v.pipe(v.string(), required(), max(4000)) });

/** Errors of a note. Source: ENGAG-081. */
export const validateNote = (form: NoteForm): FieldErrors<keyof NoteForm> =>
  validate(noteRules, form);

export type DocForm = { description: string; url: string };

export const emptyDoc: DocForm = { description: '', url: '' };

export const toDocForm = ({ description, url }: ActivityDoc): DocForm => ({ description, url });

const docRules = v.object({
  description: v.pipe(v.string(), required(), max(500)),
  url: v.pipe(v.string(), required(), regex(webAddress), max(2000)),
});

/** Errors of a document link, by field. Source: ENGAG-079. */
export function validateDoc(form: DocForm): FieldErrors<keyof DocForm> {
  const errors = validate(docRules, form);
  const isNoAddress = errors.url !== undefined && !webAddress.test(form.url);
  return isNoAddress && !isBlank(form.url) ? { ...errors, url: { rule: 'webAddress' } } : errors;
}

export type ActionForm = { action: string };

export const emptyAction: ActionForm = { action: '' };

export const toActionForm = ({ action }: ActivityAction): ActionForm => ({ action });

const actionRules = v.object({ action: v.pipe(v.string(), required(), max(500)) });

/** Errors of an action item. Source: ENGAG-080. */
export const validateAction = (form: ActionForm): FieldErrors<keyof ActionForm> =>
  validate(actionRules, form);
