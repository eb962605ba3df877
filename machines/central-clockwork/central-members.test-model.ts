import { createListTestModel } from '../testing/list-test-models.ts';
import { exampleMember } from './central-member.fixtures.ts';
import { centralMembersMachine } from './central-members.machine.ts';

export const testModel = createListTestModel(centralMembersMachine, exampleMember, [
  {
    source: 'CLOCK-020',
    text: 'Only people with its right can use Centralized ClockWork.',
  },
  {
    source: 'CLOCK-D26',
    text: 'It shows the whole tenant, or only people who report to the person.',
  },
]);
