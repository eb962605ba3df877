import { useSelector } from '@xstate/react';
import { FileSpreadsheet, Play } from 'lucide-react';
import type { ExportActor } from '#machines/lists/create-export.ts';
import {
  stateOfYear,
  type AssessmentYear,
  type YearState,
} from '#machines/depreciation/assessment-year.ts';
import type { RunDepreciationActor } from '#machines/depreciation/run-depreciation.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Badge, type BadgeProps } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './depreciation-rows.module.css';

const tones: Readonly<Record<YearState, NonNullable<BadgeProps['tone']>>> = {
  notRun: 'neutral',
  provisional: 'warning',
  final: 'success',
};

/** The status of a year's depreciation. */
export function YearBadge({ year }: { year: AssessmentYear }) {
  const text = useText('depreciation');
  const state = stateOfYear(year);
  if (year.mismatchCount) return <Badge tone="danger">{text('state_outdated')}</Badge>;
  return <Badge tone={tones[state]}>{text(`state_${state}`)}</Badge>;
}

/** Warns that a closed year no longer matches its assets' values, and what to do. */
export function YearMismatch({ year }: { year: AssessmentYear | null }) {
  const text = useText('depreciation');
  if (!year?.mismatchCount) return null;
  return (
    <Banner
      tone="warning"
      className={styles.mismatch}
      title={text('mismatch', { count: year.mismatchCount })}
    >
      {text('mismatchText', { name: year.assessmentYear })}
    </Banner>
  );
}

interface YearActionsProps {
  year: AssessmentYear;
  run: RunDepreciationActor;
  exporting: ExportActor<AssessmentYear>;
}

/** Whether the workbook of this year is being exported. */
const useExporting = ({ year, exporting }: Pick<YearActionsProps, 'year' | 'exporting'>) =>
  useSelector(
    exporting,
    (state) => state.hasTag('busy') && state.context.requested?.id === year.id,
  );

/** Icon buttons for a year in the list. */
export function RowActions({ year, run, exporting }: YearActionsProps) {
  const text = useText('depreciation');
  const { assessmentYear: name } = year;
  const isExporting = useExporting({ year, exporting });
  return (
    <>
      {year.isRun && (
        <Button
          size="small"
          variant="quiet"
          icon={<FileSpreadsheet aria-hidden="true" />}
          aria-label={text('exportYear', { name })}
          isPending={isExporting}
          pendingLabel={text('exporting')}
          onPress={() => exporting.send({ type: 'EXPORT', requested: year })}
        />
      )}
      <Button
        size="small"
        variant="quiet"
        icon={<Play aria-hidden="true" />}
        aria-label={text('runYear', { name })}
        onPress={() => run.send({ type: 'depreciation.run', year })}
      />
    </>
  );
}

/** The same actions next to the title of the year. */
export function HeadActions({ year, run, exporting }: YearActionsProps) {
  const text = useText('depreciation');
  const isExporting = useExporting({ year, exporting });
  return (
    <>
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        isPending={isExporting}
        pendingLabel={text('exporting')}
        effect="reading"
        blockedBecause={year.isRun ? null : text('notRunYet')}
        onPress={() => exporting.send({ type: 'EXPORT', requested: year })}
      >
        {text('exportExcel')}
      </Button>
      <Button
        variant="primary"
        icon={<Play aria-hidden="true" />}
        onPress={() => run.send({ type: 'depreciation.run', year })}
      >
        {text(year.isRun ? 'runAgain' : 'run')}
      </Button>
    </>
  );
}
