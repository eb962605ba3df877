import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useLanguage } from '#i18n/text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataGrid, type DataGridProps } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn, GridSearch } from '#ui/data-grid/grid.ts';
import type { Tone } from '#ui/tone-icon.tsx';
import styles from './assets-grid.module.css';

export interface Asset {
  id: string;
  code: string;
  name: string;
  status: string;
  owner: string;
  price: number;
  boughtOn: string;
  note: string;
}

const samples = {
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

/** Sample rows of an asset list. */
export const assets = Array.from({ length: 127 }, (_, index): Asset => ({
  id: String(index),
  code: `AS-${String(index + 1).padStart(3, '0')}`,
  name: samples.en.names[index % 5] ?? '',
  status: statuses[index % 4] ?? '',
  owner: owners[index % 3] ?? '',
  price: 48_250.5 + index * 137,
  boughtOn: new Date(Date.UTC(2024, index % 12, 1 + (index % 28))).toISOString().slice(0, 10),
  note: index % 5 === 0 ? '=1+1, "formula"' : '',
}));

/** The columns in a language. */
function columnsIn(language: string): GridColumn<Asset>[] {
  const text = language === 'ar' ? samples.ar : samples.en;
  const [name = '', code = '', status = '', owner = '', price = '', date = '', note = ''] =
    text.heads;
  const labels: Readonly<Record<string, string>> = text.statuses;
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'INR' });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const getName = (row: Asset) => text.names[samples.en.names.indexOf(row.name)] ?? row.name;
  return [
    {
      id: 'name',
      header: name,
      cell: (row) => <a href={`#${row.id}`}>{getName(row)}</a>,
      csv: getName,
      isSortable: true,
      filter: 'text',
    },
    {
      id: 'code',
      header: code,
      cell: (row) => <span className={styles.nowrap}>{row.code}</span>,
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
      cell: (row) => <time className={styles.nowrap}>{day.format(new Date(row.boughtOn))}</time>,
      csv: (row) => row.boughtOn,
      isSortable: true,
    },
    { id: 'note', header: note, cell: (row) => row.note, csv: (row) => row.note, isLong: true },
  ];
}

/** Simulates the server's response. */
function loadPage(all: readonly Asset[], { page, pageSize, sort, columnFilters }: GridSearch) {
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

export const firstPage: GridSearch = { page: 1, pageSize: 10, sort: null, columnFilters: [] };

export interface AssetsProps {
  all: readonly Asset[];
  initialSearch: GridSearch;
  hidden: readonly string[];
  onSearch: (search: GridSearch) => void;
  onRetry: () => void;
  /** Overrides the search result. */
  given: Partial<DataGridProps<Asset>>;
  inline?: 'phone';
}

/** An asset grid whose server runs in this page. */
export function Assets({
  all,
  initialSearch,
  hidden: hiddenFirst,
  onSearch,
  onRetry,
  given,
  inline,
}: AssetsProps) {
  const language = useLanguage();
  const text = language === 'ar' ? samples.ar : samples.en;
  const [search, setSearch] = useState(initialSearch);
  const [hidden, setHidden] = useState(hiddenFirst);
  const texts = useGridTexts();
  const { rows, total } = loadPage(all, search);
  const label = language === 'ar' ? 'الأصول' : 'Assets';
  return (
    <main className={styles.canvas}>
      <div className={inline === 'phone' ? styles.phone : undefined}>
        <DataGrid
          label={label}
          columns={columnsIn(language)}
          rows={rows}
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
