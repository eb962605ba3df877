import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleGroup, exampleTeamView, restingGroup } from '#machines/teams/group.example.ts';
import { emptyGroup, groupFormOf } from '#machines/teams/group.ts';
import { teamViewMachine, type TeamViewContext } from '#machines/teams/team-view.machine.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { avaKnowing, retried, stillView } from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { TeamViewScreen } from './team-view.screen.tsx';

const team = exampleTeamView;
const added = { team, form: { ...emptyGroup, groupName: 'Illustration', totalTasks: '8' } };
const form = groupFormOf(exampleGroup);
const begun = { base: form, version: 1, madeId: null };
const edited = { team, group: exampleGroup, form, ...begun };

const meta = {
  title: 'Flows/Teams/Team View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { team } },
  render: ({ context }, { parameters: { state } }) => (
    <TeamViewScreen
      {...stillView}
      actor={frozenActor(teamViewMachine, { state, input: { id: team.teamId }, context })}
    />
  ),
} satisfies Meta<{ context: Partial<TeamViewContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadingTeam: Story = {
  parameters: { flow: 'team-view', state: 'loadingTeam' },
  args: { context: { team: null } },
};
export const LoadingAgain: Story = { parameters: { flow: 'team-view', state: 'loadingTeam' } };
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
export const AddGroup: Story = {
  parameters: { flow: 'team-view', state: 'addGroup.filling' },
  args: { context: { team } },
};
/** A group with tasks is asked for the completed ones; there are more of them than tasks. */
export const AddGroupFaults: Story = {
  parameters: { flow: 'team-view', state: 'addGroup.filling' },
  args: {
    context: {
      team,
      form: { ...added.form, groupName: '', totalMembers: '-1', completedTasks: '9' },
      faults: {
        groupName: { rule: 'required' },
        totalMembers: { rule: 'not_negative' },
        completedTasks: { rule: 'completedAboveTotal' },
      },
    },
  },
};
export const EditGroup: Story = {
  parameters: { flow: 'team-view', state: 'editGroup.filling' },
  args: { context: edited },
};
/** Something is typed beside the offer, and the last save has failed. */
export const EditGroupOffering: Story = {
  parameters: { flow: 'team-view', state: 'editGroup.filling' },
  args: {
    context: {
      ...edited,
      form: { ...edited.form, totalMembers: '9' },
      draft: { form: { ...edited.form, groupName: 'Care and repair' }, ...begun },
      failure: { kind: 'down', words: 'The service is down for the moment.' },
    },
  },
};
/** The team itself is gone: what was typed can be copied. */
export const AddGroupTeamGone: Story = {
  parameters: { flow: 'team-view', state: 'addGroup.teamGone' },
  args: { context: { ...added, refusal: 'This team was not found.' } },
};
export const EditGroupStale: Story = {
  parameters: { flow: 'team-view', state: 'editGroup.stale' },
  args: {
    context: {
      ...edited,
      refusal: 'Kira Novak has changed this meanwhile.',
      theirFields: ['totalMembers'],
    },
  },
};
export const EditGroupGone: Story = {
  parameters: { flow: 'team-view', state: 'editGroup.gone' },
  args: { context: { ...edited, refusal: 'This group was not found in the team.' } },
};
export const SavingGroup: Story = {
  parameters: { flow: 'team-view', state: 'savingGroup' },
  args: { context: added },
};
export const DeleteGroup: Story = {
  parameters: { flow: 'team-view', state: 'deleteGroup' },
  args: { context: { team, group: exampleGroup } },
};
export const DeletingGroup: Story = {
  parameters: { flow: 'team-view', state: 'deletingGroup' },
  args: { context: { team, group: exampleGroup } },
};
export const ViewGroup: Story = {
  parameters: { flow: 'team-view', state: 'viewGroup' },
  args: { context: { team, group: exampleGroup } },
};
export const ViewGroupUnknown: Story = {
  parameters: { flow: 'team-view', state: 'viewGroup' },
  args: { context: { team, group: restingGroup } },
};
export const Missing: Story = { parameters: { flow: 'team-view', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'team-view', state: 'unavailable' } };

const Live = retried<{ target: string }>(({ target, onRetry }) => {
  const actor = useWalkedActor(teamViewMachine, { input: { id: target } });
  return <TeamViewScreen {...stillView} actor={actor} onRetry={onRetry} />;
});

const withDesign = avaKnowing(async () => {
  const { teams } = await api.getTeams({});
  return { design: teams.find(({ teamName }) => teamName === 'Design')?.teamId ?? '' };
});

/** Ava adds a group by keyboard, with too many completed tasks first; then she reads it. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-view' },
  loaders: [withDesign],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: played(async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: 'Add Group' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Add Group' });
    const asked = within(dialog);
    await waitFor(() => expect(asked.getByRole('textbox', { name: 'Group Name' })).toHaveFocus());
    await userEvent.keyboard('Illustration{Tab}{Tab}8');
    await userEvent.keyboard('{Tab}9{Tab}{Tab}{Enter}');
    const completed = await asked.findByRole('textbox', { name: 'Completed Tasks' });
    await expect(
      await asked.findByText('Completed Task must be less than Total Tasks.'),
    ).toBeVisible();
    await waitFor(() => expect(completed).toHaveFocus());
    await userEvent.clear(completed);
    await userEvent.keyboard('8{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Illustration' }));
    const read = await screen.findByRole('dialog', { name: 'View Group' });
    await expect(read).toHaveTextContent('Members-Tasks8Completed Tasks8Pending Tasks0');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};

/** Somebody else changes a group while Ava edits it, then deletes it: nothing typed is lost. */
export const WalkOutdated: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-view' },
  loaders: [withDesign],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const path = { id: loaded['design'] };
    const careOf = async () => {
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
    await api.saveTeamGroup({ body: { ...(await careOf()), totalMembers: 7 } });
    await userEvent.click(stale.getByRole('button', { name: 'Save' }));
    await expect(await stale.findByText(/^Ava Stone has changed/)).toBeVisible();
    await waitFor(() => expect(stale.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.click(stale.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const gone = await renamed('Care and repair', ' of bicycles');
    const { groupId } = await careOf();
    await api.deleteTeamGroup({ path: { groupId } });
    await userEvent.click(gone.getByRole('button', { name: 'Save' }));
    await userEvent.click(await gone.findByRole('button', { name: 'Save as new' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { groupName, groupId: newId } = await careOf();
    await expect(groupName).toBe('Care and repair of bicycles');
    await expect(newId).not.toBe(groupId);
  }),
};

/** The server is down while a group is deleted, which leads back to the question. */
export const WalkServerDown: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-view' },
  loaders: [withDesign],
  render: (_, { loaded }) => <Live target={loaded['design']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Care' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Group?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('fair-weather');
    await userEvent.click(yes);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Care' })).toBeNull());
  }),
};
