import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementFormMachine } from '#machines/engagements/engagement/engagement-form.machine.ts';
import {
  emptyEngagement,
  toEngagementForm,
} from '#machines/engagements/engagement/engagement-form.ts';
import {
  exampleDetail,
  exampleHead,
  projectTypes,
} from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { EngagementDialog } from './engagement-dialog.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../engagements.fixtures.tsx';
import { partStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

const meta = {
  title: 'Flows/Engagements/Engagement Form',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.edit', 'clients.basic'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = partStories(engagementFormMachine, {
  parentId: exampleDetail.engagement.id,
  part: exampleHead,
  typed: { ...toEngagementForm(exampleHead), name: 'Harbour portal 2' },
  render: (actor) => <EngagementDialog actor={actor} projectTypes={projectTypes} />,
});

export const Filling = state('editing.filling');
export const Failed = state('editing.filling', {
  form: { ...toEngagementForm(exampleHead), name: 'Harbour portal 2' },
  failure: { kind: 'unreachable', message: '' },
});
export const Stale = state('editing.stale');
export const Deleted = state('editing.deleted');
export const ParentDeleted = state('editing.parentDeleted');
export const Saving = state('saving');
export const Saved = state('saved');
export const Closed = state('closed');
/** Save is blocked, and says why. */
export const WithoutType = state('editing.filling', { form: emptyEngagement });
export const WithErrors = state('editing.filling', {
  form: { ...toEngagementForm(exampleHead), name: '', createdOn: null },
  errors: { name: { rule: 'required' }, createdOn: { rule: 'required' } },
});
export const Copy = state('editing.filling', { part: { ...exampleHead, copyId: 'copy' } });
export const Arabic = { ...state('editing.filling'), globals: { language: 'ar' } };

function Live({ detail }: { detail: EngagementDetail }) {
  const { id } = detail.engagement;
  const input = { parentId: id, part: { ...detail.engagement, copyId: null } };
  return (
    <EngagementDialog
      actor={useStoryActor(engagementFormMachine, { input })}
      projectTypes={detail.projectTypes}
    />
  );
}

/** Someone else changes the name first; Ava sees it, and saves anyway. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-form' },
  loaders: [withEngagement],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    const { id, prospectName, projectTypeId, createdOn, createdOnAsInputString } = engagement;
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Engagement' }));
    const field = dialog.getByRole('textbox', { name: /^Name\b(?! of)/ });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, ' 2');
    await api.updateEngagement({
      body: { id, name: 'Renamed', prospectName, projectTypeId, createdOn, createdOnAsInputString },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = await api.getEngagement({ path: { id } });
    await expect(saved.engagement.name).toBe('Harbour portal 2');
  }),
};
