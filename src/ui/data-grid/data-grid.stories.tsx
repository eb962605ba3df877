import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useLanguage } from '#i18n/text.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import type { Tone } from '../tone-icon.tsx';
import story from '../stories.module.css';
import { DataGrid, type DataGridProps } from './data-grid.tsx';
import type { GridColumn, GridSearch } from './grid.ts';

interface Asset {
  id: string;
  code: string;
  name: string;
  status: string;
  owner: string;
  price: number;
  boughtOn: string;
  note: string;
}

const words = {
  en: {
    heads: ['Name', 'Code', 'Status', 'Owner', 'Price', 'Bought on', 'Note'],
    names: ['ThinkPad X1', 'Studio Display', 'Meeting owl', 'Desk lamp', 'Label printer'],
    statuses: { InStore: 'In store', Assigned: 'Assigned', Repair: 'In repair', Scrap: 'Scrap' },
    add: 'New asset',
    edit: 'Edit',
    remove: 'Delete',
  },
  ar: {
    heads: ['الاسم', 'الرمز', 'الحالة', 'المسؤول', 'السعر', 'تاريخ الشراء', 'ملاحظة'],
    names: ['حاسوب محمول', 'شاشة عرض', 'كاميرا اجتماعات', 'مصباح مكتب', 'طابعة ملصقات'],
    statuses: { InStore: 'في المخزن', Assigned: 'مُسلَّم', Repair: 'قيد الإصلاح', Scrap: 'خردة' },
    add: 'أصل جديد',
    edit: 'تعديل',
    remove: 'حذف',
  },
};

const tones: Readonly<Record<string, Tone>> = {
  InStore: 'info',
  Assigned: 'success',
  Repair: 'warning',
  Scrap: 'danger',
};
const statuses = Object.keys(tones);
const owners = ['Maya Okonkwo', 'Liam Chen', 'Émile Zola', 'José Núñez'];

const assets = Array.from({ length: 127 }, (_, index): Asset => ({
  id: String(index),
  code: `AS-${String(index + 1).padStart(3, '0')}`,
  name: words.en.names[index % 5] ?? '',
  status: statuses[index % 4] ?? '',
  owner: owners[index % 3] ?? '',
  price: 48_250.5 + index * 137,
  boughtOn: new Date(Date.UTC(2024, index % 12, 1 + (index % 28))).toISOString().slice(0, 10),
  note: index % 5 === 0 ? '=1+1, "formula"' : '',
}));

/** The columns in a language. */
function columnsIn(language: string): GridColumn<Asset>[] {
  const text = language === 'ar' ? words.ar : words.en;
  const [name = '', code = '', status = '', owner = '', price = '', date = '', note = ''] =
    text.heads;
  const labels: Readonly<Record<string, string>> = text.statuses;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'INR' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const nameOf = (row: Asset) => text.names[words.en.names.indexOf(row.name)] ?? row.name;
  return [
    {
      id: 'name',
      header: name,
      cell: (row) => <a href={`#${row.id}`}>{nameOf(row)}</a>,
      csv: nameOf,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'code',
      header: code,
      cell: (row) => <span className={story.nowrap}>{row.code}</span>,
      csv: (row) => row.code,
      isSortable: true,
      filter: 'text',
      isHideable: false,
    },
    {
      id: 'status',
      header: status,
      cell: (row) => <Badge tone={tones[row.status] ?? 'info'}>{labels[row.status] ?? ''}</Badge>,
      csv: (row) => labels[row.status] ?? '',
      filter: statuses.map((value) => ({ value, label: labels[value] ?? '' })),
    },
    {
      id: 'owner',
      header: owner,
      cell: (row) => row.owner,
      csv: (row) => row.owner,
      filter: 'text',
    },
    {
      id: 'price',
      header: price,
      cell: (row) => money.format(row.price),
      csv: (row) => String(row.price),
      isSortable: true,
      align: 'end',
    },
    {
      id: 'boughtOn',
      header: date,
      cell: (row) => <time className={story.nowrap}>{day.format(new Date(row.boughtOn))}</time>,
      csv: (row) => row.boughtOn,
      isSortable: true,
    },
    { id: 'note', header: note, cell: (row) => row.note, csv: (row) => row.note, isLong: true },
  ];
}

/** What a server would answer. */
function answer(all: readonly Asset[], { page, pageSize, sort, columnFilters }: GridSearch) {
  const of = (row: Asset, name: string) => Object.entries(row).find(([key]) => key === name)?.[1];
  const fitting = all.filter((row) =>
    columnFilters.every(({ name, value }) =>
      String(of(row, name)).toLowerCase().includes(value.toLowerCase()),
    ),
  );
  const turn = sort?.direction === 'descending' ? -1 : 1;
  const sorted = sort
    ? fitting.toSorted(
        (a, b) =>
          turn *
          String(of(a, sort.column)).localeCompare(String(of(b, sort.column)), 'en', {
            numeric: true,
          }),
      )
    : fitting;
  const start = (page - 1) * pageSize;
  return { rows: sorted.slice(start, start + pageSize), total: fitting.length };
}

const firstPage: GridSearch = { page: 1, pageSize: 10, sort: null, columnFilters: [] };

interface AssetsProps {
  all: readonly Asset[];
  begin: GridSearch;
  hidden: readonly string[];
  onSearch: (search: GridSearch) => void;
  onRetry: () => void;
  /** In place of what the search answers. */
  given: Partial<DataGridProps<Asset>>;
  inline?: 'phone';
}

function Assets({
  all,
  begin,
  hidden: hiddenFirst,
  onSearch,
  onRetry,
  given,
  inline,
}: AssetsProps) {
  const language = useLanguage();
  const text = language === 'ar' ? words.ar : words.en;
  const [search, setSearch] = useState(begin);
  const [hidden, setHidden] = useState(hiddenFirst);
  const texts = useGridTexts();
  const { rows, total } = answer(all, search);
  const label = language === 'ar' ? 'الأصول' : 'Assets';
  return (
    <main className={story.canvas}>
      <div className={inline === 'phone' ? story.phone : undefined}>
        <DataGrid
          label={label}
          columns={columnsIn(language)}
          rows={rows}
          rowKey={({ id }) => id}
          total={total}
          search={search}
          onSearch={(next) => {
            setSearch(next);
            onSearch(next);
          }}
          status="shown"
          onRetry={onRetry}
          texts={texts}
          hiddenColumns={hidden}
          onHiddenColumns={setHidden}
          exportName="assets"
          toolbar={
            <Button variant="primary" size="small" icon={<Plus aria-hidden="true" />}>
              {text.add}
            </Button>
          }
          renderActions={({ code }) => (
            <>
              <Button
                variant="quiet"
                size="small"
                icon={<Pencil aria-hidden="true" />}
                aria-label={`${text.edit} ${code}`}
              />
              <Button
                variant="quiet"
                size="small"
                icon={<Trash2 aria-hidden="true" />}
                aria-label={`${text.remove} ${code}`}
              />
            </>
          )}
          {...given}
        />
      </div>
    </main>
  );
}

const meta = {
  title: 'UI/Data grid',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    all: assets,
    begin: firstPage,
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

/** Skeletons hold the place of a whole page; nothing jumps when it comes. */
export const FirstLoad: Story = { args: { given: { rows: null, total: 0, status: 'loading' } } };

/** The rows from before stay in their place, and step back. */
export const NextPageLoads: Story = {
  args: {
    begin: { ...firstPage, page: 2 },
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
    begin: {
      ...firstPage,
      sort: { column: 'price', direction: 'descending' },
      columnFilters: [
        { name: 'status', value: 'InStore' },
        { name: 'name', value: 'printer' },
      ],
    },
  },
};

/** Filters that nobody would see otherwise stand above the table. */
export const FiltersOutOfSight: Story = {
  args: {
    begin: {
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
    begin: { ...firstPage, columnFilters: [{ name: 'name', value: 'piano' }] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found.')).toBeVisible();
    const [, clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await expect(canvas.getByText('Showing 1 - 10 of 127 records')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Assets' })).toHaveFocus();
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
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** What was there stays, and says that it is from before. */
export const ReloadFailed: Story = {
  args: {
    begin: { ...firstPage, page: 2 },
    given: { rows: assets.slice(0, 10), shownSearch: firstPage, status: 'failed' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You still see the rows from before.',
    );
    await expect(canvas.getByText('Showing 1 - 10 of 127 records')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Assets' })).toHaveFocus();
  },
};

const long =
  'Rechtsschutzversicherungsgesellschaft of the intercompany warehouse bookings, with every question that the auditors have left open since the last quarterly reconciliation, and all of the answers';

export const LongText: Story = {
  args: {
    all: assets.map((asset) => ({ ...asset, name: `${asset.name} ${long}`, note: long })),
  },
};

/** A page of 50 with 20 columns: the table scrolls within itself, the heads stay. */
export const ManyColumns: Story = {
  args: {
    begin: { ...firstPage, pageSize: 50 },
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

/** Where there is little room, a row is a card; to a screen reader it is still a row. */
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
    begin: { ...firstPage, columnFilters: [{ name: 'status', value: 'Repair' }] },
  },
};

/** A head orders ascending, then descending, then leaves the list's own order. */
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
    await expect(button).toHaveFocus();
    await expect(args.onSearch).toHaveBeenLastCalledWith(firstPage);
    await expect(
      within(canvas.getByRole('columnheader', { name: 'Status' })).queryByRole('button'),
    ).toBeNull();
  },
};

/** From the first page to the last and back, with buttons, typing and keys. */
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
    await expect(button('Last page')).toHaveFocus();
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

    await userEvent.click(button('10 per page Rows per page'));
    const sizes = await screen.findAllByRole('option');
    await expect(sizes.map(({ textContent }) => textContent)).toEqual(
      [10, 20, 30, 40, 50].map((size) => `${size} per page`),
    );
    await userEvent.click(screen.getByRole('option', { name: '50 per page' }));
    await expect(canvas.getByText('Showing 101 - 127 of 127 records')).toBeVisible();
  },
};

/** Typed filters are applied after a pause, or at once with Enter. */
export const Filtering: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const name = canvas.getByRole('textbox', { name: 'Filter by Name' });
    await userEvent.type(name, 'lamp');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await waitFor(() =>
      expect(canvas.getByText('Showing 1 - 10 of 25 records')).toBeInTheDocument(),
    );
    await expect(name).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: /Filter by Status/ }));
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

/** Columns are hidden and shown; the one that names the row stays. */
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

/** What is shown and nothing else, safe for a spreadsheet. */
export const Export: Story = {
  args: { hidden: ['owner', 'boughtOn'], begin: { ...firstPage, page: 13 } },
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
