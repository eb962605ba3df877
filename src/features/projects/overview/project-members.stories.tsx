import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  projectMembersMachine,
  type ProjectMembersContext,
} from '#machines/projects/people/project-members.machine.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDetail,
  exampleMembers,
} from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail, ProjectPartInput } from '#machines/projects/parts/project-part.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ProjectMembers } from './project-members.tsx';

const dialog = { state: 'selecting', input: { projectId: exampleDetail.project.id } };
const [owner, member = null] = exampleMembers;

const meta = {
  title: 'Flows/Projects/Project Members',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic']), withRouter],
  args: { detail: exampleDetail, context: { member } },
  render: ({ detail, context }, { parameters: { state } }) => (
    <ProjectMembers
      actor={frozenActor(projectMembersMachine, {
        state,
        input: buildPartInput(detail),
        context,
        children: state === 'adding' ? { dialog } : {},
      })}
    />
  ),
} satisfies Meta<{ detail: ProjectDetail; context: Partial<ProjectMembersContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'project-members', state: 'resting' } };
export const ReadOnly: Story = {
  parameters: { flow: 'project-members', state: 'resting' },
  args: { detail: buildDetail({ isOwner: false, isEditable: false }) },
};
export const LongNames: Story = {
  parameters: { flow: 'project-members', state: 'resting' },
  args: {
    detail: buildDetail({
      members: exampleMembers.map((each, at) => ({
        ...each,
        fullName: at === 0 ? longText.slice(0, 120) : each.fullName,
        isEmployed: at !== 1,
      })),
    }),
  },
};
/** The dialog has a separate machine, with separate stories. */
export const Adding: Story = { parameters: { flow: 'project-members', state: 'adding' } };
export const ConfirmingRemoval: Story = {
  parameters: { flow: 'project-members', state: 'confirmingRemoval' },
};
export const ConfirmingWithTime: Story = {
  parameters: { flow: 'project-members', state: 'confirmingRemoval' },
  args: { context: { member: { ...(member ?? owner), timeInSeconds: 12_600 } as typeof owner } },
};
/** Someone leaves the project by themselves. */
export const ConfirmingLeaving: Story = {
  parameters: { flow: 'project-members', state: 'confirmingRemoval' },
  args: { context: { member: owner ?? null } },
};
export const Removing: Story = { parameters: { flow: 'project-members', state: 'removing' } };

const Live = ({ input }: { input: ProjectPartInput }) => (
  <ProjectMembers actor={useStoryActor(projectMembersMachine, { input })} />
);

/** Ben removes a member by keyboard: the confirmation says what happens first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-members' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live input={loaded['input']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    (await canvas.findByRole('button', { name: 'Remove Leo Park' })).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Leo Park?' }));
    await expect(question.getByText(/loses access to this project/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { project } = await api.getProject({ path: { id: loaded['projectId'] } });
    await expect(project.members.map(({ fullName }) => fullName)).toEqual(['Ben Okafor']);
  }),
};
