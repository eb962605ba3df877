import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, expect, screen, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { emptyAction, emptyDoc } from '#machines/engagements/engagement/activity/activity-part.ts';
import {
  engagementActivityMachine,
  type ActivityWriteEvent,
} from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import {
  bareActivity,
  doneActivity,
  exampleActivity,
  exampleNote,
  exampleStage,
  noReport,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { Activity, EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { longText } from '#stories/fixtures/fixtures.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { ActivityCard } from './activity-card.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Activity',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Children = NonNullable<FrozenSnapshot<typeof engagementActivityMachine>['children']>;

const handlers = { onEdit: fn(), onRemove: fn(), onMove: fn(), onMoving: fn(), isMoving: false };
const ticks = { state: 'resting', input: { report: noReport } };
const { activityId: parentId } = exampleActivity;

interface Shown {
  activity?: Activity;
  children?: Children;
  blocked?: string | null;
  drafts?: readonly ActivityWriteEvent[];
}

const state = (
  name: string,
  { activity = exampleActivity, children = {}, blocked = null, drafts = [] }: Shown = {},
) => ({
  parameters: { flow: 'engagement-activity', state: name },
  render: () => {
    const actor = frozenActor(engagementActivityMachine, {
      state: name,
      input: { activity, report: noReport },
      children: { ticks, ...children },
      context: { drafts },
    });
    return (
      <>
        <StateCard machine={engagementActivityMachine} actor={actor} />
        <ul style={{ padding: 0, margin: 0, listStyle: 'none' }}>
          <ActivityCard
            {...handlers}
            actor={actor}
            order={null}
            blocked={blocked}
            otherStages={[exampleStage]}
          />
        </ul>
      </>
    );
  },
});

export const NotDone = state('completion.notDone');
export const Bare = state('completion.notDone', { activity: bareActivity });
export const Done = state('completion.done', { activity: doneActivity });
export const Completing = state('completion.completing');
export const Reopening = state('completion.reopening', { activity: doneActivity });
export const Checking = state('completion.checking');
export const Reading = state('note.reading');
export const Writing = state('note.writing', {
  children: { note: { state: 'editing.filling', input: { parentId, part: exampleNote } } },
});
export const DocsListed = state('doc.listing');
export const DocWritten = state('doc.writing', {
  children: {
    doc: {
      state: 'editing.filling',
      input: { parentId, part: null },
      context: { form: emptyDoc },
    },
  },
});
export const ActionsListed = state('action.listing');
export const ActionWritten = state('action.writing', {
  children: {
    action: {
      state: 'editing.filling',
      input: { parentId, part: null },
      context: { form: emptyAction },
    },
  },
});
export const NothingRemoved = state('removal.closed');
export const Removing = state('removal.open', {
  children: {
    removal: { state: 'confirming', input: { part: { kind: 'doc', id: 'd', name: 'Agenda' } } },
  },
});
export const Present = state('presence.present');
export const Removed = state('presence.removed');
/** A reader sees why nothing can be changed. */
export const ReadOnly = state('completion.notDone', {
  blocked: 'You need the right “Engagements, edit”.',
});
export const LongTexts = state('completion.notDone', {
  activity: {
    ...exampleActivity,
    activityDesc: longText,
    notes: { ...exampleNote, notes: longText.repeat(4) },
  },
});
/** Input of before a reload is marked: its form offers it. */
export const Drafted = state('completion.notDone', {
  drafts: [{ type: 'note.write' }, { type: 'doc.write', doc: null }],
});
export const Arabic = { ...state('completion.notDone'), globals: { language: 'ar' } };
export const Dark = { ...state('completion.notDone'), globals: { theme: 'dark' } };

function Live({ activity }: { activity: Activity }) {
  const actor = useStoryActor(engagementActivityMachine, { input: { activity, report: noReport } });
  const [isMoving, setMoving] = useState(false);
  return (
    <ul style={{ padding: 0, margin: 0, listStyle: 'none' }}>
      <ActivityCard
        {...handlers}
        isMoving={isMoving}
        onMoving={setMoving}
        actor={actor}
        order={null}
        blocked={null}
        otherStages={[exampleStage]}
      />
    </ul>
  );
}

/** Marked as complete by the menu: the prompt is hidden, and comes back. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-activity' },
  loaders: [withEngagement],
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const [activity] = engagement.stages[0]?.activities ?? [];
    return activity ? <Live activity={activity} /> : <></>;
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { id }: EngagementDetail['engagement'] = loaded['detail'].engagement;
    await expect(canvas.getByText('Notes have not been added yet.')).toBeVisible();
    const actions = canvas.getByRole('button', { name: /^Actions for/ });
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as Complete' }));
    await expect(await canvas.findByText('Ava Stone')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add Notes' })).toBeNull();
    const stored = await api.getEngagement({ path: { id } });
    await expect(stored.engagement.stages[0]?.activities[0]?.isDone).toBe(true);
    await userEvent.click(actions);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mark as In-Complete' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Notes' })).toBeVisible());
  }),
};

/** What closes leaves the focus where it was opened, and what is typed is not lost by Escape. */
export const LeavesForms: Story = {
  parameters: { flow: 'engagement-activity' },
  loaders: [withEngagement],
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const [activity] = engagement.stages[0]?.activities ?? [];
    return activity ? <Live activity={activity} /> : <></>;
  },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const hasFocus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Add Notes' }));
    await userEvent.keyboard('{Escape}');
    await hasFocus('Add Notes');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Notes' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Two workshops');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('Two workshops');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await hasFocus('Add Notes');
  }),
};
