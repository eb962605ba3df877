import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  exampleAudit,
  foundAsset,
  missingAsset,
  unexpectedAsset,
} from '#machines/asset-audit/asset-audit.fixtures.ts';
import type { AuditedAsset } from '#machines/asset-audit/asset-audit.ts';
import { auditedAssetsMachine } from '#machines/asset-audit/audited-assets.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { auditRights, createStaticRound, useStoryAuditTicks } from './asset-audit.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { createStaticListState } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AuditedList } from './audited-list.tsx';

const rows: readonly AuditedAsset[] = [
  unexpectedAsset,
  missingAsset,
  foundAsset,
  {
    ...unexpectedAsset,
    assetId: 'long',
    assetCode: 'AS-PRJ-0009',
    name: longText,
    note: longText,
    reason: 'Elsewhere',
    holderName: '',
  },
];
const shown = { rows, total: 4, shownSearch: firstPage };
const StaticScreen = (props: ListScreenProps<AuditedAsset>) => (
  <AuditedList
    {...props}
    audit={exampleAudit}
    ticks={createStaticRound().ticks}
    isTicking={false}
    onNote={fn()}
  />
);
const { state } = listStories(auditedAssetsMachine, StaticScreen, rows);

const meta = {
  title: 'Flows/Asset Audit/Audited Assets',
  tags: ['autodocs'],
  decorators: [withRights(auditRights), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

function Live() {
  const ticks = useStoryAuditTicks();
  const actor = useStoryActor(auditedAssetsMachine, {
    input: { search: firstPage, parentId: exampleAudit.id },
  });
  useEmitted(ticks, { 'round.ticked': () => actor.send({ type: 'rows.changed' }) });
  return (
    <AuditedList
      {...createStaticListState()}
      actor={actor}
      audit={exampleAudit}
      ticks={ticks}
      isTicking={false}
      onNote={fn()}
    />
  );
}

/** An asset is ticked by hand, and the tick is removed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'audited-assets' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const [tick] = await canvas.findAllByRole('button', { name: /^Mark .*as found/ });
    const code = tick?.getAttribute('aria-label')?.replace(/^Mark (.*) as found$/, '$1') ?? '';
    tick?.focus();
    await userEvent.keyboard('{Enter}');
    const untick = await canvas.findByRole('button', { name: `Mark ${code} as not found` });
    untick.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: `Mark ${code} as found` })).not.toBeNull(),
    );
  }),
};
