import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import {
  Assets,
  assets,
  firstPage,
  type Asset,
  type AssetsProps,
} from './assets-grid.fixtures.tsx';

const meta = {
  title: 'UI/Data grid',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    all: assets,
    initialSearch: firstPage,
    hidden: [],
    onSearch: fn(),
    onRetry: fn(),
    given: {},
  },
  render: (args) => <Assets {...args} />,
} satisfies Meta<AssetsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switch the language to Arabic in the toolbar: everything mirrors. */
export const Rows: Story = {};

/** Skeletons reserve the space of a full page; nothing shifts when it loads. */
export const FirstLoad: Story = { args: { given: { rows: null, total: 0, status: 'loading' } } };

/** The previous rows stay in place, and are dimmed. */
export const NextPageLoads: Story = {
  args: {
    initialSearch: { ...firstPage, page: 2 },
    given: { rows: assets.slice(0, 10), shownSearch: firstPage, status: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 - 10 of 127 records')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: /Page/ })).toHaveValue('2');
  },
};

export const SortedAndFiltered: Story = {
  args: {
    initialSearch: {
      ...firstPage,
      sort: { column: 'price', direction: 'descending' },
      columnFilters: [
        { name: 'status', value: 'InStore' },
        { name: 'name', value: 'printer' },
      ],
    },
  },
};

/** Filters of hidden columns are shown above the table. */
export const FiltersHidden: Story = {
  args: {
    initialSearch: {
      ...firstPage,
      columnFilters: [
        { name: 'status', value: 'Assigned' },
        { name: 'owner', value: 'liam' },
      ],
    },
    hidden: ['owner', 'note'],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Owner liam' }));
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '1 filter' }));
    await expect(
      canvas.getByRole('button', { name: 'Remove filter: Status Assigned' }),
    ).toBeVisible();
  },
};

export const NoResults: Story = {
  args: {
    initialSearch: { ...firstPage, columnFilters: [{ name: 'name', value: 'piano' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found.')).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(canvas.getByText('Showing 1 - 10 of 127 records')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Assets' })).toHaveFocus());
  },
};

export const NoRecords: Story = {
  args: { all: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No records found.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { given: { rows: null, total: 0, status: 'failed' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the list');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The previous rows stay, marked as outdated. */
export const ReloadFailed: Story = {
  args: {
    initialSearch: { ...firstPage, page: 2 },
    given: { rows: assets.slice(0, 10), shownSearch: firstPage, status: 'failed' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Showing the previous results.');
    await expect(canvas.getByText('Showing 1 - 10 of 127 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Assets' })).toHaveFocus());
  },
};

const long =
  'Rechtsschutzversicherungsgesellschaft of the intercompany warehouse bookings, with every question that the auditors have left open since the last quarterly reconciliation, and all of the answers';

export const LongText: Story = {
  args: {
    all: assets.map((asset) => ({ ...asset, name: `${asset.name} ${long}`, note: long })),
  },
};

/** A page of 50 rows with 20 columns: the table scrolls inside its container, the header stays. */
export const ManyColumns: Story = {
  args: {
    initialSearch: { ...firstPage, pageSize: 50 },
    given: {
      columns: Array.from({ length: 20 }, (_, index) => ({
        id: `column${index}`,
        header: `Column ${index + 1}`,
        cell: ({ code }: Asset) => `${code} ${index + 1}`,
        isSortable: index % 2 === 0,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(51);
  },
};

/** In a narrow space, a row is a card; to a screen reader it is still a row. */
export const Cards: Story = {
  args: { inline: 'phone' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    const [, first] = canvas.getAllByRole('row');
    await expect(within(first as HTMLElement).getAllByRole('cell')).toHaveLength(7);
  },
};

export const CardsWithFilters: Story = {
  args: {
    inline: 'phone',
    initialSearch: { ...firstPage, columnFilters: [{ name: 'status', value: 'Repair' }] },
  },
};
