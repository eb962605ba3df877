import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { reviewFormListMachine } from '#machines/reviews/forms/review-form-list.machine.ts';
import { exampleReviewForm } from '#machines/reviews/forms/review-form.fixtures.ts';
import type { ReviewForm } from '#machines/reviews/forms/review-form.ts';
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
import { ReviewFormListScreen } from './review-form-list.screen.tsx';

const rows: readonly ReviewForm[] = [
  exampleReviewForm,
  { ...exampleReviewForm, id: 'old', name: 'Career questions', isActive: false, isInUse: false },
  { ...exampleReviewForm, id: 'long', name: longText, description: longText, questions: [] },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(reviewFormListMachine, ReviewFormListScreen, rows);

const meta = {
  title: 'Flows/Reviews/Review Form List',
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
    nothingYet(canvas, 'There are no forms yet. Add one with the questions of a step.', {
      role: 'link',
      name: 'Add form',
    }),
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
  const actor = useStoryActor(reviewFormListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <ReviewFormListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; one in use cannot be deleted, another one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-form-list' },
  loaders: [loadWorld('hugo', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = problems.length;
    const blocked = await canvas.findByRole('button', { name: 'Delete Looking back' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Career questions (old)' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete Career questions (old)?' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Career questions (old)' })).toBeNull(),
    );
    await expect(canvas.getByRole('link', { name: 'Looking back' })).toBeVisible();
    await expect(problems.length).toBe(before);
  }),
};
