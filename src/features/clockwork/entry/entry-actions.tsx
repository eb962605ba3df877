import { useSelector } from '@xstate/react';
import { Pencil, Play } from 'lucide-react';
import { isRunning } from '#machines/clockwork/entry/entries.ts';
import { useText } from '#i18n/text.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { SpinnerIcon } from '#ui/display/progress/spinner-icon.tsx';
import { preloadEdit } from './edit-row.tsx';
import type { EntryActionsProps } from './entry-row-menu.tsx';

const EntryRowMenu = onDemand(() =>
  import('./entry-row-menu.tsx').then((module) => module.EntryRowMenu),
);

/** Preloads the menu of an entry when someone is about to open it. */
export const preloadMenu = () => void EntryRowMenu.preload();

const iconButton = buttonClass('quiet', 'small', { iconOnly: true });

/** Actions for an entry: buttons to continue and to edit it, the rest in a menu. */
export function EntryActions(props: EntryActionsProps) {
  const { actor, entry, onEdit } = props;
  const clock = useText('clockwork');
  const text = useText('clockDay');
  const isRestarting = useSelector(
    actor,
    // Every row evaluates this on every keystroke, so the cheap comparison comes first.
    (state) => state.context.selected?.id === entry.id && state.matches({ shown: 'restarting' }),
  );
  const name = entry.description || clock('noDescription');
  return (
    <>
      {!isRunning(entry) && (
        <button
          type="button"
          className={iconButton}
          aria-label={text('continueEntry', { name })}
          aria-busy={isRestarting}
          onClick={() => actor.send({ type: 'entry.restart', entry })}
        >
          {isRestarting ? <SpinnerIcon /> : <Play aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        data-edit=""
        className={iconButton}
        aria-label={clock('editEntry', { name })}
        onPointerEnter={preloadEdit}
        onFocus={preloadEdit}
        onClick={onEdit}
      >
        <Pencil aria-hidden="true" />
      </button>
      <RowMenu label={text('moreActions', { name })} list={EntryRowMenu}>
        <EntryRowMenu {...props} />
      </RowMenu>
    </>
  );
}
