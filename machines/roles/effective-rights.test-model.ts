import { createRecordViewTestModel } from '../testing/record-test-models.ts';
import { effectiveRightsMachine } from './effective-rights.machine.ts';
import { exampleRights } from './role.fixtures.ts';

export const testModel = createRecordViewTestModel(effectiveRightsMachine, {
  record: exampleRights,
  id: exampleRights.userId,
  rules: [
    { source: 'PROJ-045', text: 'The rights of a user are those of all their roles.' },
    { source: 'PEOPL-D33', text: 'Each right of a user shows the roles that it comes from.' },
  ],
});
