import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  projectHeadMachine,
  type ProjectHeadActor,
} from '#machines/projects/project-head.machine.ts';
import {
  buildDetail,
  buildPartInput,
  exampleDetail,
} from '#machines/projects/project-overview.fixtures.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { loadBensProject } from './project-overview.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ProjectActions } from './actions.tsx';
import { ProjectDeletion } from './deletion.tsx';

const Head = ({ actor }: { actor: ProjectHeadActor }) => (
  <>
    <PageHead title="AS-009 Portal: Design" crumb="AS-009">
      <ProjectActions actor={actor} onCopyAddress={fn()} />
    </PageHead>
    <ProjectDeletion actor={actor} />
  </>
);

const meta = {
  title: 'Flows/Projects/Project Head',
  tags: ['autodocs'],
  decorators: [withRights(['projects.basic']), withRouter],
  args: { detail: exampleDetail },
  render: ({ detail }, { parameters: { state } }) => (
    <Head actor={frozenActor(projectHeadMachine, { state, input: buildPartInput(detail) })} />
  ),
} satisfies Meta<{ detail: ProjectDetail }>;
export default meta;
type Story = StoryObj<typeof meta>;

const viewed = buildDetail({
  isOwner: false,
  isEditable: false,
  isProjectOwner: false,
  isTransferable: false,
  isDeletable: false,
  isWatching: false,
});

export const Resting: Story = { parameters: { flow: 'project-head', state: 'resting' } };
/** A member may watch it; everything else says who could do it. */
export const ReadOnly: Story = {
  parameters: { flow: 'project-head', state: 'resting' },
  args: { detail: viewed },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: /Delete project/ });
    await expect(item).toHaveTextContent('Only the owner, Ben Okafor, or the owner of a project');
  }),
};
export const Watching: Story = {
  parameters: { flow: 'project-head', state: 'watching' },
  args: { detail: viewed },
};
export const Unwatching: Story = { parameters: { flow: 'project-head', state: 'unwatching' } };
export const Marking: Story = { parameters: { flow: 'project-head', state: 'marking' } };
export const Unmarking: Story = { parameters: { flow: 'project-head', state: 'unmarking' } };
export const ConfirmingDeletion: Story = {
  parameters: { flow: 'project-head', state: 'confirmingDeletion' },
};
export const ConfirmingArabic: Story = { ...ConfirmingDeletion, globals: { language: 'ar' } };
export const Deleting: Story = { parameters: { flow: 'project-head', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'project-head', state: 'deleted' } };

const Live = ({ input }: { input: ReturnType<typeof buildPartInput> }) => (
  <Head actor={useStoryActor(projectHeadMachine, { input })} />
);

/** By keyboard: Ben watches his project, marks it as an apex project, and deletes it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-head' },
  loaders: [loadBensProject],
  render: (_, { loaded }) => <Live input={loaded['input']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Watch' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Watching' });
    const more = canvas.getByRole('button', { name: 'More actions' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const mark = await screen.findByRole('menuitem', { name: /Mark as apex project/ });
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(mark).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(more);
    await screen.findByRole('menuitem', { name: /Remove apex mark/ });
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete project' }));
    const question = within(await screen.findByRole('alertdialog', { name: /Delete ST-1/ }));
    await userEvent.click(question.getByRole('button', { name: 'Delete project' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
