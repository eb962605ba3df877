import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Assets, assets, firstPage, type AssetsProps } from './assets-grid.fixtures.tsx';

const meta = {
  title: 'UI/Data grid in use',
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

/** A column header sorts ascending, then descending, then restores the default order. */
export const Sorting: Story = {
  play: async ({ canvas, args }) => {
    const head = canvas.getByRole('columnheader', { name: 'Price' });
    await expect(head).toHaveAttribute('aria-sort', 'none');
    const button = within(head).getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Sorted by Price, ascending')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Studio Display');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onSearch).toHaveBeenLastCalledWith(firstPage);
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Status' })).queryByRole('button'),
    ).toBeNull();
  },
};

/** From the first page to the last and back, by buttons, typing and keys. */
export const Paging: Story = {
  play: async ({ canvas, args }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    const field = canvas.getByRole('textbox', { name: /Page/ });
    await expect(button('First page')).toHaveAttribute('aria-disabled', 'true');
    await expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Previous page'));
    await expect(args.onSearch).not.toHaveBeenCalled();

    await userEvent.click(button('Next page'));
    await expect(canvas.getByText('Showing 11 - 20 of 127 records')).toBeVisible();
    await userEvent.click(button('Last page'));
    await expect(canvas.getByText('Showing 121 - 127 of 127 records')).toBeVisible();
    await expect(field).toHaveValue('13');
    await waitFor(() => expect(button('Last page')).toHaveFocus());
    await expect(button('Next page')).toHaveAttribute('aria-disabled', 'true');

    await userEvent.clear(field);
    await userEvent.type(field, '4{Enter}');
    await expect(canvas.getByText('Showing 31 - 40 of 127 records')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '999{Enter}');
    await expect(field).toHaveValue('13');
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toHaveValue('13');

    canvas.getAllByRole('link')[0]?.focus();
    await userEvent.keyboard('{Alt>}{PageDown}{PageUp}{/Alt}');
    await expect(canvas.getByText('Showing 111 - 120 of 127 records')).toBeVisible();

    const sizes = canvas.getByRole('combobox', { name: 'Rows per page' });
    await expect(sizes).toHaveDisplayValue('10 per page');
    await expect(
      [...sizes.querySelectorAll('option')].map(({ textContent }) => textContent),
    ).toEqual([10, 20, 30, 40, 50].map((size) => `${size} per page`));
    await userEvent.selectOptions(sizes, '50 per page');
    await expect(canvas.getByText('Showing 101 - 127 of 127 records')).toBeVisible();
  },
};

/** Typed filters apply after a pause, or immediately with Enter. */
export const Filtering: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const name = canvas.getByRole('textbox', { name: 'Filter by Name' });
    await userEvent.type(name, 'lamp');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByText('Showing 1 - 10 of 25 records')).toBeInTheDocument(),
    );
    await waitFor(() => expect(name).toHaveFocus());

    await userEvent.click(await canvas.findByRole('button', { name: /Filter by Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'In repair' }));
    await expect(canvas.getByRole('button', { name: '2 filters' })).toBeVisible();
    await expect(canvas.getByText(/of 6 records/)).toBeVisible();

    await userEvent.type(name, 's{Enter}');
    await expect(canvas.getByText('No results found.')).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(name).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith(firstPage);
  },
};

/** Columns are hidden and shown; the column that names the row stays. */
export const ChoosingColumns: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const items = await screen.findAllByRole('menuitemcheckbox');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Status',
      'Owner',
      'Price',
      'Bought on',
      'Note',
    ]);
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Owner' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Owner' })).toBeNull());
  },
};

/** Only the visible cells, safe for a spreadsheet. */
export const Export: Story = {
  args: { hidden: ['owner', 'boughtOn'], initialSearch: { ...firstPage, page: 13 } },
  play: async ({ canvas }) => {
    const blobs: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return '#';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    const [file] = blobs;
    make.mockRestore();
    click.mockRestore();
    const lines = (await file?.text())?.split('\r\n');
    await expect(lines?.[0]?.replace('\u{FEFF}', '')).toBe('Name,Code,Status,Price,Note');
    await expect(lines?.[1]).toBe(`ThinkPad X1,AS-121,In store,64690.5,"'=1+1, ""formula"""`);
    await expect(lines).toHaveLength(9);
  },
};
