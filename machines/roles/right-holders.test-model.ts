import { createListTestModel } from '../testing/list-test-models.ts';
import { rightHoldersMachine } from './right-holders.machine.ts';
import { exampleHolders } from './role.fixtures.ts';

const [holder] = exampleHolders;
if (!holder) throw new Error('The fixtures must have a user.');

export const testModel = createListTestModel(rightHoldersMachine, holder, [
  {
    source: 'PEOPL-D33',
    text: 'A right shows the users who have it, and the roles that grant it.',
  },
  { source: 'PROJ-045', text: 'The rights of a user are those of all their roles.' },
  { source: 'PEOPL-014', text: 'Who has a right is shown with the right roleManager.basic.' },
]);
