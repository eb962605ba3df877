import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { activityTicksMachine } from '#machines/engagements/engagement/activity/activity-ticks.machine.ts';
import { engagementActivityMachine } from '#machines/engagements/engagement/activity/engagement-activity.machine.ts';
import {
  exampleActivity,
  exampleAction,
  noReport,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { Activity, EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStoryEngagement } from '../../engagements.fixtures.tsx';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { ActionItems } from './activity-action-items.tsx';

const meta = {
  title: 'Flows/Engagements/Activity Ticks',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { id, activityId } = exampleAction;
const createActivity = () =>
  frozenActor(engagementActivityMachine, {
    state: 'presence.present',
    input: { activity: exampleActivity, report: noReport },
  });

const state = (name: string) => ({
  parameters: { flow: 'activity-ticks', state: name },
  render: () => {
    const ticks = name === 'saving' ? [{ id, activityId, isDone: true }] : [];
    const actor = frozenActor(activityTicksMachine, {
      state: name,
      input: { report: noReport },
      context: { ticks },
    });
    return (
      <>
        <StateCard machine={activityTicksMachine} actor={actor} />
        <ActionItems
          actor={createActivity()}
          ticks={actor}
          actions={exampleActivity.actions}
          blocked={null}
        />
      </>
    );
  },
});

export const Resting = state('resting');
export const Saving = state('saving');

function Live({ shown }: { shown: Activity }) {
  const ticks = useStoryActor(activityTicksMachine, { input: { report: noReport } });
  const [activity] = useState(createActivity);
  return <ActionItems actor={activity} ticks={ticks} actions={shown.actions} blocked={null} />;
}

const withAction = avaKnowing(async () => {
  const { engagement } = await createStoryEngagement();
  const [shown] = engagement.stages[0]?.activities ?? [];
  const body = { id: crypto.randomUUID(), activityId: shown?.activityId ?? '', action: 'Book it' };
  await api.saveEngagementActivityAction({ body });
  return { detail: await api.getEngagement({ path: { id: engagement.id } }) };
});

/** A tick is saved without the text, which someone else may be changing. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'activity-ticks' },
  loaders: [withAction],
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const [shown] = engagement.stages[0]?.activities ?? [];
    return shown ? <Live shown={shown} /> : <></>;
  },
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Book it' }));
    await waitFor(async () => {
      const stored = await api.getEngagement({ path: { id: engagement.id } });
      await expect(stored.engagement.stages[0]?.activities[0]?.actions[0]).toMatchObject({
        action: 'Book it',
        isDone: true,
      });
    });
  }),
};
