import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { serverClock } from '#machines/clock.ts';
import { reviewExecuteMachine } from '#machines/reviews/execute/review-execute.machine.ts';
import { reviewPdfMachine } from '#machines/reviews/execute/review-pdf.machine.ts';
import {
  deliveredDetail,
  exampleCycleId,
  exampleDetail,
  exampleManagerStepId,
  exampleReviewId,
  exampleReviewLink,
  exampleSeen,
  exampleSummary,
  readOnlyDetail,
} from '#machines/reviews/execute/review.fixtures.ts';
import type { Review, ReviewDetail } from '#machines/reviews/execute/review.ts';
import { exampleClock, noReport } from '#machines/reviews/shared/review-form.fixtures.ts';
import { getTextName, listItems, toAnswerSource } from '#machines/reviews/shared/review-form.ts';
import { NotFound } from '#page/entry/not-found.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { withOwnReview } from './execute-stories.fixtures.tsx';
import { ReviewExecuteScreen } from './review-execute.screen.tsx';
import type { ReviewPageView } from './review-toolbar.tsx';

const meta = {
  title: 'Flows/Reviews/Review Execute',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = FrozenSnapshot<typeof reviewExecuteMachine>;
type Children = NonNullable<Snapshot['children']>;

const textInput = { link: exampleReviewLink, draft: null, clock: exampleClock, report: noReport };

const toForm = ({ forms }: ReviewDetail): Children => ({
  form: {
    state: 'settled',
    input: { ...textInput, forms, drafts: {}, commentsOn: 'all' },
    children: Object.fromEntries(
      listItems(forms.filter(({ isEditable }) => isEditable)).map((item) => [
        getTextName(item.id),
        {
          src: 'answer',
          state: 'unchanged',
          input: { ...textInput, source: toAnswerSource(item) },
        },
      ]),
    ),
  },
});

const screenProps = (view: ReviewPageView = 'forms') => ({
  pdf: frozenActor(reviewPdfMachine, { state: 'resting', input: undefined }),
  view,
  onView: fn(),
  onOpen: fn(),
  notFound: <NotFound onBack={fn()} />,
  renderMeeting: () => null,
  renderEarlier: () => null,
});

interface Shown {
  view?: ReviewPageView;
  detail?: ReviewDetail | null;
  context?: NonNullable<Snapshot['context']>;
  children?: Children;
}

const state = (
  name: string,
  { detail = exampleDetail, context = {}, children = {}, view }: Shown = {},
) => ({
  parameters: { flow: 'review-execute', state: name },
  render: () => (
    <ReviewExecuteScreen
      {...screenProps(view)}
      actor={frozenActor(reviewExecuteMachine, {
        state: name,
        input: {
          cycleId: exampleCycleId,
          stepId: exampleManagerStepId,
          reviewId: exampleReviewId,
          clock: exampleClock,
          drafts: {},
        },
        context: { detail, summary: exampleSummary, ...context },
        children: detail ? { ...toForm(detail), ...children } : {},
      })}
    />
  ),
});

const none: Shown = { detail: null };

export const Opening = state('opening', none);
export const Choosing = state('choosing', none);
export const Selected = state('chosen', none);
export const Loading = state('loading', none);
export const LoadingDisplay = state('loadingDisplay', none);
export const Empty = state('empty', none);
export const NotFoundState = state('notFound', none);
export const Unavailable = state('unavailable', { ...none, context: { cause: 'down' } });
export const Display = state('display', { detail: readOnlyDetail });
export const Writing = state('content.work.writing');
export const ReadOnly = state('content.work.writing', { detail: readOnlyDetail });
export const SentBack = state('content.work.writing', {
  detail: {
    ...exampleDetail,
    review: { ...exampleDetail.review, status: 'Rejected', rejectedReason: 'Name an example.' },
    rejections: [
      {
        rejectedReason: 'Name an example.',
        rejectedByName: 'Hugo Silva',
        rejectedOn: '2026-03-10T09:00:00.000Z',
        stepId: exampleManagerStepId,
        stepName: 'Final review',
      },
      {
        rejectedReason: 'Too short.',
        rejectedByName: 'Hugo Silva',
        rejectedOn: '2026-03-02T09:00:00.000Z',
        stepId: exampleManagerStepId,
        stepName: 'Final review',
      },
    ],
  },
});
const acknowledgedDetail: ReviewDetail = {
  ...deliveredDetail,
  review: {
    ...deliveredDetail.review,
    isReviewAcknowledgeable: false,
    acknowledgedOn: '2026-03-11T08:15:00.000Z',
    acknowledgedComments: 'Thank you for the examples.',
  },
  history: [
    ...deliveredDetail.history,
    {
      on: '2026-03-10T09:30:00.000Z',
      kind: 'Delivered',
      stepName: 'Manager review',
      byName: '',
      reason: '',
    },
    {
      on: '2026-03-11T08:15:00.000Z',
      kind: 'Acknowledged',
      stepName: 'Manager review',
      byName: 'Ben Okafor',
      reason: '',
    },
  ],
};

export const Delivered = state('content.work.writing', { detail: deliveredDetail });
export const AcknowledgedReview = state('content.work.writing', {
  detail: acknowledgedDetail,
  context: { notice: 'acknowledge' },
});
export const History = state('content.work.writing', {
  detail: acknowledgedDetail,
  view: 'history',
});
export const HistoryOfArchived = state('display', { detail: acknowledgedDetail, view: 'history' });
export const Overdue = state('content.work.writing', {
  detail: { ...exampleDetail, review: { ...exampleDetail.review, isOverdue: true } },
});
export const Submitted = state('content.work.writing', {
  detail: readOnlyDetail,
  context: { notice: 'promote' },
});
export const LongTexts = state('content.work.writing', {
  detail: {
    ...exampleDetail,
    review: { ...exampleDetail.review, employeeName: longText, reviewCycleName: longText },
  },
});
export const Dark = { ...state('content.work.writing'), globals: { theme: 'dark' } };
export const Arabic = { ...state('content.work.writing'), globals: { language: 'ar' } };
export const Flushing = state('content.work.flushing');
export const Unsaved = state('content.work.unsaved', { context: { step: 'promote' } });
export const UnsavedLeaving = state('content.work.unsaved', { context: { step: 'leave' } });
export const Selecting = state('content.work.selecting');
export const Promoting = state('content.work.promoting', {
  children: {
    promotion: { state: 'confirming', input: { ...exampleSeen, missing: [], questions: [] } },
  },
});
export const Delivering = state('content.work.delivering', {
  children: { delivery: { state: 'choosing', input: { ...exampleSeen, isDelivered: false } } },
});
export const Rejecting = state('content.work.rejecting', {
  children: { rejection: { state: 'writing', input: exampleSeen } },
});
export const Acknowledging = state('content.work.acknowledging', {
  detail: deliveredDetail,
  children: {
    acknowledgement: { state: 'writing', input: { reviewId: exampleReviewId } },
  },
});
export const Current = state('content.loadedReview.current');
export const Refreshing = state('content.loadedReview.refreshing');
export const Outdated = state('content.loadedReview.outdated', {
  context: { cause: 'unreachable' },
});

function Live({ review }: { review: Review }) {
  const { cycleId, stepId, id: reviewId } = review;
  const actor = useStoryActor(reviewExecuteMachine, {
    input: { cycleId, stepId, reviewId, clock: serverClock, drafts: {} },
  });
  return <ReviewExecuteScreen {...screenProps()} actor={actor} />;
}

/** Ben’s self-assessment: required answers that are missing are named before he submits. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-execute' },
  loaders: [withOwnReview],
  render: (_, { loaded }) => <Live review={loaded['review']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/Select a question/)).toBeVisible();
    const [first] = dialog.getAllByRole('listitem');
    if (!first) throw new Error('Expected a missing answer, found none.');
    await userEvent.click(within(first).getByRole('button'));
    await expect(await canvas.findByRole('button', { name: 'Submit' })).toBeVisible();
  }),
};
