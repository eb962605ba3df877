import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { exampleZipCode } from '#machines/zip-codes/zip-code.fixtures.ts';
import { zipCodeListMachine } from '#machines/zip-codes/zip-code-list.machine.ts';
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
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { ZipCodeListScreen } from './zip-code-list.screen.tsx';

const rows = [
  exampleZipCode,
  { zip: '02108', city: longText, stateCode: 'MA', stateName: 'Massachusetts' },
];
const shown = { rows, total: 42_000, shownSearch: firstPage };
const { state } = listStories(zipCodeListMachine, ZipCodeListScreen, rows);

const meta = {
  title: 'Flows/Zip Codes/Zip Code List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(zipCodeListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <ZipCodeListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt, by zip code; the other columns sort it, too. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'zip-code-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('02108')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^City/ }));
    await expect(await canvas.findByText('Albany')).toBeVisible();
  }),
};
