import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { restoreSamples, sampleListMachine } from '#machines/ui-demos/sample-list.machine.ts';
import { buildSamples } from '#machines/ui-demos/sample.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ListingDemo } from './listing.screen.tsx';

const rows = buildSamples();
const { state, interaction } = listStories(sampleListMachine, ListingDemo, rows);

const meta = {
  title: 'Flows/Ui Demos/Sample List',
  tags: ['autodocs'],
  decorators: [withRouter],
  beforeEach: restoreSamples,
  parameters: { path: '/listing' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Empty = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const ConfirmingDeleteSelected = state('confirmingDeleteSelected', {
  rows,
  selection: rows.slice(0, 3),
});
export const DeletingSelected = state('deletingSelected', {
  rows,
  selection: rows.slice(0, 3),
  queue: rows.slice(1, 3),
});
export const Unavailable = state('unavailable');

/** A record is deleted after a confirmation, and the search finds another. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete CH-001' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Delete CH-001?' }));
      await userEvent.click(question.getByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(canvas.queryByText('CH-001')).toBeNull());
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'SO-0{Enter}');
      await expect(await canvas.findByText('Showing 1 - 4 of 4 records')).toBeVisible();
    }),
  ),
};
