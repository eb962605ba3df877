import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { scriptListMachine } from '#machines/scripts/script-list.machine.ts';
import { exampleScript } from '#machines/scripts/script.fixtures.ts';
import {
  useStoryListAddress,
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
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ScriptListScreen } from './script-list.screen.tsx';

const rows = [
  exampleScript,
  { ...exampleScript, id: 'long', name: longText, description: longText },
];
const shown = { rows, total: 2, shownSearch: firstPage };
const { state } = listStories(scriptListMachine, ScriptListScreen, rows);

const meta = {
  title: 'Flows/Scripts/Script List',
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
    nothingYet(canvas, 'There are no scripts yet. Add the first one.', {
      role: 'link',
      name: 'Add script',
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
  const actor = useStoryActor(scriptListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <ScriptListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; the script is deleted with its history. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'script-list' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = problems.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Greeting' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Greeting?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Greeting' })).toBeNull());
    await expect(problems.length).toBe(before);
  }),
};
