import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleTeam } from '#machines/teams/team.fixtures.ts';
import { teamListMachine } from '#machines/teams/team-list.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { TeamListScreen } from './team-list.screen.tsx';

const { state, Live } = listStories(teamListMachine, TeamListScreen, [
  exampleTeam,
  { ...exampleTeam, teamId: '2', teamName: longText, description: longText },
  { ...exampleTeam, teamId: '3', teamName: 'Research', isActive: false },
]);

const meta = {
  title: 'Flows/Teams/Team List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/**
 * Ava deletes a team after the confirm dialog, which shows its name; one with assets cannot be
 * deleted.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'team-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const remove = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const question = await screen.findByRole('alertdialog', { name });
      await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await expect(await canvas.findByText('InActive')).toBeVisible();
    await remove('Design');
    await waitFor(() => expect(canvas.queryByText('Design')).toBeNull());
    await remove('Operations');
    await expect(canvas.getByRole('link', { name: 'Operations' })).toBeVisible();
    await expect(problems[0]?.messages[0]).toMatch(/^Unable to delete the Team\. \d+ assets/);
  }),
};
