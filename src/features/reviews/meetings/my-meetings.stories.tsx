import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  exampleMyAction,
  exampleMyMeetings,
  noMeetings,
  noReport,
} from '#machines/reviews/meetings/meeting.fixtures.ts';
import { addAction, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import { myMeetingsMachine } from '#machines/reviews/meetings/my-meetings.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { MyMeetingsScreen } from './my-meetings.screen.tsx';

const meta = {
  title: 'Flows/Reviews/My Meetings',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Snapshot = FrozenSnapshot<typeof myMeetingsMachine>;

const props = { onFilter: fn(), onOpen: fn() };
const { id, description } = exampleMyAction;
const tick = { id, description, isCompleted: true };
const undo = { tick, steps: [{ ...tick, isCompleted: false }] };

const state = (
  name: string,
  context: Snapshot['context'] = {},
  children: Snapshot['children'] = {},
) => ({
  parameters: { flow: 'my-meetings', state: name },
  render: () => (
    <MyMeetingsScreen
      {...props}
      actor={frozenActor(myMeetingsMachine, {
        state: name,
        input: { actionItems: 'open' },
        context: { content: exampleMyMeetings, ...context },
        children: name.startsWith('content')
          ? {
              ticks: { state: 'resting', input: { report: noReport } },
              calendar: { state: 'resting', input: undefined },
              ...children,
            }
          : {},
      })}
    />
  ),
});

const unread = { content: null };

export const Loading = state('loading', unread);
export const Current = state('content.record.current');
export const Empty = state('content.record.current', { content: noMeetings });
export const MoreThanShown = state('content.record.current', {
  content: { ...exampleMyMeetings, pastMeetingCount: 80, actionItemCount: 120 },
});
export const LongTexts = state('content.record.current', {
  content: {
    ...exampleMyMeetings,
    upcomingMeetings: exampleMyMeetings.upcomingMeetings.map((meeting) => ({
      ...meeting,
      reviewMeetingName: longText,
      employeeName: longText,
    })),
    actionItems: [{ ...exampleMyAction, description: longText }],
  },
});
export const Refreshing = state('content.record.refreshing');
export const Outdated = state('content.record.outdated', { cause: 'unreachable' });
export const NothingToUndo = state('content.undo.none');
const offer = { undo: { state: 'passing', input: { undo } } };
export const Offered = state('content.undo.offered', { undone: undo }, offer);
export const Unavailable = state('unavailable', { ...unread, cause: 'down' });

const withAction = avaKnowing(async () => {
  const { id: meetingId, reviewParticipants } = await startNewMeeting();
  const [organizer] = reviewParticipants;
  await addAction(meetingId, 'Book a room', '2026-12-01', organizer?.participantId ?? '');
  return {};
});

function Live() {
  const actor = useStoryActor(myMeetingsMachine, { input: { actionItems: 'open' } });
  return <MyMeetingsScreen {...props} actor={actor} />;
}

/** An action item is completed, and the tick is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'my-meetings' },
  loaders: [withAction],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Book a room' }));
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: 'Book a room' })).not.toBeInTheDocument(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Book a room' })).toBeVisible();
  }),
};
