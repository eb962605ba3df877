import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { cycleDialogsMachine } from './cycle-dialogs.machine.ts';
import { toMember } from './people/cycle-people.ts';
import { exampleCycle, exampleReviewee } from './cycle.fixtures.ts';

const member = toMember(exampleCycle, exampleReviewee);

export const testModel = createTestModel(cycleDialogsMachine, {
  inputs: [undefined],
  events: [
    { type: 'cycle.edit', cycle: exampleCycle },
    { type: 'people.select', cycle: exampleCycle },
    { type: 'interfacer.edit', member },
    { type: 'member.remove', member },
    ...['head', 'addition', 'interfacer', 'removal'].flatMap((id) => [
      done(id, { isOutdated: true }),
      done(id, { isOutdated: false }),
      failed(id, serverError),
    ]),
  ],
  rules: [
    { source: 'REVW-009', text: 'A cycle is changed where it is shown.' },
    { source: 'REVW-D18', text: 'A reviewee is removed only after a confirmation.' },
    { source: 'REVW-042', text: 'Each review has someone who deals with the client.' },
  ],
});
