import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { staffAnswerMachine } from '#machines/reviews/execute/staff-answer.machine.ts';
import {
  exampleItem,
  exampleSource,
  noReport,
} from '#machines/reviews/shared/review-form.fixtures.ts';
import { toAnswerSource, type QuestionItem } from '#machines/reviews/shared/review-form.ts';
import type { ReviewLink } from '#machines/reviews/shared/saved-text.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { AnswerField } from '../shared/answer-field.tsx';
import { textStories } from '../shared/saved-text-stories.fixtures.tsx';
import { withOwnReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Staff Answer',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const readers = 'Who reads this: Grace Kim once you submit';
const state = textStories(staffAnswerMachine, {
  source: exampleSource,
  render: (actor) => <AnswerField actor={actor} item={exampleItem} readers={readers} />,
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
export const Arabic = { ...state('waiting'), globals: { language: 'ar' } };
export const Dark = { ...state('conflict'), globals: { theme: 'dark' } };

function Live({ link, item }: { link: ReviewLink; item: QuestionItem }) {
  const actor = useStoryActor(staffAnswerMachine, {
    input: {
      link,
      source: toAnswerSource(item),
      draft: null,
      clock: serverClock,
      report: noReport,
    },
  });
  return <AnswerField actor={actor} item={item} readers={readers} />;
}

/** An answer is saved as soon as its field is left. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'staff-answer' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live link={loaded['link']} item={loaded['item']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'The portal went live.');
    await userEvent.tab();
    await expect(await canvas.findByText(/Saved/)).toBeVisible();
    await expect(field).toHaveValue('The portal went live.');
  }),
};
