import type { Ref } from 'react';
import { changeItem } from '#machines/menu/menu-tree.ts';
import { titleLimit, type MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { menuIcons } from '#records/menu/menu-icons.ts';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { MenuEdits } from './menu-edits.ts';
import styles from './menu.module.css';

interface ItemFieldsProps {
  item: MenuItem;
  edits: MenuEdits;
  error: string | undefined;
  titleRef: Ref<HTMLInputElement>;
  /** A new entry: its title has the focus. */
  isNew: boolean;
}

const iconNames = Object.keys(menuIcons).toSorted();

/** The title and the icon of the selected entry. */
export function ItemFields({ item, edits, error, titleRef, isNew }: ItemFieldsProps) {
  const text = useText('menuManager');
  const { items, change, isLocked } = edits;
  return (
    <section aria-label={text('selected')} className={styles.section}>
      <h2>{text('selected')}</h2>
      <TextField
        inputRef={titleRef}
        label={text('title')}
        description={text('titleHint')}
        value={item.title}
        maxLength={titleLimit}
        error={error}
        isRequired
        autoFocus={isNew}
        isReadOnly={isLocked}
        onChange={(title) => change(changeItem(items, item.id, { title }), `title:${item.id}`)}
      />
      <ComboBox
        label={text('icon')}
        placeholder={text('iconPlaceholder')}
        options={iconNames.map((id) => ({ id, label: id.replaceAll('-', ' ') }))}
        value={item.icon}
        noResults={text('noIcon')}
        isReadOnly={isLocked}
        onChange={(icon) => change(changeItem(items, item.id, { icon }))}
      />
    </section>
  );
}
