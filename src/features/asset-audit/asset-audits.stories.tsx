import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { exampleAudit, finishedAudit } from '#machines/asset-audit/asset-audit.fixtures.ts';
import { assetAuditsMachine } from '#machines/asset-audit/asset-audits.machine.ts';
import { auditRights, AuditsOfStory } from './asset-audit.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';

const rows = [exampleAudit, finishedAudit, { ...finishedAudit, id: 'long', name: longText }];
const { state, Live } = listStories(assetAuditsMachine, AuditsOfStory, rows);

const meta = {
  title: 'Flows/Asset Audit/Asset Audits',
  tags: ['autodocs'],
  decorators: [withRights(auditRights), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords: Story = {
  ...state('shown', { rows: [] }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(
      canvas,
      'No audits yet. An audit checks what’s at a location and shows what’s missing.',
      { role: 'button', name: 'Start an audit' },
    ),
  ),
};
/** A user with read access only gets no controls for changes. */
export const ReadOnly = {
  ...state('shown'),
  decorators: [withRights(['assetManager.basic']), withRouter],
};
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');
export const ConfirmingGiveUp = state('confirmingDelete');
export const ConfirmingDelete = state('confirmingDelete', { rows, selected: finishedAudit });
export const Deleting = state('deleting');

/** By keyboard: the open round is canceled, after a confirmation. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'asset-audits' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Branch office, yearly' });
    canvas.getByRole('button', { name: /^Cancel audit/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: /^Cancel audit/ });
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Branch office, yearly' })).toBeNull(),
    );
  }),
};
