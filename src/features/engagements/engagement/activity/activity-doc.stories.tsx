import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { activityDocMachine } from '#machines/engagements/engagement/activity/activity-doc.machine.ts';
import { emptyDoc } from '#machines/engagements/engagement/activity/activity-part.ts';
import { exampleDetail, exampleDoc } from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { DocForm } from './activity-docs.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Activity Doc',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(activityDocMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleDoc,
  typed: { description: 'Agenda', url: 'https://files.example.com/agenda-2' },
  render: (actor) => <DocForm actor={actor} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { description: 'Agenda', url: 'https://files.example.com/agenda-2' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
export const New = state('editing.filling', { part: null, form: emptyDoc, base: emptyDoc });

function Live({ detail: { engagement } }: { detail: EngagementDetail }) {
  const parentId = engagement.stages[0]?.activities[0]?.activityId ?? '';
  const input = { parentId, part: null };
  return <DocForm actor={useStoryActor(activityDocMachine, { input })} />;
}

/** An address that is none is not sent; Enter saves the corrected one. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'activity-doc' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { id }: EngagementDetail['engagement'] = loaded['detail'].engagement;
    await userEvent.type(canvas.getByRole('textbox', { name: /^Description/ }), 'Plan');
    const url = canvas.getByRole('textbox', { name: /^URL/ });
    await userEvent.type(url, 'ftp://plan{Enter}');
    await expect(url).toBeInvalid();
    await userEvent.clear(url);
    await userEvent.type(url, 'https://files.example.com/plan{Enter}');
    await waitFor(async () => {
      const { engagement } = await api.getEngagement({ path: { id } });
      await expect(engagement.stages[0]?.activities[0]?.docs).toHaveLength(1);
    });
  }),
};
