import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { clientListMachine } from '#machines/clients/client-list.machine.ts';
import { clientStateMachine } from '#machines/clients/client-state.machine.ts';
import { exampleClientRow } from '#machines/clients/client.fixtures.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import {
  useStoryListAddress,
  ava,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';
import { ClientListScreen } from './client-list.screen.tsx';
import { exampleRows, StaticClientList } from './client-stories.fixtures.tsx';

const shown = { rows: exampleRows, total: exampleRows.length, shownSearch: firstPage };
const undo = { state: 'idle', input: {} };
const { state } = listStories(clientListMachine, StaticClientList, exampleRows, { undo });

const meta = {
  title: 'Flows/Clients/Client List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'There are no clients yet. Add one with the people you work with.', {
      role: 'link',
      name: 'Add client',
    }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete', { ...shown, selected: exampleClientRow });
export const Deleting = state('deleting', { ...shown, selected: exampleClientRow });

export const ConfirmingDeleteSelected = state('confirmingDeleteSelected', {
  ...shown,
  selection: exampleRows,
});
export const DeletingSelected = state('deletingSelected', {
  ...shown,
  selection: exampleRows,
  queue: exampleRows,
});

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(clientListMachine, { input: { search: listState.search } });
  const switching = useCompanion(actor, clientStateMachine);
  useStoryListAddress(actor, listState);
  return <ClientListScreen {...listState} actor={actor} switching={switching} onRetry={onRetry} />;
});

/** Loads at the second attempt; a client in use is blocked, another is deleted and restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = problems.length;
    const blocked = await canvas.findByRole('button', { name: 'Delete Northwind Rail' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Old Mill Press' }));
    const name = 'Delete Old Mill Press?';
    const question = within(await screen.findByRole('alertdialog', { name }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Old Mill Press' })).toBeNull());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Old Mill Press' })).toBeVisible();
    await expect(problems.length).toBe(before);
  }),
};

/** A contact is found by the address, and the search finds nothing for another text. */
export const InteractionSearch: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Lumen Energy' });
    const search = canvas.getByRole('textbox', { name: 'Search' });
    await userEvent.type(search, 'theo.lang{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Lumen Energy' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Harbour Bank' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nobody of this name{Enter}');
    await expect(await canvas.findByText('No results found.')).toBeVisible();
  }),
};
