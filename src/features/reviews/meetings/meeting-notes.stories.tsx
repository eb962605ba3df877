import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { meetingNotesMachine } from '#machines/reviews/meetings/meeting-notes.machine.ts';
import { getMeeting, startNewMeeting } from '#machines/reviews/meetings/meeting.suite.ts';
import { startedMeeting } from '#machines/reviews/meetings/meeting.fixtures.ts';
import type { ReviewMeeting } from '#machines/reviews/meetings/meeting.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { MeetingNotes } from './meeting-notes.tsx';

const meta = {
  title: 'Flows/Reviews/Meeting Notes',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.parse('2026-03-12T09:42:00.000Z');

const toInput = (meeting: ReviewMeeting) => ({
  link: { reviewId: meeting.reviewId, stepId: '' },
  source: {
    id: meeting.id,
    answerId: meeting.reviewId,
    isEditable: true,
    isRequired: false,
    text: meeting.reviewMeetingNotes,
    version: meeting.version,
  },
  draft: null,
  clock: { now: () => now },
  report: { send: () => undefined },
});

type Context = NonNullable<FrozenSnapshot<typeof meetingNotesMachine>['context']>;

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'meeting-notes', state: name },
  render: () => {
    const actor = frozenActor(meetingNotesMachine, {
      state: name,
      input: toInput(startedMeeting),
      context,
    });
    return (
      <>
        <StateCard machine={meetingNotesMachine} actor={actor} />
        <MeetingNotes actor={actor} />
      </>
    );
  },
});

const typed = { text: 'Ben will lead the next two releases.' };

export const Checking = state('checking');
export const Unchanged = state('unchanged');
export const ReadOnly = state('unchanged', { isEditable: false });
export const Typing = state('typing', typed);
export const Saving = state('saving', typed);
export const Saved = state('saved', { ...typed, savedAt: now });
export const Rejected = state('rejected', {
  ...typed,
  error: { rule: 'max', values: { max: 5000 } },
});
export const Comparing = state('comparing', typed);
export const Conflict = state('conflict', {
  ...typed,
  theirs: { text: 'Grace will lead the next release.', version: 4 },
});
export const Waiting = state('waiting', typed);
export const Denied = state('denied', {
  ...typed,
  isEditable: false,
  denial: 'The meeting is closed.',
});

const withMeeting = avaKnowing(async () => ({ meeting: await startNewMeeting() }));

function Live({ meeting }: { meeting: ReviewMeeting }) {
  const actor = useStoryActor(meetingNotesMachine, { input: toInput(meeting) });
  return <MeetingNotes actor={actor} />;
}

/** The server is away at first: the notes stay on this device, and are sent again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'meeting-notes' },
  loaders: [withMeeting],
  render: (_, { loaded }) => <Live meeting={loaded['meeting']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const { reviewId }: ReviewMeeting = loaded['meeting'];
    setScenario('server-down');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Notes' }), 'Goals agreed.');
    await userEvent.tab();
    await expect(await canvas.findByText('Saved on this device')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Saved \d/)).toBeVisible();
    await expect((await getMeeting(reviewId)).reviewMeetingNotes).toBe('Goals agreed.');
  }),
};
