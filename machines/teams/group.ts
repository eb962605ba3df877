import * as v from 'valibot';
import type { Schema } from '#openapi/client/index.ts';
import type { RecordFields } from '../records/record-page.ts';
import { validate, type FieldErrors } from '../validation/field-errors.ts';
import { decimalText } from '../validation/numbers.ts';
import { double, max, notAboveTotal, quantityLimits, required } from '../validation/rules.ts';

export type Group = Schema<'TeamGroup'>;

/** The form's input; numbers as typed, empty where they are unknown. */
export type GroupForm = {
  groupName: string;
  totalMembers: string;
  totalTasks: string;
  completedTasks: string;
  isActive: boolean;
};

/** A new group is active. Source: TEAM-037. */
export const emptyGroup: GroupForm = {
  groupName: '',
  totalMembers: '',
  totalTasks: '',
  completedTasks: '',
  isActive: true,
};

const typed = (number: number | null): string => (number === null ? '' : decimalText(number));

export const toGroupForm = (group: Group): GroupForm => ({
  groupName: group.groupName,
  totalMembers: typed(group.totalMembers),
  totalTasks: typed(group.totalTasks),
  completedTasks: typed(group.completedTasks),
  isActive: group.isActive,
});

const toNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** A form in wire format. */
export const toGroupBody = (form: GroupForm) => ({
  groupName: form.groupName.trim(),
  totalMembers: toNumber(form.totalMembers),
  totalTasks: toNumber(form.totalTasks),
  completedTasks: toNumber(form.completedTasks),
  isActive: form.isActive,
});

/** Whether the form has Completed Tasks: for a new group only once it has tasks. */
export const hasCompletedTasks = ({ totalTasks }: GroupForm, isNew: boolean): boolean =>
  !isNew || Number(totalTasks) > 0;

/** A form as shown: a field that is not shown is empty. */
export const shownForm = (form: GroupForm, isNew: boolean): GroupForm =>
  hasCompletedTasks(form, isNew) ? form : { ...form, completedTasks: '' };

/** Tasks still to be done; null where that is unknown. */
export const pendingTasks = ({ totalTasks, completedTasks }: Group): number | null =>
  totalTasks === null || completedTasks === null ? null : totalTasks - completedTasks;

/** The fields by which the groups of a team are ordered. */
export const groupFields: RecordFields<Group> = {
  groupName: ({ groupName }) => groupName,
  totalMembers: ({ totalMembers }) => totalMembers,
  totalTasks: ({ totalTasks }) => totalTasks,
  completedTasks: ({ completedTasks }) => completedTasks,
  pendingTasks,
  isActive: ({ isActive }) => isActive,
};

const count = v.pipe(v.string(), double(), quantityLimits());

const rulesFor = ({ totalTasks }: GroupForm) =>
  v.object({
    groupName: v.pipe(v.string(), v.trim(), required(), max(100)),
    totalMembers: count,
    totalTasks: count,
    completedTasks: v.pipe(count, notAboveTotal(totalTasks)),
    isActive: v.boolean(),
  });

/** Errors of a form, by field. Source: TEAM-025. */
export function validateGroup(form: GroupForm, isNew: boolean): FieldErrors<keyof GroupForm> {
  const shown = shownForm(form, isNew);
  return validate(rulesFor(shown), shown);
}
