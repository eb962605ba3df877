import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { meetingWorkMachine } from '#machines/reviews/meetings/actions/meeting-work.machine.ts';
import {
  closedMeeting,
  exampleAction,
  noReport,
  startedMeeting,
} from '#machines/reviews/meetings/meeting.fixtures.ts';
import { listActions, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { Work } from './meeting-work.tsx';

const meta = {
  title: 'Flows/Reviews/Meeting Work',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Children = NonNullable<FrozenSnapshot<typeof meetingWorkMachine>['children']>;

const clock = { now: () => Date.parse('2026-03-25T09:42:00.000Z') };
const report = { send: () => undefined };

const getParts = (meeting: ReviewMeeting): Children => ({
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
});

interface Shown {
  meeting?: ReviewMeeting;
  children?: Children;
  isDeleted?: boolean;
}

const state = (
  name: string,
  { meeting = startedMeeting, children = {}, isDeleted = false }: Shown = {},
) => ({
  parameters: { flow: 'meeting-work', state: name },
  render: () => {
    const actor = frozenActor(meetingWorkMachine, {
      state: name,
      input: { meeting, notesDraft: null, clock, report },
      context: { isDeleted },
      children: { ...getParts(meeting), ...children },
    });
    return (
      <>
        <StateCard machine={meetingWorkMachine} actor={actor} />
        <Work actor={actor} clock={clock} />
      </>
    );
  },
});

export const Present = state('presence.present');
export const Removed = state('presence.removed', { isDeleted: true });
export const Listing = state('actions.listing');
export const NoItems = state('actions.listing', {
  meeting: { ...startedMeeting, reviewMeetingActionItems: [] },
});
/** Action items are completed also after the close. */
export const ClosedMeeting = state('actions.listing', { meeting: closedMeeting });
export const Writing = state('actions.writing', {
  children: {
    action: { state: 'editing.filling', input: { parentId: 'meeting', part: exampleAction } },
  },
});
export const Deleting = state('actions.deleting', {
  children: { actionDeletion: { state: 'confirming', input: { part: exampleAction } } },
});

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const input = { meeting, notesDraft: null, clock, report };
  return <Work actor={useStoryActor(meetingWorkMachine, { input })} clock={clock} />;
}

/** An action item is completed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-work' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Agree on the goals' }));
    await waitFor(async () => {
      await expect((await listActions(reviewId))[0]?.isCompleted).toBe(true);
    });
  }),
};
