import { createRecordPartTestModel } from '../../../testing/record-test-models.ts';
import { activityDocMachine } from './activity-doc.machine.ts';
import { toDocForm } from './activity-part.ts';
import { exampleDoc } from '../engagement.fixtures.ts';

export const testModel = createRecordPartTestModel(activityDocMachine, {
  part: exampleDoc,
  valid: toDocForm(exampleDoc),
  broken: { url: 'ftp://files.example.com' },
  rules: [
    { source: 'ENGAG-079', text: 'A document link has a description and a web address.' },
    { source: 'ENGAG-118', text: 'A document link is saved once, also when its save is repeated.' },
  ],
});
