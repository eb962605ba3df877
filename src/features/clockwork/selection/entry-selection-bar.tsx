import { useSelector } from '@xstate/react';
import { Building2, Clock, Home, Trash2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SelectedEntriesActor } from '#machines/clockwork/selection/selected-entries.machine.ts';
import type { Work } from '#machines/work/work.ts';
import { useText } from '#i18n/text.tsx';
import { isCovered } from '#page/keys/use-key.ts';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useListener } from '#ui/hooks/use-listener.ts';
import { dayFocusTargets } from '../day/day-focus.ts';
import styles from './entry-selection-bar.module.css';

interface EntrySelectionBarProps {
  actor: SelectedEntriesActor;
  onClear: () => void;
}

/** The number of selected entries and the actions for them; Escape clears the selection. */
export function EntrySelectionBar({ actor, onClear }: EntrySelectionBarProps) {
  const text = useText('clockActions');
  const clock = useText('clockwork');
  const [lacksTask, setLacksTask] = useState(false);
  const count = useSelector(actor, ({ context }) => context.entries.length);
  const failure = useSelector(actor, (state) =>
    state.hasTag('editing') ? null : state.context.failure,
  );
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const isAssigning = useSelector(actor, (state) => state.matches('assigning'));
  const isMarking = useSelector(actor, (state) => state.matches('marking'));
  const isWFO = useSelector(actor, ({ context }) => context.isWFO);
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The bar is about to disappear, so the focus moves to the first previously selected entry.
    if (bar.current?.contains(document.activeElement)) {
      const [first] = actor.getSnapshot().context.entries;
      dayFocusTargets.box(first?.id)?.focus();
    }
    onClear();
  };
  useListener('keydown', ({ key, target }) => {
    const isTyping =
      target instanceof Element && target.closest('form, [role="combobox"]') !== null;
    if (key === 'Escape' && !isTyping && !isCovered()) clear();
  });
  const assign = (work: Work | null) => {
    setLacksTask((work?.taskId ?? null) === null);
    actor.send({ type: 'work.assign', work });
  };
  const blocked = isBusy ? clock('stillBusy') : null;
  const mark = (isAtOffice: boolean) => (
    <Button
      size="small"
      icon={isAtOffice ? <Building2 aria-hidden="true" /> : <Home aria-hidden="true" />}
      blockedBecause={isMarking && isWFO === isAtOffice ? null : blocked}
      isPending={isMarking && isWFO === isAtOffice}
      pendingLabel={text('marking')}
      onPress={() => actor.send({ type: 'entries.markOffice', isWFO: isAtOffice })}
    >
      {text(isAtOffice ? 'atOffice' : 'notAtOffice')}
    </Button>
  );
  return (
    <div data-bottom-bar={count > 0 || undefined} className={styles.slot}>
      <p role="status" className="visually-hidden">
        {count > 0 && text('selected', { count })}
      </p>
      {count > 0 && (
        <div
          ref={bar}
          role="group"
          aria-label={text('selectedEntries')}
          aria-busy={isBusy}
          className={styles.bar}
        >
          <SaveFailure failure={failure} title={text('notDone')} />
          {lacksTask && (
            <p role="alert" className={styles.error}>
              {text('needsTask')}
            </p>
          )}
          <div className={styles.actions}>
            <strong aria-hidden="true">{text('selected', { count })}</strong>
            <WorkPicker
              size="small"
              label={isAssigning ? text('assigning') : text('assign')}
              value={null}
              blockedBecause={blocked}
              onChange={assign}
            />
            {mark(true)}
            {mark(false)}
            <Button
              size="small"
              icon={<Clock aria-hidden="true" />}
              blockedBecause={blocked}
              onPress={() => actor.send({ type: 'times.adjust' })}
            >
              {text('adjust')}
            </Button>
            <Button
              size="small"
              icon={<Trash2 aria-hidden="true" />}
              blockedBecause={blocked}
              onPress={() => actor.send({ type: 'DELETE' })}
            >
              {text('delete')}
            </Button>
            <Button size="small" variant="quiet" icon={<X aria-hidden="true" />} onPress={clear}>
              {text('clear')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
