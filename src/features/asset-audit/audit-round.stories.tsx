import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  exampleAudit,
  exampleRound,
  finishedRound,
} from '#machines/asset-audit/asset-audit.fixtures.ts';
import {
  auditRoundMachine,
  type AuditRoundContext,
} from '#machines/asset-audit/audit-round.machine.ts';
import { auditRights, createStaticRound, useStoryAuditRound } from './asset-audit.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { auditTicksMachine } from '#machines/asset-audit/audit-ticks.machine.ts';
import { auditedAssetsMachine } from '#machines/asset-audit/audited-assets.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { retried, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AuditRoundScreen } from './audit-round.screen.tsx';

const input = { auditId: exampleAudit.id };

const meta = {
  title: 'Flows/Asset Audit/Audit Round',
  tags: ['autodocs'],
  decorators: [withRights(auditRights), withRouter],
  args: { context: { round: exampleRound } },
  render: ({ context }, { parameters: { state } }) => (
    <AuditRoundScreen
      {...createStaticRound()}
      onRetry={fn()}
      round={frozenActor(auditRoundMachine, { state, input, context })}
    />
  ),
} satisfies Meta<{ context: Partial<AuditRoundContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const unread = { context: { round: null } };
const resting = { flow: 'audit-round', state: 'shown.resting' };

export const Loading: Story = {
  parameters: { flow: 'audit-round', state: 'loading' },
  args: unread,
};
export const Resting: Story = { parameters: { flow: 'audit-round', state: 'shown.resting' } };
export const Finished: Story = {
  parameters: resting,
  args: { context: { round: finishedRound } },
};
/** Nothing is missing, and there is nothing to move. */
export const AllFound: Story = {
  parameters: resting,
  args: { context: { round: { ...finishedRound, missingAssetIds: [], strayAssetIds: [] } } },
};
export const NoExpectedAssets: Story = {
  parameters: resting,
  args: {
    context: {
      round: {
        ...exampleRound,
        assetAudit: { ...exampleAudit, expectedCount: 0, foundCount: 0, missingCount: 0 },
      },
    },
  },
};
/** A user with read access only cannot tick assets. */
export const ReadOnly: Story = {
  parameters: resting,
  decorators: [withRights(['assetManager.basic']), withRouter],
};
export const Refreshing: Story = {
  parameters: { flow: 'audit-round', state: 'shown.refreshing' },
};
export const ConfirmingFinish: Story = { parameters: { flow: 'audit-round', state: 'confirming' } };
export const ConfirmingGiveUp: Story = {
  parameters: { flow: 'audit-round', state: 'confirming' },
  args: { context: { round: exampleRound, action: 'giveUp' } },
};
export const ConfirmingMove: Story = {
  parameters: { flow: 'audit-round', state: 'confirming' },
  args: { context: { round: finishedRound, action: 'move' } },
};
export const Doing: Story = { parameters: { flow: 'audit-round', state: 'doing' } };
export const Abandoned: Story = { parameters: { flow: 'audit-round', state: 'abandoned' } };
export const NotFound: Story = {
  parameters: { flow: 'audit-round', state: 'notFound' },
  args: unread,
};
export const Unavailable: Story = {
  parameters: { flow: 'audit-round', state: 'unavailable' },
  args: unread,
};

const Live = retried(({ onRetry }) => {
  const screenProps = useStoryAuditRound();
  const round = useStoryActor(auditRoundMachine, { input });
  const ticks = useCompanion(round, auditTicksMachine);
  const actor = useCompanion(round, auditedAssetsMachine);
  return (
    <AuditRoundScreen
      {...screenProps}
      round={round}
      ticks={ticks}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

/** Loads at the second attempt; then the round is finished, after a confirmation. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audit-round' },
  loaders: [loadWorld('ines', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const finish = await canvas.findByRole('button', { name: 'Finish audit' });
    await userEvent.click(finish);
    const question = await screen.findByRole('alertdialog', { name: 'Finish audit?' });
    await expect(question).toHaveTextContent('4 assets are missing.');
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await expect(
      await canvas.findByRole('button', { name: 'Move unexpected assets here' }),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button disappears, and the focus moves to the table.
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Assets in this audit' })).toHaveFocus(),
    );
  }),
};
