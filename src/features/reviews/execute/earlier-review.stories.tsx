import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  exampleDenied,
  exampleEarlier,
  exampleNothing,
} from '#machines/reviews/execute/earlier-review.fixtures.ts';
import { earlierReviewMachine } from '#machines/reviews/execute/earlier-review.machine.ts';
import type { EarlierReview } from '#machines/reviews/execute/earlier-review.ts';
import { exampleReview, exampleReviewId } from '#machines/reviews/execute/review.fixtures.ts';
import type { Review } from '#machines/reviews/execute/review.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { EarlierReviewScreen } from './earlier-review.screen.tsx';
import { withOwnReview } from './execute-stories.fixtures.tsx';

const meta = {
  title: 'Flows/Reviews/Earlier Review',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = NonNullable<FrozenSnapshot<typeof earlierReviewMachine>['context']>;

const state = (name: string, content: EarlierReview | null = null, context: Context = {}) => ({
  parameters: { flow: 'earlier-review', state: name },
  render: () => (
    <EarlierReviewScreen
      actor={frozenActor(earlierReviewMachine, {
        state: name,
        input: { reviewId: exampleReviewId, isOpen: false },
        context: { content, ...context },
      })}
      employeeName={exampleReview.employeeName}
    />
  ),
});

export const Starting = state('starting');
export const Closed = state('closed');
export const Loading = state('loading');
export const Deciding = state('loaded.deciding', exampleEarlier);
export const Shown = state('loaded.shown', exampleEarlier);
export const Denied = state('loaded.shown', exampleDenied);
export const FirstReview = state('loaded.shown', { ...exampleEarlier, earlierReview: null });
export const NothingToRead = state('loaded.shown', {
  ...exampleNothing,
  earlierReview: exampleEarlier.earlierReview && {
    ...exampleEarlier.earlierReview,
    reviewFormDetails: [],
  },
});
export const LongTexts = state('loaded.shown', {
  ...exampleEarlier,
  earlierReview: exampleEarlier.earlierReview && {
    ...exampleEarlier.earlierReview,
    cycleName: longText,
  },
  dueProjects: (exampleEarlier.dueProjects ?? []).map((project) => ({
    ...project,
    name: longText,
  })),
});
export const Empty = state('loaded.empty', exampleNothing);
export const EmptyDenied = state('loaded.empty', {
  ...exampleNothing,
  hours: null,
  dueProjects: null,
});
export const Refreshing = state('loaded.refreshing', exampleEarlier);
export const Unavailable = state('unavailable', null, { cause: 'down' });
export const Dark = { ...state('loaded.shown', exampleEarlier), globals: { theme: 'dark' } };
export const Arabic = { ...state('loaded.shown', exampleEarlier), globals: { language: 'ar' } };

function Live({ review }: { review: Review }) {
  const actor = useStoryActor(earlierReviewMachine, {
    input: { reviewId: review.id, isOpen: false },
  });
  return <EarlierReviewScreen actor={actor} employeeName={review.employeeName} />;
}

/** Ben opens the panel next to his self-assessment, and reads what he wrote last. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'earlier-review' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Since the last review' });
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('heading', { name: /^Hours/ })).toBeVisible();
    await userEvent.click(await canvas.findByText('Self assessment'));
    await expect(canvas.getAllByRole('term')[0]).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('heading', { name: /^Hours/ })).toBeNull();
  }),
};
