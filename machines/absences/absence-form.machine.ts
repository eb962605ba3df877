import { createRecordPart, type RecordPartActor } from '../records/create-record-part.ts';
import {
  emptyAbsence,
  toAbsenceForm,
  validateAbsence,
  type Absence,
  type AbsenceForm,
} from './absence.ts';
import { saveAbsence } from './absence.actors.ts';

export const absenceFormMachine = createRecordPart<Absence, AbsenceForm>({
  id: 'absence-form',
  description: 'An absence of an employee is added or edited. Source: PEOPL-D41.',
  emptyForm: emptyAbsence,
  toForm: toAbsenceForm,
  validate: validateAbsence,
  // Correcting the first day can also correct the last one.
  dependents: { firstDay: ['lastDay'], lastDay: ['firstDay'] },
  savePart: saveAbsence,
});

export type AbsenceFormActor = RecordPartActor<Absence, AbsenceForm>;
