import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { exampleGroup } from '#machines/teams/group.fixtures.ts';
import { emptyGroup, toGroupForm, type Group, type GroupForm } from '#machines/teams/group.ts';
import { teamGroupMachine } from '#machines/teams/team-group.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import GroupDialog from './group-dialog.tsx';

const form = toGroupForm(exampleGroup);
const added = { part: null, form: { ...emptyGroup, groupName: 'Illustration', totalTasks: '8' } };

const meta = {
  title: 'Flows/Teams/Team Group',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleGroup.teamId, part: exampleGroup };
    const actor = frozenActor(teamGroupMachine, { state, input, context });
    return (
      <>
        <StateCard machine={teamGroupMachine} actor={actor} />
        <GroupDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<Group, GroupForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'team-group', state: 'editing.filling' };

export const Edit: Story = { parameters: { flow: 'team-group', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { part: null, form: emptyGroup, base: emptyGroup } },
};
/**
 * A group with tasks needs the number of completed ones, which is higher than that of the tasks.
 */
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      ...added,
      form: { ...added.form, groupName: '', totalMembers: '-1', completedTasks: '9' },
      errors: {
        groupName: { rule: 'required' },
        totalMembers: { rule: 'not_negative' },
        completedTasks: { rule: 'completedAboveTotal' },
      },
    },
  },
};
/** The user types while a draft is offered, and the last save has failed. */
export const Offering: Story = {
  parameters: filling,
  args: {
    context: {
      form: { ...form, totalMembers: '9' },
      draft: {
        form: { ...form, groupName: 'Care and repair' },
        base: form,
        version: 1,
        madeId: null,
      },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'team-group', state: 'editing.stale' },
  args: { context: { ...outdated, theirFields: ['totalMembers'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'team-group', state: 'editing.deleted' },
  args: { context: outdated },
};
/** The team itself was deleted: the input can be copied. */
export const ParentDeleted: Story = {
  parameters: { flow: 'team-group', state: 'editing.parentDeleted' },
  args: { context: { ...added, rejection: 'This team was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'team-group', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'team-group', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'team-group', state: 'closed' } };

function Live({ parentId }: { parentId: string }) {
  const actor = useStoryActor(teamGroupMachine, { input: { parentId, part: null } });
  return <GroupDialog actor={actor} />;
}

/** Ava adds a group by keyboard only, with too many completed tasks first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-group' },
  loaders: [
    avaKnowing(async () => ({ parentId: (await api.getTeams({})).teams[0]?.teamId ?? '' })),
  ],
  render: (_, { loaded }) => <Live parentId={loaded['parentId']} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Group' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Group Name' })).toHaveFocus());
    await userEvent.keyboard('Illustration{Tab}{Tab}8');
    await userEvent.keyboard('{Tab}9{Tab}{Tab}{Enter}');
    const completed = await dialog.findByRole('textbox', { name: 'Completed Tasks' });
    await expect(
      await dialog.findByText('Completed Task must be less than Total Tasks.'),
    ).toBeVisible();
    await waitFor(() => expect(completed).toHaveFocus());
    await userEvent.clear(completed);
    await userEvent.keyboard('8{Tab}{Tab}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
