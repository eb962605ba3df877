import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  closedMeeting,
  endedMeeting,
  exampleHead,
  exampleReviewId,
  noReport,
  plannedMeeting,
  startedMeeting,
  toParticipantView,
} from '#machines/reviews/meetings/meeting.fixtures.ts';
import { findReviewWithoutMeeting, planMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { reviewMeetingMachine } from '#machines/reviews/meetings/review-meeting.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ReviewMeetingScreen } from './review-meeting.screen.tsx';

const meta = {
  title: 'Flows/Reviews/Review Meeting',
  tags: ['autodocs'],
  decorators: [withRights(['reviews.basic', 'cycle.manageReviewMeeting'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = FrozenSnapshot<typeof reviewMeetingMachine>;
type Children = NonNullable<Snapshot['children']>;

const clock = { now: () => Date.parse('2026-03-25T09:42:00.000Z') };
const report = { send: () => undefined };
const input = {
  reviewId: exampleReviewId,
  canManage: true,
  timeZone: 'Europe/Berlin',
  notesDraft: null,
  clock,
};
const getWork = (meeting: ReviewMeeting): Children => ({
  work: {
    state: 'actions.listing',
    input: { meeting, notesDraft: null, clock, report },
    children: {
      ticks: { state: 'resting', input: { report: noReport } },
      notes: {
        state: 'unchanged',
        input: {
          link: { reviewId: meeting.reviewId, stepId: '' },
          source: {
            id: meeting.id,
            answerId: meeting.reviewId,
            isEditable: meeting.canPerformNotesOperation,
            isRequired: false,
            text: meeting.reviewMeetingNotes,
            version: meeting.version,
          },
          draft: null,
          clock,
          report,
        },
      },
    },
  },
});

interface Shown {
  meeting?: ReviewMeeting | null;
  context?: Snapshot['context'];
  children?: Children;
}

const state = (name: string, { meeting = plannedMeeting, context, children }: Shown = {}) => ({
  parameters: { flow: 'review-meeting', state: name },
  render: () => (
    <ReviewMeetingScreen
      clock={clock}
      actor={frozenActor(reviewMeetingMachine, {
        state: name,
        input,
        context: { meeting, ...context },
        children: {
          ...(name.startsWith('content') && { calendar: { state: 'resting', input: undefined } }),
          ...(meeting?.canShowNotes === true && getWork(meeting)),
          ...children,
        },
      })}
    />
  ),
});

const none: Shown = { meeting: null };

export const Loading = state('loading', none);
export const Showing = state('content.meeting.showing');
export const None = state('content.meeting.none', none);
/** Nobody plans the meeting about their own review. */
export const OwnReview = state('content.meeting.none', {
  meeting: null,
  context: { managementBlock: 'OwnReview' },
});
export const Created = state('content.meeting.created');
export const Started = state('content.meeting.started', { meeting: startedMeeting });
export const Ended = state('content.meeting.ended', { meeting: endedMeeting });
export const Closed = state('content.meeting.closed', { meeting: closedMeeting });
/** A participant without the right to manage meetings sees why. */
export const Participant: Story = {
  ...state('content.meeting.started', { meeting: toParticipantView(startedMeeting) }),
  decorators: [withRights(['reviews.basic'])],
};
export const LongTexts = state('content.meeting.created', {
  meeting: { ...plannedMeeting, reviewMeetingName: longText, reviewMeetingLocation: longText },
});
export const NoWork = state('content.work.hidden');
export const WithWork = state('content.work.shown', { meeting: startedMeeting });
export const Current = state('content.record.current');
export const Refreshing = state('content.record.refreshing');
export const Outdated = state('content.record.outdated', { context: { cause: 'down' } });
export const Lost = state('content.record.lost', { meeting: startedMeeting });
export const NoDialog = state('content.dialog.closed');
export const Preparing = state('content.dialog.preparing', none);
export const Filling = state('content.dialog.filling', {
  context: { head: exampleHead },
  children: {
    form: { state: 'editing.filling', input: { parentId: exampleReviewId, part: exampleHead } },
  },
});
export const Deleting = state('content.dialog.deleting', {
  children: { deletion: { state: 'confirming', input: { part: plannedMeeting } } },
});
export const Starting = state('content.dialog.starting');
export const Ending = state('content.dialog.ending', { meeting: startedMeeting });
export const ConfirmingClose = state('content.dialog.confirmingClose', { meeting: endedMeeting });
export const Closing = state('content.dialog.closing', { meeting: endedMeeting });
export const Unavailable = state('unavailable', { meeting: null, context: { cause: 'down' } });
export const NotFound = state('notFound', none);

const withMeeting = avaKnowing(async () => {
  const reviewId = await findReviewWithoutMeeting();
  await planMeeting(reviewId);
  return { reviewId };
});

function Live({ reviewId }: { reviewId: string }) {
  const actor = useStoryActor(reviewMeetingMachine, { input: { ...input, reviewId } });
  return <ReviewMeetingScreen actor={actor} clock={clock} />;
}

/** A meeting is started, ended and closed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'review-meeting' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live reviewId={loaded['reviewId']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start meeting' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Agreed.');
    await userEvent.click(await canvas.findByRole('button', { name: 'End meeting' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Close meeting' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Closed')).toBeVisible();
    await expect(await canvas.findByText('Agreed.')).toBeVisible();
  }),
};
