import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { exampleGroup } from '#machines/teams/group.fixtures.ts';
import type { Group } from '#machines/teams/group.ts';
import { teamGroupDeletionMachine } from '#machines/teams/team-group-deletion.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<Group> }) {
  return (
    <>
      <StateCard machine={teamGroupDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete Group?"
        question={({ groupName }) => `Do you want to delete ${groupName}?`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Teams/Team Group Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(teamGroupDeletionMachine, { state, input: { part: exampleGroup } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'team-group-deletion', state: 'confirming' },
};
export const Deleting: Story = { parameters: { flow: 'team-group-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'team-group-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'team-group-deletion', state: 'retained' } };

function Live({ part }: { part: Group }) {
  return <Question actor={useStoryActor(teamGroupDeletionMachine, { input: { part } })} />;
}

const withGroup = avaKnowing(async () => {
  const { teams } = await api.getTeams({});
  const id = teams.find(({ teamName }) => teamName === 'Design')?.teamId ?? '';
  const { viewTeam } = await api.getTeamView({ path: { id } });
  return { part: viewTeam[0]?.groupItems[0] };
});

/** The server is down while a group is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-group-deletion' },
  loaders: [withGroup],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete Group?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
