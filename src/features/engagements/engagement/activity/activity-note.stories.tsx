import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { activityNoteMachine } from '#machines/engagements/engagement/activity/activity-note.machine.ts';
import { emptyNote } from '#machines/engagements/engagement/activity/activity-part.ts';
import {
  exampleDetail,
  exampleNote,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { NoteForm } from './activity-notes.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Activity Note',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(activityNoteMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleNote,
  typed: { notes: 'Two workshops are enough.' },
  render: (actor) => <NoteForm actor={actor} stored={null} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { notes: 'Two workshops are enough.' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
/** The note of the other user is shown, to be copied before it is overwritten. */
export const StaleWithTheirs: Story = {
  ...partStories(activityNoteMachine, {
    parentId: exampleDetail.engagement.id,
    part: exampleNote,
    typed: { notes: 'Two workshops are enough.' },
    render: (actor) => (
      <NoteForm actor={actor} stored={{ ...exampleNote, notes: 'Three workshops.', version: 9 }} />
    ),
  })('editing.stale'),
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.getByText('Three workshops.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy their note' })).toBeVisible();
  }),
};
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', { part: null, form: emptyNote, base: emptyNote });

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const parentId = engagement.stages[0]?.activities[0]?.activityId ?? '';
  const input = { parentId, part: null };
  return <NoteForm actor={useStoryActor(activityNoteMachine, { input })} stored={null} />;
}

/** Someone else writes the note first: the form says who, and what is typed stays. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'activity-note' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const activityId = engagement.stages[0]?.activities[0]?.activityId ?? '';
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Mine');
    await api.saveEngagementActivityNote({
      body: { id: crypto.randomUUID(), activityId, notes: 'Theirs' },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Ava Stone/)).toBeVisible();
    await expect(field).toHaveValue('Mine');
  }),
};
