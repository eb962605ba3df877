import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { staffReviewFormMachine } from '#machines/reviews/execute/staff-review-form.machine.ts';
import { exampleDetail, exampleReviewLink } from '#machines/reviews/execute/review.fixtures.ts';
import type { ReviewForm } from '#machines/reviews/execute/review.ts';
import type { ReviewFormActor } from '#machines/reviews/shared/create-review-form.ts';
import { exampleClock, noReport } from '#machines/reviews/shared/review-form.fixtures.ts';
import { getTextName, listItems, toAnswerSource } from '#machines/reviews/shared/review-form.ts';
import type { ReviewLink, TextStatus } from '#machines/reviews/shared/saved-text.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { withOwnReview } from './execute-stories.fixtures.tsx';
import { FormColumn } from './form-column.tsx';

const meta = {
  title: 'Flows/Reviews/Staff Review Form',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { forms } = exampleDetail;
const written = listItems(forms.filter(({ isEditable }) => isEditable));
const textInput = { link: exampleReviewLink, draft: null, clock: exampleClock, report: noReport };

type Children = NonNullable<FrozenSnapshot<typeof staffReviewFormMachine>['children']>;

const children = Object.fromEntries(
  written.map((item) => [
    getTextName(item.id),
    {
      src: 'answer',
      state: 'unchanged',
      input: { ...textInput, source: toAnswerSource(item) },
    },
  ]),
) as Children;

/** The form of the manager, whose first answer has a status. */
const state = (name: string, status: TextStatus = 'stored') => ({
  parameters: { flow: 'staff-review-form', state: name },
  render: () => {
    const actor = frozenActor(staffReviewFormMachine, {
      state: name,
      input: { ...textInput, forms, drafts: {}, commentsOn: 'all' },
      context: {
        statuses: Object.fromEntries(
          written.map(({ id }, at) => [id, at === 0 ? status : 'stored']),
        ),
      },
      children,
    });
    return (
      <>
        <StateCard machine={staffReviewFormMachine} actor={actor} />
        <Columns actor={actor} forms={forms} />
      </>
    );
  },
});

const Columns = ({ actor, forms: all }: { actor: ReviewFormActor; forms: readonly ReviewForm[] }) =>
  all.map((form) => (
    <FormColumn key={form.stepId} form={form} actor={actor} isPresent={form.isEditable} />
  ));

export const Settled = state('settled');
export const Pending = state('pending', 'pending');
export const Blocked = state('blocked', 'waiting');
export const Arabic = { ...state('settled'), globals: { language: 'ar' } };

function Live({ link, forms: loaded }: { link: ReviewLink; forms: readonly ReviewForm[] }) {
  const actor = useStoryActor(staffReviewFormMachine, {
    input: {
      link,
      clock: serverClock,
      report: noReport,
      forms: loaded,
      drafts: {},
      commentsOn: 'all',
    },
  });
  return <Columns actor={actor} forms={loaded} />;
}

/** A rating is saved at once, and counts in its section. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'staff-review-form' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live link={loaded['link']} forms={loaded['forms']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox');
    if (!field) throw new Error('Expected a text field, found none.');
    await userEvent.type(field, ' More to come.');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Saved/)).toBeVisible();
  }),
};
