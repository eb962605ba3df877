import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDetail,
} from '#machines/projects/project-overview.fixtures.ts';
import { projectOwnerMachine } from '#machines/projects/people/project-owner.machine.ts';
import type { ProjectDetail, ProjectPartInput } from '#machines/projects/parts/project-part.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { ProjectOwner } from './project-owner.tsx';

const scope = { projectId: exampleDetail.project.id };
const dialog = { state: 'selecting', input: scope };

const meta = {
  title: 'Flows/Projects/Project Owner',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic'])],
  args: { detail: exampleDetail },
  render: ({ detail }, { parameters: { state } }) => (
    <ProjectOwner
      actor={frozenActor(projectOwnerMachine, {
        state,
        input: buildPartInput(detail),
        children: state === 'changing' ? { dialog } : {},
      })}
    />
  ),
} satisfies Meta<{ detail: ProjectDetail }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'project-owner', state: 'resting' } };
export const ReadOnly: Story = {
  parameters: { flow: 'project-owner', state: 'resting' },
  args: { detail: buildDetail({ isProjectOwner: false, isTransferable: false }) },
};
export const OwnerHasLeft: Story = {
  parameters: { flow: 'project-owner', state: 'resting' },
  args: {
    detail: buildDetail({ ownedBy: 'Omar Haddad', ownerId: 'employee-omar', ownerState: 'left' }),
  },
};
/** The dialog has a separate machine, with separate stories. */
export const Changing: Story = { parameters: { flow: 'project-owner', state: 'changing' } };

const Live = ({ input }: { input: ProjectPartInput }) => (
  <ProjectOwner actor={useStoryActor(projectOwnerMachine, { input })} />
);

/** Ben hands his project on to Leo by keyboard. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-owner' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live input={loaded['input']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { clock }: World = loaded['world'];
    canvas.getByRole('button', { name: 'Change owner' }).focus();
    await userEvent.keyboard('{Enter}');
    const opened = within(await screen.findByRole('dialog', { name: 'Change owner' }));
    await expect(opened.getByText(/You stay a member, but can no longer edit/)).toBeVisible();
    const field = opened.getByRole('combobox', { name: /New owner/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'park');
    clock.advance(250);
    await screen.findByRole('option', { name: /Leo Park/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(opened.getByRole('button', { name: 'Change owner' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { project } = await api.getProject({ path: { id: loaded['projectId'] } });
    await expect(project).toMatchObject({ ownedBy: 'Leo Park', isOwner: false, isEditable: false });
  }),
};
