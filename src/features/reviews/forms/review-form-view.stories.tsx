import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { reviewFormViewMachine } from '#machines/reviews/forms/review-form-view.machine.ts';
import { exampleReviewForm } from '#machines/reviews/forms/review-form.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { ReviewFormViewScreen } from './review-form-view.screen.tsx';

const { state, Live } = viewStories(reviewFormViewMachine, ReviewFormViewScreen, exampleReviewForm);
const [question] = exampleReviewForm.questions;
const long = {
  ...exampleReviewForm,
  name: longText,
  description: longText,
  questions: question
    ? [{ ...question, questionText: longText, helpText: longText, sectionName: longText }]
    : [],
};

const meta = {
  title: 'Flows/Reviews/Review Form View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const LongTexts = state('shown', long);
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withForm = avaKnowing(async () => {
  const { reviewForms } = await api.getReviewForms({ body: toSearchData(firstPage) });
  return { id: reviewForms.find(({ name }) => name === 'Looking back')?.id };
});

/** Loads at the second attempt; the form is previewed as its reviewers, reviewee and client see it. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-form-view' },
  loaders: [withForm],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Looking back' })).toBeVisible();
    const rating = canvas.getByRole('radiogroup', { name: /^How satisfied are you/ });
    await expect(rating).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '4' }));
    await expect(canvas.getByRole('radio', { name: '4' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Reviewee' }));
    await expect(canvas.queryByRole('radiogroup', { name: /^How satisfied/ })).toBeNull();
    await expect(canvas.getByText('4 of 5')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Client' }));
    await expect(canvas.getByText(/Nobody else’s answers are shown/)).toBeVisible();
  }),
};
