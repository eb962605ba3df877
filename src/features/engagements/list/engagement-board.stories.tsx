import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import {
  exampleColumns,
  examplePreview,
} from '#machines/engagements/list/board/engagement-board.fixtures.ts';
import { engagementBoardMachine } from '#machines/engagements/list/board/engagement-board.machine.ts';
import { engagementDialogsMachine } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import { exampleCounts, exampleRow } from '#machines/engagements/list/engagement-row.fixtures.ts';
import { toggleStage } from '#machines/engagements/list/engagement-search.ts';
import { projectTypesMachine } from '#machines/engagements/list/types/project-types.machine.ts';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { now } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { EngagementBoardScreen } from './engagement-board.screen.tsx';
import { dialogsInput, staticHead } from './engagement-list.fixtures.tsx';

interface Args extends Pick<FrozenSnapshot<typeof engagementBoardMachine>, 'context'> {
  search: ListSearch;
}

const loaded = { counts: exampleCounts, columns: exampleColumns };
const moving = { ...loaded, card: exampleRow, targetId: 'stage Proposal' };

const meta = {
  title: 'Flows/Engagements/Engagement Board',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit']), withRouter],
  args: { context: loaded, search: firstPage },
  render: ({ context, search }, { parameters: { state } }) => (
    <EngagementBoardScreen
      {...staticHead()}
      view="board"
      actor={frozenActor(engagementBoardMachine, {
        state,
        input: { search, createId: () => '' },
        context,
      })}
      search={search}
      onSearch={fn()}
      clock={{ now: () => now }}
      collapsed={[]}
      onCollapsed={fn()}
      onOpen={fn()}
    />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'engagement-board', state: 'content.loading' },
  args: { context: { counts: null } },
};
export const Unavailable: Story = {
  parameters: { flow: 'engagement-board', state: 'content.unavailable' },
  args: { context: { counts: null } },
};
const current = { flow: 'engagement-board', state: 'content.shown.current' };
export const Current: Story = {
  parameters: { flow: 'engagement-board', state: 'content.shown.current' },
};
export const Arabic: Story = { parameters: current, globals: { language: 'ar' } };
export const None: Story = {
  parameters: current,
  args: { context: { counts: exampleCounts.map((each) => ({ ...each, count: 0 })), columns: {} } },
};
/** A stage that is filtered out stays, since cards can be dropped on it. */
export const Filtered: Story = {
  parameters: current,
  args: {
    search: toggleStage(firstPage, 'Discovery'),
    context: {
      ...loaded,
      search: toggleStage(firstPage, 'Discovery'),
      columns: { 'stage Discovery': [exampleRow] },
    },
  },
};
/** Someone who may not change engagements. */
export const ReadOnly: Story = {
  parameters: current,
  decorators: [withRights(['engagements.basic'])],
};
export const LoadingMore: Story = {
  parameters: { flow: 'engagement-board', state: 'content.shown.loadingMore' },
  args: {
    context: {
      ...loaded,
      counts: exampleCounts.map((each) => ({ ...each, count: 312 })),
      moreId: 'stage Discovery',
    },
  },
};
export const Refreshing: Story = {
  parameters: { flow: 'engagement-board', state: 'content.shown.refreshing' },
};
export const Outdated: Story = {
  parameters: { flow: 'engagement-board', state: 'content.shown.outdated' },
};
export const Resting: Story = { parameters: { flow: 'engagement-board', state: 'move.resting' } };
export const Previewing: Story = {
  parameters: { flow: 'engagement-board', state: 'move.previewing' },
  args: { context: moving },
};
/** The engagement has no stage of this name. */
export const Blocked: Story = {
  parameters: { flow: 'engagement-board', state: 'move.blocked' },
  args: { context: moving },
};
export const Confirming: Story = {
  parameters: { flow: 'engagement-board', state: 'move.confirming' },
  args: { context: { ...moving, preview: examplePreview, isPreviewChanged: true } },
};
export const Moving: Story = {
  parameters: { flow: 'engagement-board', state: 'move.moving' },
  args: { context: { ...moving, preview: examplePreview } },
};

function Live() {
  const [search, onSearch] = useState<ListSearch>({
    ...firstPage,
    columnFilters: [{ name: 'search', value: 'Dropped' }],
  });
  const [collapsed, onCollapsed] = useState<readonly string[]>([]);
  const actor = useStoryActor(engagementBoardMachine, {
    input: { search, createId: () => crypto.randomUUID() },
  });
  useSendOnChange(actor, { type: 'search.changed', search });
  return (
    <EngagementBoardScreen
      view="board"
      onView={fn()}
      actor={actor}
      search={search}
      onSearch={onSearch}
      clock={serverClock}
      collapsed={collapsed}
      onCollapsed={onCollapsed}
      onOpen={fn()}
      dialogs={useStoryActor(engagementDialogsMachine, { input: dialogsInput })}
      types={useStoryActor(projectTypesMachine, { input: dialogsInput })}
    />
  );
}

/** A new engagement from the template. */
const withEngagement = avaKnowing(async () => {
  const head = { id: crypto.randomUUID(), name: 'Dropped', prospectName: '' };
  const day = { createdOn: '2026-01-12', createdOnAsInputString: '2026/01/12' };
  const projectTypeId = '00000000-0000-0000-0000-000000000000';
  await api.createEngagement({ body: { ...head, ...day, projectTypeId, type: 'base' } });
  const { templateStages } = await api.getTemplateStages({});
  return { stages: templateStages.map(({ stageName }) => stageName) };
});

/** Ava moves a card to the next stage by keyboard, and confirms what that completes. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-board' },
  loaders: [withEngagement],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded: { stages } }) => {
    const card = await canvas.findByRole('row', { name: 'Dropped' });
    card.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const question = within(
      await screen.findByRole('alertdialog', { name: `Move to ${stages[1]}?` }),
    );
    await expect(await question.findByText(/become complete:|becomes complete:/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const target = within(canvas.getByRole('region', { name: stages[1] }));
    await expect(await target.findByRole('row', { name: 'Dropped' })).toBeVisible();
    await waitFor(() => expect(target.getByRole('row', { name: 'Dropped' })).toHaveFocus());
  }),
};
