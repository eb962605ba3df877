import { createRecordPartTestModel } from '../testing/record-test-models.ts';
import { exampleAbsence } from './absence.fixtures.ts';
import { absenceFormMachine } from './absence-form.machine.ts';
import { toAbsenceForm } from './absence.ts';

export const testModel = createRecordPartTestModel(absenceFormMachine, {
  part: exampleAbsence,
  valid: toAbsenceForm(exampleAbsence),
  broken: { firstDay: null },
  rules: [
    { source: 'PEOPL-D41', text: 'The last day is not before the first one.' },
    { source: 'PEOPL-D41', text: 'Only a single day can be a half day.' },
    {
      source: 'PEOPL-D42',
      text: 'Kind and note are for the person and people with employees.edit.',
    },
  ],
});
