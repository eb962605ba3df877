import { serverError } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { buildDetail, buildPartInput } from '../project-overview.fixtures.ts';
import { projectOwnerMachine } from './project-owner.machine.ts';

const viewed = buildDetail({
  isOwner: false,
  isEditable: false,
  isProjectOwner: false,
  isTransferable: false,
});
const lost = buildDetail({
  isOwner: false,
  isProjectOwner: false,
  ownerState: 'left',
  isTransferable: true,
});

export const testModel = createTestModel(projectOwnerMachine, {
  inputs: [buildPartInput(), buildPartInput(viewed), buildPartInput(lost)],
  events: [
    { type: 'project.updated', detail: viewed },
    { type: 'owner.change' },
    done('dialog', { isOutdated: true }),
    done('dialog', { isOutdated: false }),
    failed('dialog', serverError),
  ],
  rules: [
    { source: 'PROJ-044', text: 'Only owners can change the ownership of a project.' },
    {
      source: 'PROJ-D18',
      text: 'While the owner has left, or has no access to projects, owners above and administrators can transfer the project.',
    },
    {
      source: 'PROJ-083',
      text: 'After the owner has been changed, the project loads again.',
    },
  ],
});
