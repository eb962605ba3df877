import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { rightHoldersMachine, type RightHolder } from '#machines/roles/right-holders.machine.ts';
import { exampleHolders } from '#machines/roles/role.fixtures.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  ava,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { RightHoldersScreen } from './right-holders.screen.tsx';

const onUser = fn();

const Screen = (props: ListScreenProps<RightHolder>) => (
  <RightHoldersScreen {...props} right="roleManager.basic" onUser={onUser} onClose={fn()} />
);

const { state } = listStories(rightHoldersMachine, Screen, exampleHolders);
const shown = { rows: exampleHolders, total: 2, shownSearch: firstPage };

const meta = {
  title: 'Flows/Roles/Right Holders',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(rightHoldersMachine, {
    input: { search: listState.search, parentId: 'roleManager.basic' },
  });
  useStoryListAddress(actor, listState);
  return <Screen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Shows who manages roles, and opens the rights of one of them. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'right-holders' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Who has “Role Manager”' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Ava Stone' }));
    await expect(onUser).toHaveBeenCalledWith('ava');
  }),
};
