import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cx } from '../text/cx.ts';
import { tableClass } from '../display/rows/table.tsx';
import { GridFilter } from './grid-filter.tsx';
import type { GridColumn, GridPicking, GridSearch, GridTexts } from './grid.ts';
import { filteredBy, sortedBy } from './search.ts';
import { SelectBox } from './select-box.tsx';
import { as } from './roles.ts';
import styles from './grid-table.module.css';

interface GridHeadProps<Row> {
  columns: readonly GridColumn<Row>[];
  search: GridSearch;
  onSearch: (search: GridSearch) => void;
  texts: GridTexts;
  hasActions: boolean;
  rows: readonly Row[] | null;
  picking?: GridPicking<Row> | undefined;
  filtersId: string;
  hasFilters: boolean;
}

/** The column headers, some of them sort buttons, and the filter row when it is open. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, search, onSearch, texts, hasActions, filtersId, hasFilters, rows, picking } =
    props;
  return (
    <thead {...as.rowGroup} className={styles.head}>
      <tr {...as.row} data-sort-by={texts.sortBy}>
        {picking && <SelectAll picking={picking} rows={rows ?? []} />}
        {columns.map((column) => (
          <HeadCell
            key={column.id}
            column={column}
            sort={search.sort}
            onSort={() => onSearch(sortedBy(search, column.id))}
          />
        ))}
        {hasActions && (
          <th {...as.columnHeader} className={tableClass.actions}>
            {texts.actions}
          </th>
        )}
      </tr>
      {hasFilters && (
        <tr {...as.row} id={filtersId} className={styles.filters}>
          {picking && <td {...as.cell} data-is-empty />}
          {columns.map((column) => (
            <td key={column.id} {...as.cell} data-is-empty={!column.filter || undefined}>
              <GridFilter
                column={column}
                value={search.columnFilters.find(({ name }) => name === column.id)?.value ?? ''}
                texts={texts}
                onFilter={(value) => onSearch(filteredBy(search, column.id, value))}
              />
            </td>
          ))}
          {hasActions && <td {...as.cell} data-is-empty />}
        </tr>
      )}
    </thead>
  );
}

/** Selects or deselects all shown rows that can be selected. */
function SelectAll<Row>({
  picking,
  rows: shown,
}: {
  picking: GridPicking<Row>;
  rows: readonly Row[];
}) {
  const rows = shown.filter((row) => (picking.getBlock?.(row) ?? null) === null);
  const count = rows.filter((row) => picking.isSelected(row)).length;
  return (
    <th {...as.columnHeader} className={styles.selection}>
      <SelectBox
        label={picking.allLabel}
        isSelected={count > 0 && count === rows.length}
        isMixed={count > 0 && count < rows.length}
        isDisabled={rows.length === 0}
        onChange={(isSelected) => picking.onSelect(rows, isSelected)}
      />
    </th>
  );
}

interface HeadCellProps {
  column: Pick<GridColumn<never>, 'header' | 'id' | 'isSortable' | 'align'>;
  sort: GridSearch['sort'];
  onSort: () => void;
}

const arrows = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = arrows[direction ?? 'none'];
  return (
    <th
      {...as.columnHeader}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      data-align={column.align}
      className={cx(column.align === 'end' && tableClass.number)}
    >
      {column.isSortable ? (
        <button type="button" className={cx(tableClass.sort, styles.sort)} onClick={onSort}>
          <span>{column.header}</span>
          <Arrow aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
