import { useState } from 'react';
import { previewMenu } from '#machines/menu/menu-tree.ts';
import type { MenuChoices, MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { getTitle } from '#records/menu/menu-titles.ts';
import { Select } from '#ui/fields/select.tsx';
import styles from './menu.module.css';

interface MenuPreviewProps {
  items: readonly MenuItem[];
  roles: MenuChoices['roles'];
}

/** The menu as people with one role see it: only what its rights open. */
export function MenuPreview({ items, roles }: MenuPreviewProps) {
  const text = useText('menuManager');
  const [roleId, setRoleId] = useState<string | null>(null);
  const role = roles.find(({ id }) => id === roleId);
  return (
    <section aria-label={text('preview')} className={styles.section}>
      <h2>{text('preview')}</h2>
      <Select
        label={text('role')}
        placeholder={text('rolePlaceholder')}
        items={roles.map(({ id, name }) => ({ id, label: name }))}
        value={roleId}
        onChange={setRoleId}
      />
      {role && <Preview items={previewMenu(items, role.privileges)} />}
    </section>
  );
}

function Preview({ items }: { items: readonly MenuItem[] }) {
  const text = useText('menuManager');
  if (items.length === 0) return <p className={styles.hint}>{text('previewEmpty')}</p>;
  return <PreviewList items={items} />;
}

function PreviewList({ items }: { items: readonly MenuItem[] }) {
  const shell = useText('shell');
  return (
    <ul className={styles.preview}>
      {items.map((item) => (
        <li key={item.id}>
          <span className={styles.previewItem}>
            <MenuIcon name={item.icon} />
            <bdi>{getTitle(item, shell)}</bdi>
          </span>
          {item.children.length > 0 && <PreviewList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
