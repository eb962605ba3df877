import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { exampleBoard } from '#machines/work-view/work-view.fixtures.ts';
import { workViewMachine } from '#machines/work-view/work-view.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { serverDown, tryAgain, useStoryListState } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { StaticWorkView, useWorkViewSides } from './work-view.fixtures.tsx';
import { loadWorld } from '#stories/fixtures/world.ts';
import { WorkViewScreen } from './work-view.screen.tsx';

const meta = {
  title: 'Flows/Work View/Work View',
  tags: ['autodocs'],
  decorators: [withRights(['workview.basic', 'projects.basic', 'clockwork.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string) => ({ parameters: { flow: 'work-view', state: name } });

export const Loading: Story = {
  ...state('loading'),
  render: () => <StaticWorkView state="loading" response={null} />,
};
/** The table of the person's open work. */
export const Shown: Story = {
  ...state('shown'),
  render: () => <StaticWorkView />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw the start page' }));
    await expect(await canvas.findByRole('group', { name: 'Draw the start page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.getByRole('button', { name: 'Draw the start page' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Draw the start page' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    const locked = canvas.getByRole('button', { name: /^Status of Check the totals/ });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(locked).toHaveAccessibleDescription(
      'Only members of the project can change this.',
    );
  }),
};
/** Each group has its head, which folds its rows. */
export const Grouped: Story = {
  ...state('shown'),
  render: () => (
    <StaticWorkView
      response={exampleBoard}
      search={{ ...firstPage, columnFilters: [{ name: 'groupBy', value: 'status' }] }}
    />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Open', expanded: true });
    await userEvent.click(head);
    await expect(canvas.queryByRole('button', { name: 'Draw the start page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open', expanded: false }));
    await expect(canvas.getByRole('button', { name: 'Draw the start page' })).toBeVisible();
  }),
};
export const NothingToDo: Story = {
  ...state('shown'),
  render: () => (
    <StaticWorkView
      response={{
        items: [],
        groups: [],
        totals: { count: 0, periodSeconds: 0, estimateInSeconds: 0 },
        scopes: ['mine', 'all'],
        today: '2026-03-04',
        firstDay: '2026-03-02',
        lastDay: '2026-03-08',
        totalCount: 0,
      }}
    />
  ),
};
export const Refreshing: Story = {
  ...state('refreshing'),
  render: () => <StaticWorkView state="refreshing" />,
};
export const Rejected: Story = {
  ...state('rejected'),
  render: () => (
    <StaticWorkView
      state="rejected"
      response={null}
      context={{ rejection: 'The last day can’t be before the first.' }}
    />
  ),
};
export const ReloadFailed: Story = {
  ...state('reloadFailed'),
  render: () => <StaticWorkView state="reloadFailed" context={{ cause: 'down' }} />,
};
export const Unavailable: Story = {
  ...state('unavailable'),
  render: () => (
    <StaticWorkView state="unavailable" response={null} context={{ cause: 'serverError' }} />
  ),
};

function Live() {
  const { onSearch, search, ...list } = useStoryListState();
  const actor = useStoryActor(workViewMachine, { input: { search, defaultScope: 'all' } });
  const items = useSelector(actor, ({ children }) => children.items);
  useSendOnChange(actor, { type: 'search.changed', search });
  const bulk = useSelector(actor, ({ children }) => children.bulk);
  const sides = useWorkViewSides();
  if (!items || !bulk) return null;
  return (
    <WorkViewScreen
      {...list}
      {...sides}
      search={search}
      onSearch={onSearch}
      actor={actor}
      items={items}
      bulk={bulk}
    />
  );
}

/** Loads at the second attempt; a status is changed in its row, and the change is undone. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'work-view' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await canvas.findByText(/^Showing 1 - 10 of/);
    const [status] = await canvas.findAllByRole('button', { name: /^Status of .*: Open$/ });
    if (!status) throw new Error('The demo data have no open task.');
    await userEvent.click(status);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'In progress' }));
    const undo = await canvas.findByRole('button', { name: 'Undo' });
    const row = canvas.getAllByRole('row').find((each) => each.contains(status));
    const title = row?.querySelector('[data-item-id]');
    await userEvent.click(undo);
    await expect(title).toHaveFocus();
    await expect(await canvas.findByText(/was undone$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  }),
};
