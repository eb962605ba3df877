import { Menu, MenuItem } from '../overlays/menu.tsx';
import type { GridColumn } from './grid.ts';

interface ColumnMenuListProps {
  /** The columns that can be hidden. */
  columns: readonly Pick<GridColumn<never>, 'id' | 'header'>[];
  hidden: readonly string[];
  onHiddenColumns: (hidden: readonly string[]) => void;
}

/** The column menu of a grid: the visible columns are selected. */
export function ColumnMenuList({ columns, hidden, onHiddenColumns }: ColumnMenuListProps) {
  return (
    <Menu
      placement="bottom end"
      selectionMode="multiple"
      selectedKeys={columns.flatMap(({ id }) => (hidden.includes(id) ? [] : [id]))}
      onSelectionChange={(keys) =>
        onHiddenColumns(columns.flatMap(({ id }) => (keys === 'all' || keys.has(id) ? [] : [id])))
      }
    >
      {columns.map(({ id, header }) => (
        <MenuItem key={id} id={id}>
          {header}
        </MenuItem>
      ))}
    </Menu>
  );
}
