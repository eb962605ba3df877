import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { tagListMachine } from '#machines/tags/tag-list.machine.ts';
import { sampleTag, sampleTags } from '#machines/tags/tag.fixtures.ts';
import type { Tag } from '#machines/tags/tag.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { TagListScreen } from './tag-list.screen.tsx';

const rows: readonly Tag[] = [
  ...sampleTags,
  { ...sampleTag, id: 'long', name: longText, color: '#FFFFFF', teamName: longText },
];
const undo = { state: 'idle', input: {} };
const { state, Live } = listStories(tagListMachine, TagListScreen, rows, { undo });

const meta = {
  title: 'Flows/Tags/Tag List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');
/** The effects on projects and sub-projects are shown before the deletion. */
export const ConfirmingDelete = state('confirmingDelete', { rows, selected: sampleTag });
export const Deleting = state('deleting');
export const ConfirmingDeleteSelected = state('confirmingDeleteSelected', {
  rows,
  selection: sampleTags,
});
export const DeletingSelected = state('deletingSelected', {
  rows,
  selection: rows.slice(1),
  queue: rows.slice(1),
  report: { succeeded: rows.slice(0, 1), remaining: [] },
});

/** A tag is searched for and deleted, which says what it affects; then it is restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'tag-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'strat{Enter}');
    await expect(await canvas.findByText('Showing 1 - 1 of 1 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Strategic' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete tag?' });
    await expect(question).toHaveTextContent(/Removed from \d+ projects?\./);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('No results found.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Strategic' })).toBeVisible();
  }),
};
