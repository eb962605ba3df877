import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { cycleInterfacerMachine } from './cycle-interfacer.machine.ts';
import { toMember } from './cycle-people.ts';
import { exampleCycle, exampleReviewee } from '../cycle.fixtures.ts';

export const testModel = createRecordPartTestModel(cycleInterfacerMachine, {
  part: toMember(exampleCycle, exampleReviewee),
  valid: { employeeId: 'employee-ben', clientInterfacerId: 'employee-ava' },
  broken: { employeeId: 'employee-ben', clientInterfacerId: 'employee-ben' },
  rules: [
    { source: 'REVW-D07', text: 'Nobody chooses who deals with the client of the own review.' },
    { source: 'REVW-042', text: 'Without a client interfacer, the manager deals with the client.' },
  ],
});
