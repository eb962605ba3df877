import { Menu, MenuItem } from '#ui/overlays/menu.tsx';

export interface ItemOption {
  id: string;
  label: string;
}

export interface ItemOptionsProps {
  /** Name of the menu. */
  label: string;
  options: readonly ItemOption[];
  value: string;
  onChange: (id: string) => void;
}

/** The menu that changes a value in a row. */
export function ItemOptions({ label, options, value, onChange }: ItemOptionsProps) {
  return (
    <Menu
      label={label}
      selectionMode="single"
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const next = options.find(({ id }) => keys !== 'all' && keys.has(id));
        if (next && next.id !== value) onChange(next.id);
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.id} id={option.id}>
          {option.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
