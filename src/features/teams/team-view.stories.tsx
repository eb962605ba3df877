import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleGroup, exampleTeamView, restingGroup } from '#machines/teams/group.fixtures.ts';
import { teamViewMachine } from '#machines/teams/team-view.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, retried, staticView } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { TeamViewScreen } from './team-view.screen.tsx';

const team = exampleTeamView;
const about = { parentId: team.teamId, part: exampleGroup };

const meta = {
  title: 'Flows/Teams/Team View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { team }, children: {} },
  render: ({ context, children }, { parameters: { state } }) => (
    <TeamViewScreen
      {...staticView}
      actor={frozenActor(teamViewMachine, { state, input: { id: team.teamId }, context, children })}
    />
  ),
} satisfies Meta<Pick<FrozenSnapshot<typeof teamViewMachine>, 'context' | 'children'>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingTeam: Story = {
  parameters: { flow: 'team-view', state: 'loadingTeam' },
  args: { context: { team: null } },
};
export const Reloading: Story = { parameters: { flow: 'team-view', state: 'loadingTeam' } };
export const Loaded: Story = { parameters: { flow: 'team-view', state: 'loaded.resting' } };
export const NoGroups: Story = {
  parameters: { flow: 'team-view', state: 'loaded.resting' },
  args: { context: { team: { ...team, groupItems: [] } } },
};
export const LongTexts: Story = {
  parameters: { flow: 'team-view', state: 'loaded.resting' },
  args: {
    context: {
      team: {
        ...team,
        teamName: longText.slice(0, 100),
        description: longText.repeat(3),
        isActive: false,
        groupItems: [{ ...exampleGroup, groupName: longText.slice(0, 100), totalTasks: 1_250_000 }],
      },
    },
  },
};
export const Refreshing: Story = { parameters: { flow: 'team-view', state: 'loaded.refreshing' } };
/** The dialog has a separate machine, with separate stories; so has the confirm dialog. */
export const FillingGroup: Story = {
  parameters: { flow: 'team-view', state: 'fillingGroup' },
  args: { children: { group: { state: 'editing.filling', input: about } } },
};
export const DeletingGroup: Story = {
  parameters: { flow: 'team-view', state: 'deletingGroup' },
  args: { children: { deletion: { state: 'confirming', input: about } } },
};
export const ViewingGroup: Story = {
  parameters: { flow: 'team-view', state: 'viewingGroup' },
  args: { context: { team, group: exampleGroup } },
};
export const ViewingGroupUnknown: Story = {
  parameters: { flow: 'team-view', state: 'viewingGroup' },
  args: { context: { team, group: restingGroup } },
};
export const Missing: Story = { parameters: { flow: 'team-view', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'team-view', state: 'unavailable' } };

const Live = retried<{ target: string }>(({ target, onRetry }) => {
  const actor = useStoryActor(teamViewMachine, { input: { id: target } });
  return <TeamViewScreen {...staticView} actor={actor} onRetry={onRetry} />;
});

const withDesign = avaKnowing(async () => {
  const { teams } = await api.getTeams({});
  return { design: teams.find(({ teamName }) => teamName === 'Design')?.teamId ?? '' };
});

/** Ava adds a group by keyboard, opens it, and deletes it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-view' },
  loaders: [withDesign],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Add Group' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Group' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Group Name' })).toHaveFocus());
    await userEvent.keyboard('Illustration{Tab}{Tab}8{Tab}8{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Illustration' }));
    const read = await screen.findByRole('dialog', { name: 'View Group' });
    await expect(read).toHaveTextContent('Members-Tasks8Completed Tasks8Pending Tasks0');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Illustration' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Group?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Illustration' })).toBeNull());
  }),
};

/** Someone else changes a group while Ava edits it, then deletes it: no input is lost. */
export const InteractionOutdated: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-view' },
  loaders: [withDesign],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const path = { id: loaded['design'] };
    const getCareGroup = async () => {
      const { viewTeam } = await api.getTeamView({ path });
      const care = viewTeam[0]?.groupItems.find(({ groupName }) => groupName.startsWith('Care'));
      if (!care) throw new Error('There is such a group.');
      const { changedBy: _by, changedOn: _on, ...body } = care;
      return body;
    };
    const renamed = async (name: string, more: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Edit ${name}` }));
      const dialog = await screen.findByRole('dialog', { name: 'Edit Group' });
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'Group Name' }), more);
      return within(dialog);
    };

    const stale = await renamed('Care', ' and repair');
    await api.saveTeamGroup({ body: { ...(await getCareGroup()), totalMembers: 7 } });
    await userEvent.click(stale.getByRole('button', { name: 'Save' }));
    await expect(await stale.findByText(/^Ava Stone changed/)).toBeVisible();
    await waitFor(() => expect(stale.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(stale.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const deleted = await renamed('Care and repair', ' of bicycles');
    const { groupId } = await getCareGroup();
    await api.deleteTeamGroup({ path: { groupId } });
    await userEvent.click(deleted.getByRole('button', { name: 'Save' }));
    await userEvent.click(await deleted.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { groupName, groupId: newId } = await getCareGroup();
    await expect(groupName).toBe('Care and repair of bicycles');
    await expect(newId).not.toBe(groupId);
  }),
};
