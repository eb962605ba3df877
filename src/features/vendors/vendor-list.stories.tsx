import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleVendor } from '#machines/vendors/vendor.fixtures.ts';
import { vendorListMachine } from '#machines/vendors/vendor-list.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { VendorListScreen } from './vendor-list.screen.tsx';

const bare = { contactName: null, email: null, phone: null, address: null, website: null };
const rows: readonly Vendor[] = [
  exampleVendor,
  { ...exampleVendor, ...bare, id: 'bare', name: 'Delta Office', isActive: false },
  {
    ...exampleVendor,
    id: 'long',
    name: longText,
    contactName: longText,
    phone: 'Ask at the front desk',
  },
];
const undo = { state: 'idle', input: {} };
const { state, Live } = listStories(vendorListMachine, VendorListScreen, rows, { undo });

const meta = {
  title: 'Flows/Vendors/Vendor List',
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
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
/** Some vendors are selected; the bar stays visible. */
export const Selected = state('shown', { rows, selection: rows.slice(1) });
export const ConfirmingDeleteSelected = state('confirmingDeleteSelected', {
  rows,
  selection: rows,
});
export const DeletingSelected = state('deletingSelected', {
  rows,
  selection: rows.slice(1),
  queue: rows.slice(1),
  report: { succeeded: rows.slice(0, 1), remaining: [] },
});
/** Two vendors could not be deleted: they stay selected, and the reason is shown. */
export const SomeRemaining = state('shown', {
  rows,
  selection: rows.slice(1),
  report: {
    succeeded: [exampleVendor],
    remaining: rows.slice(1).map((row) => ({
      row,
      failure: {
        kind: 'conflict',
        message: 'Can’t delete: 2 assets come from this vendor. Make the vendor inactive instead.',
      },
    })),
  },
});

/** By keyboard: a vendor is searched for, deleted, and restored. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'vendor-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'hazel{Enter}');
    await expect(await canvas.findByText('Showing 1 - 1 of 1 records')).toBeVisible();
    canvas.getByRole('link', { name: 'Hazel Interiors' }).focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete vendor?' });
    await expect(question).toHaveTextContent('You can undo this for 10 seconds.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No results found.')).toBeVisible();

    // The dialog and the row no longer exist, so the focus moves to the offer.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Hazel Interiors' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(problems).toEqual([]);
  }),
};

/** Loading fails at first; then a vendor with sold assets cannot be deleted. */
export const InteractionWithFailingNetwork: Story = {
  tags: ['interaction'],
  parameters: { flow: 'vendor-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Cobalt Hardware' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(problems.at(-1)?.messages.join()).toContain('Make the vendor inactive instead.'),
    );
    await expect(await canvas.findByRole('link', { name: 'Cobalt Hardware' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  }),
};

/**
 * By keyboard: three vendors are selected and deleted together; the one with assets stays selected.
 */
export const InteractionBulkDelete: Story = {
  tags: ['interaction'],
  parameters: { flow: 'vendor-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const box = (name: string) =>
      canvas.getByRole('checkbox', { name: new RegExp(`^Select .*${name}`) });
    const first = await canvas.findByRole('link', { name: 'Cobalt Hardware' });
    first.focus();
    await userEvent.keyboard(' ');
    await expect(box('Cobalt Hardware')).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('group', { name: 'Selected records' })).toHaveTextContent(
      '2 selected',
    );
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: 'Selected records' })).toBeNull();

    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(box('Hazel Interiors'));
    first.focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete 2 records?' });
    await expect(question).toHaveTextContent('Hazel Interiors');
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    const message = await canvas.findByRole('alert');
    await expect(message).toHaveTextContent('Couldn’t delete 1 record');
    await expect(message).toHaveTextContent(
      /Cobalt Hardware.*Make the vendor inactive instead\..*Hazel Interiors/,
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Hazel Interiors' })).toBeNull());
    await expect(box('Cobalt Hardware')).toBeChecked();

    await userEvent.click(within(message).getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Hazel Interiors' })).toBeVisible();
    await expect(box('Cobalt Hardware')).toBeChecked();
  }),
};
