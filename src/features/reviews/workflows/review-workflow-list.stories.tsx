import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { reviewWorkflowListMachine } from '#machines/reviews/workflows/review-workflow-list.machine.ts';
import { exampleWorkflow } from '#machines/reviews/workflows/workflow.fixtures.ts';
import type { ReviewWorkflow } from '#machines/reviews/workflows/workflow.ts';
import {
  useStoryListAddress,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ReviewWorkflowListScreen } from './review-workflow-list.screen.tsx';

const rows: readonly ReviewWorkflow[] = [
  exampleWorkflow,
  { ...exampleWorkflow, id: 'short', name: 'Short review', isInUse: false, isDefault: false },
  { ...exampleWorkflow, id: 'long', name: longText, description: longText, isActive: false },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(reviewWorkflowListMachine, ReviewWorkflowListScreen, rows);

const meta = {
  title: 'Flows/Reviews/Review Workflow List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(
      canvas,
      'There are no workflows yet. Add one with the steps that reviews pass through.',
      { role: 'link', name: 'Add workflow' },
    ),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(reviewWorkflowListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <ReviewWorkflowListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; one in use cannot be deleted, another one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-workflow-list' },
  loaders: [loadWorld('hugo', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = problems.length;
    const blocked = await canvas.findByRole('button', { name: 'Delete Full review with client' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Self check' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Self check?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Self check' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Full review with client' })).toBeVisible();
    await expect(problems.length).toBe(before);
  }),
};
