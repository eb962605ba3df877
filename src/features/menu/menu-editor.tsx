import { useSelector } from '@xstate/react';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { findItem } from '#machines/menu/menu-tree.ts';
import { useText } from '#i18n/text.tsx';
import { isChanged } from '#machines/records/form-values.ts';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { AddEntries } from './add-entries.tsx';
import { ItemFields } from './item-fields.tsx';
import { useMenuEdits } from './menu-edits.ts';
import type { MenuManagerProps } from './menu-manager.screen.tsx';
import { MenuPreview } from './menu-preview.tsx';
import { MenuTree } from './menu-tree.tsx';
import { useItemErrors } from './use-item-errors.ts';
import styles from './menu.module.css';

/** The tree, the selected entry, the preview, and what saves them. */
export function MenuEditor({ actor, history, restore }: MenuManagerProps) {
  const text = useText('menuManager');
  const edits = useMenuEdits(actor, history);
  const choices = useSelector(actor, ({ context }) => context.choices);
  const version = useSelector(actor, ({ context }) => context.version);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const [addedId, setAddedId] = useState<string | null>(null);
  const titleField = useRef<HTMLInputElement>(null);
  const { ofItems, ofMenu } = useItemErrors(actor);
  const selected = selectedId === null ? null : findItem(edits.items, selectedId);
  const rename = (id: string) => {
    setSelectedId(id);
    setRenaming(true);
  };
  return (
    <div
      role="presentation"
      className={styles.editor}
      // The menu of an entry gives its button the focus when it closes; the menu itself is no part
      // of this element.
      onFocus={({ currentTarget, target }) => {
        const field = titleField.current;
        if (!isRenaming || !field || !currentTarget.contains(target)) return;
        setRenaming(false);
        field.focus();
        field.select();
      }}
    >
      <div className={styles.main}>
        <AddEntries
          edits={edits}
          pages={choices?.pages ?? []}
          selectedId={selectedId}
          onAdded={(id) => {
            setSelectedId(id);
            setAddedId(id);
          }}
        />
        <div className={styles.tools}>
          <UndoButton history={history} isLocked={edits.isLocked} />
          <Button
            variant="quiet"
            icon={<RotateCcw aria-hidden="true" />}
            blockedBecause={edits.isLocked ? text('isSaving') : null}
            onPress={() => restore.send({ type: 'RESTORE', version })}
          >
            {text('restore')}
          </Button>
        </div>
        {ofMenu !== undefined && (
          <p role="alert" className={styles.error}>
            {ofMenu}
          </p>
        )}
        <MenuTree
          edits={edits}
          selectedId={selectedId}
          onSelect={setSelectedId}
          onRename={rename}
          errors={ofItems}
        />
        <SaveBar actor={actor} history={history} restore={restore} />
      </div>
      <div className={styles.aside}>
        {selected ? (
          <ItemFields
            key={selected.id}
            item={selected}
            edits={edits}
            error={ofItems.get(selected.id)}
            titleRef={titleField}
            isNew={selected.id === addedId}
          />
        ) : (
          <p className={styles.hint}>{text('selectHint')}</p>
        )}
        <MenuPreview items={edits.items} roles={choices?.roles ?? []} />
      </div>
    </div>
  );
}

function UndoButton({
  history,
  isLocked,
}: Pick<MenuManagerProps, 'history'> & { isLocked: boolean }) {
  const text = useText('menuManager');
  const canUndo = useSelector(history, (state) => state.can({ type: 'undo' }));
  const blocked = canUndo ? null : text('nothingToUndo');
  return (
    <Button
      variant="quiet"
      icon={<Undo2 aria-hidden="true" />}
      blockedBecause={isLocked ? text('isSaving') : blocked}
      onPress={() => history.send({ type: 'undo' })}
    >
      {text('undo')}
    </Button>
  );
}

function SaveBar({ actor, history }: MenuManagerProps) {
  const text = useText('menuManager');
  const records = useText('records');
  const isSaving = useSelector(
    actor,
    (state) => state.matches({ shown: 'saving' }) || state.matches({ shown: 'comparing' }),
  );
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const canReset = useSelector(actor, (state) => state.can({ type: 'reset' }));
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={<SaveFailure failure={failure} />}>
      <Button
        variant="primary"
        isPending={isSaving}
        pendingLabel={text('saving')}
        onPress={() => actor.send({ type: 'SAVE' })}
      >
        {records('save')}
      </Button>
      {isUnsaved && canReset && (
        <Button
          onPress={() => {
            actor.send({ type: 'reset' });
            history.send({ type: 'clear' });
          }}
        >
          {text('reset')}
        </Button>
      )}
    </SaveBarFrame>
  );
}
