import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  exampleMember,
  restingMember,
} from '#machines/central-clockwork/central-member.fixtures.ts';
import { centralMembersMachine } from '#machines/central-clockwork/central-members.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  useStoryListAddress,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { CentralMembers } from './central-members.tsx';

const rows = [exampleMember, restingMember];
const shown = { rows, total: 2, shownSearch: firstPage };
const { state } = listStories(centralMembersMachine, CentralMembers, rows);

const meta = {
  title: 'Flows/Central ClockWork/Central Members',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(centralMembersMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <CentralMembers {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loading fails at first; then the members are sorted by their time. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'central-members' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('link', { name: 'Ben Okafor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Time today/ }));
    await expect(await canvas.findByText(/^Showing 1 - /)).toBeVisible();
  }),
};
