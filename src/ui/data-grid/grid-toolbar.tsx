import { Columns3, Download, ListFilter, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { MenuButton } from '../overlays/menu-button.tsx';
import { onDemand } from '../hooks/on-demand.ts';
import { toCsv, downloadCsv } from './csv.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import {
  isHideable,
  type GridColumn,
  type GridExport,
  type GridSearch,
  type GridTexts,
} from './grid.ts';
import { filteredBy, withoutFilters } from './search.ts';
import styles from './grid-toolbar.module.css';

interface GridToolbarProps<Row> {
  columns: readonly GridColumn<Row>[];
  visible: readonly GridColumn<Row>[];
  hidden: readonly string[];
  onHiddenColumns?: (hidden: readonly string[]) => void;
  rows: readonly Row[] | null;
  allRows?: readonly Row[] | undefined;
  total: number;
  exporting?: GridExport | undefined;
  search: GridSearch;
  texts: GridTexts;
  toolbar?: ReactNode;
  exportName?: string;
  filtersId: string;
  hasFilters: boolean;
  onFilters: (hasFilters: boolean) => void;
  onFiltersRemoved: (search: GridSearch) => void;
}

/** The bar above the table: the caller's content, then filters, columns and export. */
export function GridToolbar<Row>(props: GridToolbarProps<Row>) {
  const { columns, search, texts, toolbar, hasFilters, exportName } = props;
  const isFilterable = columns.some(({ filter }) => filter !== undefined);
  if (!isFilterable && !toolbar && exportName === undefined && !props.onHiddenColumns) return null;
  return (
    <div className={styles.toolbar}>
      {toolbar !== undefined && <div className={styles.own}>{toolbar}</div>}
      <FilterChips {...props} />
      <div className={styles.tools}>
        {isFilterable && (
          <Button
            variant="quiet"
            size="small"
            icon={<ListFilter aria-hidden="true" />}
            aria-expanded={hasFilters}
            aria-controls={hasFilters ? props.filtersId : undefined}
            className={search.columnFilters.length > 0 ? styles.isSet : undefined}
            onPress={() => props.onFilters(!hasFilters)}
          >
            {texts.filters(search.columnFilters.length)}
          </Button>
        )}
        <ColumnMenu {...props} />
        {exportName !== undefined && <ExportButton {...props} exportName={exportName} />}
      </div>
    </div>
  );
}

/** Exports all matching records in the visible columns. */
function ExportButton<Row>({
  exportName,
  exporting,
  rows,
  allRows = rows ?? [],
  ...props
}: GridToolbarProps<Row> & { exportName: string }) {
  const { visible, texts, total } = props;
  const save = () => downloadCsv(exportName, toCsv(visible, allRows));
  return (
    <Tooltip text={texts.exportsAll(total)}>
      <Button
        variant="quiet"
        size="small"
        icon={<Download aria-hidden="true" />}
        isDisabled={!rows?.length}
        isPending={exporting?.isPending ?? false}
        onPress={exporting?.onExport ?? save}
      >
        {texts.exportCsv}
      </Button>
    </Tooltip>
  );
}

const ColumnMenuList = onDemand(() =>
  import('./column-menu-list.tsx').then((module) => module.ColumnMenuList),
);

function ColumnMenu<Row>({ columns, hidden, onHiddenColumns, texts }: GridToolbarProps<Row>) {
  const hideable = columns.filter(isHideable);
  if (!onHiddenColumns || hideable.length === 0) return null;
  return (
    <MenuButton
      list={ColumnMenuList}
      trigger={
        <Button variant="quiet" size="small" icon={<Columns3 aria-hidden="true" />}>
          {texts.columns}
        </Button>
      }
    >
      <ColumnMenuList columns={hideable} hidden={hidden} onHiddenColumns={onHiddenColumns} />
    </MenuButton>
  );
}

/** Active filters that are not visible, because their row is closed or their column is hidden. */
function FilterChips<Row>(props: GridToolbarProps<Row>) {
  const { columns, visible, search, onFiltersRemoved, texts, hasFilters } = props;
  const unseen = search.columnFilters.flatMap(({ name, value }) => {
    const column = columns.find(({ id }) => id === name);
    const isSeen = hasFilters && visible.some(({ id }) => id === name);
    return column && !isSeen ? [{ column, value }] : [];
  });
  if (search.columnFilters.length === 0) return null;
  return (
    <div className={styles.chips}>
      {unseen.map(({ column, value }) => (
        <button
          key={column.id}
          type="button"
          className={styles.chip}
          onClick={() => onFiltersRemoved(filteredBy(search, column.id, ''))}
        >
          <span className="visually-hidden">{texts.removeFilter} </span>
          <span className={styles.chipName}>{column.header} </span>
          <bdi className={styles.chipValue}>{getLabel(column, value)}</bdi>
          <X aria-hidden="true" />
        </button>
      ))}
      <Button variant="quiet" size="small" onPress={() => onFiltersRemoved(withoutFilters(search))}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}

function getLabel({ filter }: GridColumn<never>, value: string): string {
  const options = Array.isArray(filter) ? filter : [];
  return options.find((option) => option.value === value)?.label ?? value;
}
