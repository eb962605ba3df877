import { serverError, missing } from '../../testing/fixtures.ts';
import { done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { buildDetail, buildPartInput, exampleDetail } from '../project-overview.fixtures.ts';
import { projectMembersMachine } from './project-members.machine.ts';

const [owner, member, former] = exampleDetail.project.members;
const viewed = buildDetail({ isOwner: false, isEditable: false, isProjectOwner: false });

export const testModel = createTestModel(projectMembersMachine, {
  inputs: [buildPartInput(), buildPartInput(viewed)],
  events: [
    { type: 'project.updated', detail: viewed },
    { type: 'member.add' },
    ...[owner, member, former].flatMap((each) =>
      each ? [{ type: 'member.remove' as const, member: each }] : [],
    ),
    { type: 'YES' },
    { type: 'CANCEL' },
    done('dialog', { isOutdated: true }),
    done('dialog', { isOutdated: false }),
    failed('dialog', serverError),
    done('removeMember', null),
    failed('removeMember', missing),
    failed('removeMember', serverError),
  ],
  atHand: ({ detail }) =>
    detail.project.members.map((each) => ({ type: 'member.remove', member: each })),
  rules: [
    { source: 'PROJ-007', text: 'The overview shows the members of a project.' },
    {
      source: 'PROJ-069',
      text: 'The owner removes members, and members remove themselves; the owner stays.',
    },
    {
      source: 'PROJ-D19',
      text: 'The confirmation says what a removed member loses, and that their time stays.',
    },
  ],
});
