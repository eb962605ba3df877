import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { exampleListRow } from '#machines/value-lists/value-list.fixtures.ts';
import { valueListListMachine } from '#machines/value-lists/value-list-list.machine.ts';
import { api } from '#openapi/client/index.ts';
import {
  useStoryListAddress,
  avaKnowing,
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
import { ValueListListScreen } from './value-list-list.screen.tsx';

const rows = [
  exampleListRow,
  { ...exampleListRow, id: 'used', name: 'Sizes', code: 'sizes', scriptNames: ['Greeting'] },
  { ...exampleListRow, id: 'long', name: longText, code: 'long', optionCount: 500 },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(valueListListMachine, ValueListListScreen, rows);

const meta = {
  title: 'Flows/Value Lists/Value List List',
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
    nothingYet(canvas, 'There are no lists yet. Add one to offer its options.', {
      role: 'link',
      name: 'Add list',
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
  const actor = useStoryActor(valueListListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <ValueListListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

const withScript = avaKnowing(async () => {
  const body = {
    id: crypto.randomUUID(),
    name: 'Places',
    description: '',
    code: "pick('workPlaces')",
  };
  await api.createScript({ body });
  return {};
});

/** Loads at the second attempt; a list that a script uses cannot be deleted, another one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'value-list-list' },
  loaders: [withScript],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    const blocked = await canvas.findByRole('button', { name: 'Delete Work places' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Empty list' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Empty list?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Empty list' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Work places' })).toBeVisible();
  }),
};
