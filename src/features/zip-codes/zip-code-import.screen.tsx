import { useRef } from 'react';
import { useSelector } from '@xstate/react';
import type { ZipCodeImportActor } from '#machines/zip-codes/zip-code-import.machine.ts';
import { maxZipLines } from '#machines/zip-codes/read-zip-table.ts';
import { useText } from '#i18n/text.tsx';
import { zipCodeAddresses } from '#page/parameters/addresses.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/fields/file-drop.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { useFocusAfter } from '#ui/hooks/use-focus-after.ts';
import { ImportReport } from './import-report.tsx';
import styles from './zip-codes.module.css';

interface ZipCodeImportProps {
  actor: ZipCodeImportActor;
}

/** Imports zip codes from a table. Source: ADMIN-007, ADMIN-D17. */
export function ZipCodeImportScreen({ actor }: ZipCodeImportProps) {
  const text = useText('zipCodes');
  const isChoosing = useSelector(actor, (state) => state.matches('choosing'));
  const isReading = useSelector(
    actor,
    (state) => state.matches('reading') || state.matches('checking'),
  );
  const isUnchecked = useSelector(actor, (state) => state.matches('unchecked'));
  const isImported = useSelector(actor, (state) => state.matches('imported'));
  const step = useRef<HTMLDivElement>(null);
  // The button that had the focus is removed with its step.
  useFocusAfter(`${isChoosing} ${isReading} ${isImported}`, () => step.current);
  return (
    <>
      <PageHead
        title={text('importTitle')}
        above={[{ title: text('title'), to: zipCodeAddresses.list.to }]}
      />
      <div ref={step} tabIndex={-1} className={styles.steps}>
        {isChoosing && <ChooseFile actor={actor} />}
        {isReading && <Loader label={text('checking')} />}
        {isUnchecked && <Unchecked actor={actor} />}
        {!isChoosing && !isReading && !isUnchecked && <ImportReport actor={actor} />}
      </div>
    </>
  );
}

function ChooseFile({ actor }: ZipCodeImportProps) {
  const text = useText('zipCodes');
  const trouble = useSelector(actor, ({ context }) => context.trouble);
  return (
    <>
      <p className={styles.hint}>{text('columnsHint')}</p>
      <FileDrop
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        label={text('chooseFile')}
        hint={text('fileHint', { limit: maxZipLines })}
        error={trouble === null ? undefined : text(`trouble_${trouble}`, { limit: maxZipLines })}
        onFile={(file) => actor.send({ type: 'file.select', file })}
      />
    </>
  );
}

/** The check failed: it can be repeated with the same file. */
function Unchecked({ actor }: ZipCodeImportProps) {
  const text = useText('zipCodes');
  const records = useText('records');
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <SaveFailure failure={failure} />
      <div className={styles.actions}>
        <Button variant="primary" onPress={() => actor.send({ type: 'retry' })}>
          {records('tryAgain')}
        </Button>
        <Button onPress={() => actor.send({ type: 'import.restart' })}>
          {text('anotherFile')}
        </Button>
      </div>
    </>
  );
}
