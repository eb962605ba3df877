import * as v from 'valibot';
import { broken, validate, type FieldErrors } from '../../../validation/field-errors.ts';
import { max, required } from '../../../validation/rules.ts';
import type { MeetingActionItem } from '../meeting.ts';

export type MeetingActionForm = {
  description: string;
  /** A participant; empty for nobody. */
  assignedUserId: string;
  /** `yyyy-MM-dd`; null while it is empty. */
  dueDate: string | null;
};

export const emptyMeetingAction: MeetingActionForm = {
  description: '',
  assignedUserId: '',
  dueDate: null,
};

export const toMeetingActionForm = (item: MeetingActionItem): MeetingActionForm => ({
  description: item.description,
  assignedUserId: item.assignedUserId ?? '',
  dueDate: item.dueDate,
});

const rules = v.object({
  description: v.pipe(v.string(), required(), max(500)),
  assignedUserId: v.string(),
  dueDate: v.pipe(
    v.nullable(v.string()),
    v.check((day) => day !== null && day !== '', broken('required')),
  ),
});

/** Errors of an action item, by field. Source: REVW-088. */
export const validateMeetingAction = (
  form: MeetingActionForm,
): FieldErrors<keyof MeetingActionForm> => validate(rules, form);
