import { FolderPlus } from 'lucide-react';
import { addGroup, addPage, findFreePages } from '#machines/menu/menu-tree.ts';
import type { MenuPage } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { getTitle } from '#records/menu/menu-titles.ts';
import { Button } from '#ui/controls/button.tsx';
import { ComboBox } from '#ui/fields/combo-box.tsx';
import type { MenuEdits } from './menu-edits.ts';
import styles from './menu.module.css';

interface AddEntriesProps {
  edits: MenuEdits;
  pages: readonly MenuPage[];
  selectedId: string | null;
  /** A new group, whose title is typed next. */
  onAdded: (id: string) => void;
}

/** Adds a page that is not in the menu yet, found by its title or address, or a new group. */
export function AddEntries({ edits, pages, selectedId, onAdded }: AddEntriesProps) {
  const text = useText('menuManager');
  const shell = useText('shell');
  const { items, change, isLocked } = edits;
  const options = findFreePages(items, pages).map((page) => ({
    id: page.route,
    label: getTitle(page, shell),
    description: page.isActive ? page.route : text('inactivePage', { route: page.route }),
    foundBy: page.route,
  }));
  const addNewGroup = () => {
    const id = crypto.randomUUID();
    change(addGroup(items, { id, title: text('newGroup') }));
    onAdded(id);
  };
  return (
    <div className={styles.add}>
      <ComboBox
        // An added page is no longer an option: the field starts again without one.
        key={options.length}
        label={text('addPage')}
        placeholder={text(options.length === 0 ? 'allPagesIn' : 'addPagePlaceholder')}
        options={options}
        value={null}
        noResults={text('noPage')}
        isReadOnly={isLocked}
        onChange={(route) => {
          const page = pages.find((each) => each.route === route);
          if (page) change(addPage(items, page, selectedId));
        }}
      />
      <Button
        icon={<FolderPlus aria-hidden="true" />}
        blockedBecause={isLocked ? text('isSaving') : null}
        onPress={addNewGroup}
      >
        {text('addGroup')}
      </Button>
    </div>
  );
}
