import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ListContext } from '#machines/lists/list-types.ts';
import { exampleTeam } from '#machines/teams/team.example.ts';
import { teamListMachine } from '#machines/teams/team-list.machine.ts';
import type { Team } from '#machines/teams/team.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  retried,
  serverDown,
  stillPlace,
  tryAgain,
  useStoryPlace,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { TeamListScreen } from './team-list.screen.tsx';

const rows = [
  exampleTeam,
  { ...exampleTeam, teamId: '2', teamName: longText, description: longText },
  { ...exampleTeam, teamId: '3', teamName: 'Research', isActive: false },
];

const meta = {
  title: 'Flows/Teams/Team List',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { rows } },
  render: ({ context }, { parameters: { state } }) => (
    <TeamListScreen
      {...stillPlace()}
      actor={frozenActor(teamListMachine, { state, input: {}, context })}
    />
  ),
} satisfies Meta<{ context: Partial<ListContext<Team>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { context: { rows: null } };
const chosen = { context: { rows, chosen: exampleTeam } };

export const Loading: Story = { parameters: { flow: 'team-list', state: 'loading' }, args: none };
export const Shown: Story = { parameters: { flow: 'team-list', state: 'shown' } };
export const NoRecords: Story = {
  parameters: { flow: 'team-list', state: 'shown' },
  args: { context: { rows: [] } },
};
export const Refreshing: Story = { parameters: { flow: 'team-list', state: 'refreshing' } };
export const ConfirmingDelete: Story = {
  parameters: { flow: 'team-list', state: 'confirmingDelete' },
  args: chosen,
};
export const Deleting: Story = {
  parameters: { flow: 'team-list', state: 'deleting' },
  args: chosen,
};
export const ReloadFailed: Story = { parameters: { flow: 'team-list', state: 'reloadFailed' } };
export const Unavailable: Story = {
  parameters: { flow: 'team-list', state: 'unavailable' },
  args: none,
};

const Live = retried(({ onRetry }) => {
  const actor = useWalkedActor(teamListMachine, { input: {} });
  return <TeamListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
});

/** Ava deletes a team after the question, which bears its name; one with assets stays. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-list' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const remove = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const question = await screen.findByRole('alertdialog', { name });
      await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await expect(await canvas.findByText('InActive')).toBeVisible();
    await remove('Research');
    await waitFor(() => expect(canvas.queryByText('Research')).toBeNull());
    await remove('Operations');
    await expect(canvas.getByRole('link', { name: 'Operations' })).toBeVisible();
    await expect(problems[0]?.messages[0]).toMatch(/^Unable to delete the Team\. \d+ assets/);
  }),
};

/** Nothing can be read at first: a fresh list is begun with each try. */
export const WalkUnavailable: Story = {
  tags: ['walk'],
  parameters: { flow: 'team-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('Showing 1 - 8 of 8 records')).toBeVisible();
  }),
};
