import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { ListContext } from '#machines/lists/list-types.ts';
import { exampleVendor } from '#machines/vendors/vendor.example.ts';
import { vendorListMachine } from '#machines/vendors/vendor-list.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  retried,
  serverDown,
  stillPlace,
  tryAgain,
  useStoryPlace,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
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
const shown = { rows };
const chosen = { rows, chosen: exampleVendor };

const meta = {
  title: 'Flows/Vendors/Vendor List',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: shown },
  render: ({ context }, { parameters: { state } }) => {
    const children = { undo: { state: 'idle', input: {} } };
    const moment = { state, input: {}, context, children };
    return <VendorListScreen {...stillPlace()} actor={frozenActor(vendorListMachine, moment)} />;
  },
} satisfies Meta<{ context: Partial<ListContext<Vendor>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'vendor-list', state: 'loading' },
  args: { context: {} },
};
export const Shown: Story = { parameters: { flow: 'vendor-list', state: 'shown' } };
export const NoRecords: Story = {
  parameters: { flow: 'vendor-list', state: 'shown' },
  args: { context: { rows: [] } },
};
export const Refreshing: Story = { parameters: { flow: 'vendor-list', state: 'refreshing' } };
export const ReloadFailed: Story = { parameters: { flow: 'vendor-list', state: 'reloadFailed' } };
export const Unavailable: Story = {
  parameters: { flow: 'vendor-list', state: 'unavailable' },
  args: { context: {} },
};
export const ConfirmingDelete: Story = {
  parameters: { flow: 'vendor-list', state: 'confirmingDelete' },
  args: { context: chosen },
};
export const Deleting: Story = {
  parameters: { flow: 'vendor-list', state: 'deleting' },
  args: { context: chosen },
};

const Live = retried(({ onRetry }) => {
  const actor = useWalkedActor(vendorListMachine, { input: {} });
  return <VendorListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
});

/** By keyboard: a vendor is searched for, deleted, and brought back. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-list' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'hazel{Enter}');
    await expect(await canvas.findByText('Showing 1 - 1 of 1 records')).toBeVisible();
    canvas.getByRole('link', { name: 'Hazel Interiors' }).focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Vendor?' });
    await expect(question).toHaveTextContent('You can undo this for ten seconds.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('No results found.')).toBeVisible();

    // With the dialog and the row gone, the focus comes to the offer.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Hazel Interiors' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(problems).toEqual([]);
  }),
};

/** Nothing can be read at first; then a vendor that has sold assets stays. */
export const WalkInBadWeather: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Cobalt Hardware' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() =>
      expect(problems.at(-1)?.messages.join()).toContain('Make it inactive instead.'),
    );
    await expect(await canvas.findByRole('link', { name: 'Cobalt Hardware' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  }),
};
