import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { exampleUsers } from '#machines/users/user.fixtures.ts';
import { userListMachine } from '#machines/users/user-list.machine.ts';
import type { UserRow } from '#machines/users/user.ts';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { UserListScreen } from './user-list.screen.tsx';

const rows: readonly UserRow[] = [
  ...exampleUsers,
  { ...(exampleUsers[0] as UserRow), id: 'long', name: longText, role: longText },
];

const { state } = listStories(userListMachine, UserListScreen, rows, {
  'user-action': { state: 'idle', input: undefined },
});
const shown = { rows, total: rows.length, shownSearch: firstPage };

const meta = {
  title: 'Flows/Users/User List',
  tags: ['autodocs'],
  decorators: [withRights(['users.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(userListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return (
    <UserListScreen {...createStaticListState()} {...listState} actor={actor} onRetry={onRetry} />
  );
});

/** Ava deactivates Ben from the menu of his row. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'user-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More actions for Ben Okafor' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Deactivate Ben Okafor?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const row = within(
      (await canvas.findByRole('link', { name: 'Ben Okafor' })).closest('tr') as HTMLElement,
    );
    await waitFor(() => expect(row.getByText('Deactivated')).toBeVisible());
  }),
};
