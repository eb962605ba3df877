import { useSelector } from '@xstate/react';
import type { MenuFormActor } from '#machines/menu/menu-form.machine.ts';
import type { MenuItem } from '#machines/menu/menu.ts';
import { useText } from '#i18n/text.tsx';
import { getTitle } from '#records/menu/menu-titles.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import styles from './menu.module.css';

/** Someone else has saved the menu: shows who, and both menus. No option is the default. */
export function MenuConflict({ actor }: { actor: MenuFormActor }) {
  const text = useText('menuManager');
  const records = useText('records');
  const common = useText('common');
  const isOpen = useSelector(actor, (state) => state.matches({ shown: 'conflict' }));
  const { form, theirs, rejection } = useSelector(actor, ({ context }) => context);
  const cancel = () => actor.send({ type: 'CANCEL' });
  return (
    <Dialog
      size="medium"
      title={records('conflictTitle')}
      isOpen={isOpen}
      onClose={cancel}
      closeLabel={common('close')}
      actions={
        <>
          <Button autoFocus onPress={cancel}>
            {text('notNow')}
          </Button>
          <Button onPress={() => actor.send({ type: 'conflict.useTheirs' })}>
            {records('takeTheirs')}
          </Button>
          <Button onPress={() => actor.send({ type: 'conflict.keepMine' })}>
            {records('keepMine')}
          </Button>
        </>
      }
    >
      {rejection !== '' && <p>{rejection}</p>}
      <p>{text('conflictText')}</p>
      <div className={styles.compared}>
        <Outline title={text('mine')} items={form.appMenus} />
        <Outline title={text('theirs')} items={theirs?.form.appMenus ?? []} />
      </div>
    </Dialog>
  );
}

function Outline({ title, items }: { title: string; items: readonly MenuItem[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <OutlineList items={items} />
    </section>
  );
}

function OutlineList({ items }: { items: readonly MenuItem[] }) {
  const shell = useText('shell');
  return (
    <ul className={styles.outline}>
      {items.map((item) => (
        <li key={item.id}>
          <bdi>{getTitle(item, shell)}</bdi>
          {item.children.length > 0 && <OutlineList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
