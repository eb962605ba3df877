import { useSelector } from '@xstate/react';
import { Copy } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { go } from './use-sheet-keys.ts';
import styles from './week-sheet.module.css';

/** Moves the focus to the added row, at today's cell if the week includes today. */
function focusRow(row: string): void {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')];
  const own = cells.filter(({ dataset }) => dataset['row'] === row);
  go(own.find(({ dataset }) => 'today' in dataset) ?? own[0]);
}

/** Adds rows to the sheet: one for some work, or those of last week without their times. */
export function SheetRows({ actor }: { actor: WeekSheetActor }) {
  const text = useText('clockWeek');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const copied = useSelector(actor, ({ context }) => context.copied);
  const isCopying = useSelector(actor, (state) => state.matches({ shown: 'copying' }));
  const isRead = useSelector(actor, (state) => state.hasTag('ready'));
  const hasFailed = useSelector(actor, (state) => state.matches({ shown: { idle: 'notCopied' } }));
  if (!isRead) return null;
  return (
    <div className={styles.rows}>
      <WorkPicker
        label={text('addRow')}
        value={null}
        onChange={(work) => {
          flushSync(() => actor.send({ type: 'row.added', work }));
          if (work) focusRow(keyOfWork(work));
        }}
      />
      <Button
        data-copy-rows=""
        icon={<Copy aria-hidden="true" />}
        isPending={isCopying}
        pendingLabel={text('copying')}
        onPress={() => actor.send({ type: 'rows.copy' })}
      >
        {text('copyRows')}
      </Button>
      <span role="status" className={styles.copied}>
        {copied !== null && text('copied', { count: copied })}
      </span>
      {hasFailed && (
        <Banner tone="danger">{[text('notCopied'), why(cause)].filter(Boolean).join(' ')}</Banner>
      )}
    </div>
  );
}
