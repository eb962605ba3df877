import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { examplePortalPage } from '#machines/portal-pages/portal-page.fixtures.ts';
import { portalPageListMachine } from '#machines/portal-pages/portal-page-list.machine.ts';
import {
  useStoryListAddress,
  ava,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { PortalPageListScreen } from './portal-page-list.screen.tsx';

const free = { ...examplePortalPage, menuTitles: [], privilege: null };
const rows = [
  examplePortalPage,
  { ...free, id: 'unknown', title: 'Handbook', route: '/handbook', isKnown: false },
  { ...free, id: 'long', title: longText, name: 'long', isActive: false },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(portalPageListMachine, PortalPageListScreen, rows);

const meta = {
  title: 'Flows/Portal Pages/Portal Page List',
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
    nothingYet(canvas, 'There are no pages yet. Add one to describe it for the menu.', {
      role: 'link',
      name: 'Add page',
    }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(portalPageListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <PortalPageListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; a page in the menu cannot be deleted, another one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'portal-page-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const blocked = await canvas.findByRole('button', { name: 'Delete ClockWork' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Handbook' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Handbook?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Handbook' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'ClockWork' })).toBeVisible();
  }),
};
