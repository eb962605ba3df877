import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { activityActionMachine } from '#machines/engagements/engagement/activity/activity-action.machine.ts';
import { emptyAction } from '#machines/engagements/engagement/activity/activity-part.ts';
import {
  exampleDetail,
  exampleAction,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { ActionForm } from './activity-action-items.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Activity Action',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(activityActionMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleAction,
  typed: { action: 'Book two rooms' },
  render: (actor) => <ActionForm actor={actor} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { action: 'Book two rooms' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', { part: null, form: emptyAction, base: emptyAction });

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const parentId = engagement.stages[0]?.activities[0]?.activityId ?? '';
  const input = { parentId, part: null };
  return <ActionForm actor={useStoryActor(activityActionMachine, { input })} />;
}

/** Enter saves the action item once, however often it is pressed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'activity-action' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { id }: EngagementDetail['engagement'] = loaded['detail'].engagement;
    const field = canvas.getByRole('textbox', { name: /^Action item/ });
    await userEvent.type(field, 'Book a room{Enter}{Enter}');
    await waitFor(async () => {
      const { engagement } = await api.getEngagement({ path: { id } });
      await expect(engagement.stages[0]?.activities[0]?.actions).toHaveLength(1);
    });
  }),
};
