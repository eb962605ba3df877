import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import { cycleChoicesMachine } from '#machines/reviews/cycles/people/cycle-choices.machine.ts';
import { cycleListMachine } from '#machines/reviews/cycles/list/cycle-list.machine.ts';
import { exampleCycle, exampleCycles } from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ReviewCycleListScreen } from './review-cycle-list.screen.tsx';

const counts = { NotStarted: 1, InProgress: 1, Completed: 1, Archived: 4 };
const rows: readonly Cycle[] = [
  ...exampleCycles,
  { ...exampleCycle, id: 'long', cycleName: longText.slice(0, 250), workflowName: longText },
];

/** The list with the actors next to it; here they do nothing. */
function StaticList(props: ListScreenProps<Cycle>) {
  return (
    <ReviewCycleListScreen
      {...props}
      choices={frozenActor(cycleChoicesMachine, { state: 'unknown', input: undefined })}
      actions={frozenActor(cycleActionMachine, { state: 'idle', input: undefined })}
    />
  );
}

const { state } = listStories(cycleListMachine, StaticList, rows);
const shown = { rows, total: 4, counts, shownSearch: firstPage };

const meta = {
  title: 'Flows/Reviews/Cycle List',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
/** Someone who may not create cycles. */
export const ReadOnly: Story = {
  ...state('shown', shown),
  decorators: [withRights(['cycle.basic'])],
};
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No review cycles yet.', { role: 'link', name: 'New cycle' }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const { search } = listState;
  const actor = useStoryActor(cycleListMachine, { input: { search } });
  useStoryListAddress(actor, listState);
  return (
    <ReviewCycleListScreen
      {...createStaticListState()}
      {...listState}
      actor={actor}
      choices={useStoryActor(cycleChoicesMachine)}
      actions={useCompanion(actor, cycleActionMachine)}
      onRetry={onRetry}
    />
  );
});

/** A status with its number narrows the list, and a second press shows all again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-list' },
  loaders: [loadWorld('hugo', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const statuses = within(await canvas.findByRole('group', { name: 'Statuses' }));
    const chip = await statuses.findByRole('button', { name: /Completed [1-9]/ });
    const all = (await canvas.findByText(/^Showing 1 - /)).textContent ?? '';
    await userEvent.click(chip);
    await waitFor(() => expect(canvas.queryByText(all)).toBeNull());
    await userEvent.click(chip);
    await expect(await canvas.findByText(all)).toBeVisible();
  }),
};
