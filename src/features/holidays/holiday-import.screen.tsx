import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import type { HolidayImportActor } from '#machines/holidays/holiday-import.machine.ts';
import { maxEvents } from '#machines/holidays/ics/limits.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { holidayAddresses } from '#page/parameters/addresses.ts';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { HolidayRows, SaveRows } from './holiday-rows.tsx';
import { ReadNotes } from './read-notes.tsx';
import styles from './holidays.module.css';

/** Imports the holidays of a calendar file. Source: ADMIN-022. */
export function HolidayImportScreen({ actor }: { actor: HolidayImportActor }) {
  const text = useText('holidays');
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isChoosing = useSelector(actor, (state) => state.matches('choosing'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isShown = useSelector(actor, (state) => state.hasTag('rows') || state.matches('saved'));
  const step = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed with its step.
  useFocusAfter(`${isChoosing} ${isShown}`, () => step.current);
  return (
    <>
      <PageHead
        title={text('importTitle')}
        above={[{ title: text('title'), to: holidayAddresses.list.to }]}
      />
      <div ref={step} tabIndex={-1} className={styles.steps}>
        {isChoosing && <ChooseFile actor={actor} />}
        {!isChoosing && !isUnavailable && !isShown && <Loader label={text('reading')} />}
        {isUnavailable && (
          <Unavailable
            title={text('unavailable')}
            reason={why(cause)}
            retryLabel={records('tryAgain')}
            onRetry={() => actor.send({ type: 'retry' })}
          >
            {text('unavailableText')}
          </Unavailable>
        )}
        {isShown && <ReadFile actor={actor} />}
      </div>
    </>
  );
}

/** The years that are imported, and the file. */
function ChooseFile({ actor }: { actor: HolidayImportActor }) {
  const text = useText('holidays');
  const { year, toYear, trouble } = useSelector(actor, ({ context }) => context);
  const choose = (from: number, to: number) =>
    actor.send({ type: 'years.select', year: from, toYear: to });
  return (
    <>
      <div className={styles.choices}>
        <YearSelect
          label={text('fromYear')}
          first={year - 2}
          value={year}
          onYear={(next) => choose(next, Math.max(next, toYear))}
        />
        <YearSelect
          label={text('toYear')}
          first={year}
          value={toYear}
          onYear={(next) => choose(year, next)}
        />
      </div>
      <FileDrop
        accept=".ics,text/calendar"
        label={text('chooseFile')}
        hint={text('fileHint', { limit: maxEvents })}
        error={trouble === null ? undefined : text(trouble, { limit: maxEvents })}
        onFile={(file) => actor.send({ type: 'file.select', file })}
      />
    </>
  );
}

interface YearSelectProps {
  label: string;
  /** The first offered year. */
  first: number;
  value: number;
  onYear: (year: number) => void;
}

function YearSelect({ label, first, value, onYear }: YearSelectProps) {
  const years = Array.from({ length: 8 }, (_, at) => String(first + at));
  return (
    <Select
      label={label}
      placeholder={label}
      items={years.map((id) => ({ id, label: id }))}
      value={String(value)}
      onChange={(id) => id !== null && onYear(Number(id))}
    />
  );
}

function ReadFile({ actor }: { actor: HolidayImportActor }) {
  const text = useText('holidays');
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasRows = useSelector(actor, ({ context }) => context.rows.length > 0);
  const read = useSelector(actor, ({ context }) => context.read);
  return (
    <>
      <ReadNotes read={read} />
      {hasRows ? (
        <HolidayRows actor={actor} label={text('importTitle')} />
      ) : (
        <p className={styles.hint}>{text('noRows')}</p>
      )}
      {hasRows && <SaveRows actor={actor} />}
      <div className={styles.actions}>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'import.restart' })}>
          {text('anotherFile')}
        </Button>
      </div>
    </>
  );
}
