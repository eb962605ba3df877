import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementActivityFormMachine } from '#machines/engagements/engagement/activity/engagement-activity-form.machine.ts';
import {
  emptyActivity,
  toActivityForm,
  toActivityParent,
} from '#machines/engagements/engagement/activity/engagement-activity-form.ts';
import {
  exampleActivity,
  exampleDetail,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { ActivityDialog } from './activity-dialog.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Engagement Activity Form',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(engagementActivityFormMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleActivity,
  typed: { ...toActivityForm(exampleActivity), actuals: '12' },
  render: (actor) => <ActivityDialog actor={actor} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { ...toActivityForm(exampleActivity), actuals: '12' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', {
  part: null,
  form: emptyActivity,
  base: emptyActivity,
});
export const WithErrors = state('editing.filling', {
  form: { ...toActivityForm(exampleActivity), baseline: '1234.5' },
  errors: { baseline: { rule: 'max', values: { max: 5 } } },
});

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const [stage] = engagement.stages;
  const parentId = toActivityParent({
    engagementId: engagement.id,
    stageId: stage?.stageId ?? '',
  });
  const input = { parentId, part: stage?.activities[0] ?? null };
  return <ActivityDialog actor={useStoryActor(engagementActivityFormMachine, { input })} />;
}

/** The stage is removed by someone else while its activity is edited: what is typed stays. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-activity-form' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Activity' }));
    const field = dialog.getByRole('textbox', { name: /^Description/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' again');
    await api.deleteEngagementStage({ path: { stageId: engagement.stages[0]?.stageId ?? '' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save as new' }));
    await expect(await dialog.findByText(/not found/)).toBeVisible();
    await expect(field).toHaveValue('Hold the workshop again');
  }),
};
