import { ChevronRight, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent } from 'react-aria-components';
import { isGroup, type MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { MenuIcon } from '#records/menu/menu-icon.tsx';
import { getTitle } from '#records/menu/menu-titles.ts';
import { buttonClass } from '#ui/controls/button-class.ts';
import { cx } from '#ui/text/cx.ts';
import { ItemMenu } from './item-menu.tsx';
import type { MenuEdits } from './menu-edits.ts';
import { useTreeOrder } from './use-tree-order.ts';
import styles from './menu.module.css';

export interface MenuTreeProps {
  edits: MenuEdits;
  selectedId: string | null;
  onSelect: (id: string | null) => void;
  /** Selects an entry, to rename it. */
  onRename: (id: string) => void;
  /** The errors of the entries, and those of the server, by id. */
  errors: ReadonlyMap<string, string>;
}

/** The menu as a tree, whose entries are moved by dragging or from their menus. */
export function MenuTree(props: MenuTreeProps) {
  const { edits, selectedId, onSelect, errors } = props;
  const text = useText('menuManager');
  const shell = useText('shell');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const { ref, dragAndDropHooks } = useTreeOrder({
    edits,
    getText: (item) => getTitle(item, shell),
  });
  const groups = edits.items.filter(isGroup).map(({ id }) => id);
  const renderItem = (item: MenuItem) => (
    <TreeItem
      id={item.id}
      textValue={getTitle(item, shell).trim() || text('untitled')}
      className={styles.item ?? ''}
    >
      <ItemContent {...props} item={item} error={errors.get(item.id)} />
      <Collection items={item.children} dependencies={[edits, errors, selectedId]}>
        {renderItem}
      </Collection>
    </TreeItem>
  );
  return (
    <Tree
      ref={ref}
      aria-label={text('tree')}
      className={styles.tree ?? ''}
      items={edits.items}
      dependencies={[edits, errors, selectedId]}
      expandedKeys={groups.filter((id) => !closed.has(id))}
      onExpandedChange={(keys) => setClosed(new Set(groups.filter((id) => !keys.has(id))))}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={selectedId === null ? [] : [selectedId]}
      onSelectionChange={(keys) => {
        const [id] = keys === 'all' ? [] : [...keys].map(String);
        onSelect(id ?? null);
      }}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className={styles.empty}>{text('emptyTree')}</p>}
    >
      {renderItem}
    </Tree>
  );
}

interface ItemContentProps extends MenuTreeProps {
  item: MenuItem;
  error: string | undefined;
}

function ItemContent({ item, error, edits, onSelect, onRename }: ItemContentProps) {
  const text = useText('menuManager');
  const title = getTitle(item, useText('shell'));
  const name = title.trim() === '' ? text('untitled') : title;
  return (
    <TreeItemContent>
      {({ hasChildItems, isExpanded }) => (
        <div className={styles.row}>
          <Button
            slot="drag"
            className={buttonClass('quiet', 'small', { iconOnly: true })}
            aria-label={text('move', { name })}
          >
            <GripVertical aria-hidden="true" />
          </Button>
          {hasChildItems && (
            <Button
              slot="chevron"
              className={buttonClass('quiet', 'small', { iconOnly: true })}
              aria-label={text(isExpanded ? 'collapse' : 'expand', { name })}
            >
              <ChevronRight aria-hidden="true" className={cx(styles.chevron, 'flip-rtl')} />
            </Button>
          )}
          <span className={styles.icon}>
            <MenuIcon name={item.icon} />
          </span>
          <span className={styles.named}>
            <bdi className={styles.title}>{name}</bdi>
            <span className={styles.route}>
              {item.route === null ? text('group') : <bdi dir="ltr">{item.route}</bdi>}
            </span>
            {error !== undefined && <span className={styles.error}>{error}</span>}
          </span>
          <ItemMenu item={item} name={name} edits={edits} onSelect={onSelect} onRename={onRename} />
        </div>
      )}
    </TreeItemContent>
  );
}
