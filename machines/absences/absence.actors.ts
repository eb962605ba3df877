import { fromPromise } from 'xstate';
import { api } from '#openapi/client/index.ts';
import type { PartToSave } from '../records/create-record-part.ts';
import { saveNew } from '../records/save-new.ts';
import { toAbsenceBody, toListedPeriod, type Absence, type AbsenceForm } from './absence.ts';

/** The absences of an employee around a day. */
export const loadAbsences = fromPromise<readonly Absence[], { employeeId: string; today: string }>(
  async ({ input: { employeeId, today }, signal }) => {
    const query = { ...toListedPeriod(today), employeeId };
    const { absences } = await api.listAbsences({ query, signal });
    return absences;
  },
);

/** Saves an absence of the employee, who is the parent. Every attempt for a new one sends the same id. */
export const saveAbsence = fromPromise<unknown, PartToSave<Absence, AbsenceForm>>(
  async ({ input: { parentId: employeeId, part, newId, form, version }, signal }) => {
    const fields = toAbsenceBody(form);
    if (part !== null) {
      const seen = version === null ? {} : { version };
      await api.updateAbsence({ body: { id: part.id, ...fields, ...seen }, signal });
      return;
    }
    await saveNew({
      create: () => api.createAbsence({ body: { id: newId, employeeId, ...fields }, signal }),
      update: () => api.updateAbsence({ body: { id: newId, ...fields }, signal }),
    });
  },
);

export const deleteAbsence = fromPromise<unknown, { part: Absence }>(
  ({ input: { part }, signal }) => api.deleteAbsence({ path: { id: part.id }, signal }),
);
