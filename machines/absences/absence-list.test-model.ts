import { serverError } from '../testing/fixtures.ts';
import { done, failed } from '../testing/paths.ts';
import { createTestModel } from '../testing/test-model.ts';
import { exampleAbsence, exampleAbsences } from './absence.fixtures.ts';
import { absenceListMachine } from './absence-list.machine.ts';

/** The events of an absence's row. */
const rowEvents = ['EDIT', 'DELETE'] as const;

export const testModel = createTestModel(absenceListMachine, {
  inputs: [{ employeeId: exampleAbsence.employeeId, today: '2026-03-11' }],
  events: [
    done('loadAbsences', exampleAbsences),
    failed('loadAbsences', serverError),
    { type: 'tab.returned' },
    done('refreshAbsences', exampleAbsences),
    failed('refreshAbsences', serverError),
    { type: 'ADD' },
    ...rowEvents.map((type) => ({ type, absence: exampleAbsence })),
    ...['form', 'deletion'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  atHand: ({ absences }) =>
    (absences ?? []).flatMap((absence) => rowEvents.map((type) => ({ type, absence }))),
  rules: [
    { source: 'PEOPL-D41', text: 'Each person adds, changes and deletes their own absences.' },
    { source: 'PEOPL-D41', text: 'People with employees.edit change the absences of anyone.' },
    { source: 'PEOPL-D42', text: 'Everyone sees when someone is away, and only some see why.' },
  ],
});
