import { createPartDeletionTestModel } from '../../testing/record-test-models.ts';
import { exampleFile } from '../parts/project-extras.fixtures.ts';
import { projectFileDeletionMachine } from './project-file-deletion.machine.ts';

export const testModel = createPartDeletionTestModel(projectFileDeletionMachine, {
  part: exampleFile,
  rules: [
    { source: 'PROJ-094', text: 'A file link is deleted after a confirmation.' },
    { source: 'PROJ-028', text: 'Only the link is deleted; the file stays where it is.' },
  ],
});
