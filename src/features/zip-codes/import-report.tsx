import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { findBlock, type ZipCodeImportActor } from '#machines/zip-codes/zip-code-import.machine.ts';
import { useText } from '#i18n/text.tsx';
import { zipCodeAddresses } from '#page/parameters/addresses.ts';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { buttonClass } from '#ui/controls/button-class.ts';
import { RadioGroup } from '#ui/choices/radio-group.tsx';
import { ImportChanges } from './import-changes.tsx';
import { ImportCounts } from './import-counts.tsx';
import { InvalidLines } from './invalid-lines.tsx';
import styles from './zip-codes.module.css';

interface ReportProps {
  actor: ZipCodeImportActor;
}

/** The effects of an import: before it, with the decision about invalid lines, and after it. */
export function ImportReport({ actor }: ReportProps) {
  const text = useText('zipCodes');
  const report = useSelector(actor, ({ context }) => context.report);
  const lines = useSelector(actor, ({ context }) => context.table.lines);
  const isImported = useSelector(actor, (state) => state.matches('imported'));
  if (report === null) return null;
  const hasErrors = report.invalid.length > 0;
  return (
    <>
      {isImported && (
        <Banner tone="success">
          {text('imported', { count: report.addedCount + report.changedCount })}
        </Banner>
      )}
      <ImportCounts report={report} />
      <ImportChanges report={report} />
      {hasErrors && <InvalidLines errors={report.invalid} lines={lines} />}
      {!isImported && hasErrors && <Decision actor={actor} count={report.invalid.length} />}
      {isImported ? <AfterImport actor={actor} /> : <StartImport actor={actor} />}
    </>
  );
}

/** What the import does with invalid lines. */
function Decision({ actor, count }: ReportProps & { count: number }) {
  const text = useText('zipCodes');
  const value = useSelector(actor, ({ context }) => context.invalidLines);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <RadioGroup
      label={text('decision', { count })}
      options={[
        { id: 'Skip', label: text('skip') },
        { id: 'Reject', label: text('reject') },
      ]}
      value={value}
      isDisabled={isBusy}
      onChange={(invalidLines) => actor.send({ type: 'invalid.select', invalidLines })}
    />
  );
}

function StartImport({ actor }: ReportProps) {
  const text = useText('zipCodes');
  const { report, invalidLines, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const block = findBlock({ report, invalidLines });
  const count = (report?.addedCount ?? 0) + (report?.changedCount ?? 0);
  return (
    <>
      <SaveFailure failure={failure} />
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isBusy}
          pendingLabel={text('importing')}
          blockedBecause={block === null ? null : text(`blocked_${block}`)}
          onPress={() => actor.send({ type: 'rows.import' })}
        >
          {text('importCount', { count })}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'import.restart' })}>
          {text('anotherFile')}
        </Button>
      </div>
    </>
  );
}

function AfterImport({ actor }: ReportProps) {
  const text = useText('zipCodes');
  return (
    <div className={styles.actions}>
      <Link {...zipCodeAddresses.list} className={buttonClass('primary')}>
        {text('backToList')}
      </Link>
      <Button onPress={() => actor.send({ type: 'import.restart' })}>{text('anotherFile')}</Button>
    </div>
  );
}
