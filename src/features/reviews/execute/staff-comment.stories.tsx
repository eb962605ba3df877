import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { staffCommentMachine } from '#machines/reviews/execute/staff-comment.machine.ts';
import { commentSource, noReport } from '#machines/reviews/shared/review-form.fixtures.ts';
import { toNewSource, type QuestionItem } from '#machines/reviews/shared/review-form.ts';
import type { ReviewLink } from '#machines/reviews/shared/saved-text.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { OwnComment } from '../shared/own-comment.tsx';
import { textStories } from '../shared/saved-text-stories.fixtures.tsx';
import { withOwnReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Staff Comment',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = textStories(staffCommentMachine, {
  source: commentSource,
  render: (actor) => <OwnComment actor={actor} />,
});

export const Checking = state('checking');
export const Unchanged = state('unchanged');
export const Typing = state('typing');
export const Saving = state('saving');
export const Saved = state('saved');
export const Rejected = state('rejected');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Waiting = state('waiting');
export const Denied = state('denied');
export const Deleting = state('deleting');
export const Deleted = state('deleted');
export const Removed = state('removed');

const newId = '6f1c2a10-0000-4000-8000-000000000777';

function Live({ link, item }: { link: ReviewLink; item: QuestionItem }) {
  const actor = useStoryActor(staffCommentMachine, {
    input: {
      link,
      source: toNewSource(newId, item.id, true),
      draft: null,
      clock: serverClock,
      report: noReport,
    },
  });
  return <OwnComment actor={actor} />;
}

/** A comment is added, deleted, and restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'staff-comment' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live link={loaded['link']} item={loaded['item']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Comment' });
    await userEvent.type(field, 'With a link to the report.');
    await userEvent.tab();
    await expect(await canvas.findByText(/Saved/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete comment' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('textbox', { name: 'Comment' })).toHaveValue(
      'With a link to the report.',
    );
  }),
};
