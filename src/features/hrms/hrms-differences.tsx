import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Download, GitCompareArrows } from 'lucide-react';
import {
  hrmsTypes,
  type HrmsDifference,
  type HrmsPreview,
  type HrmsType,
} from '#machines/hrms/hrms.ts';
import type { HrmsImportActor } from '#machines/hrms/hrms-import.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { cx } from '#ui/text/cx.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { Panel } from '#ui/overlays/panel.tsx';
import { TableFrame, tableClass } from '#ui/display/rows/table.tsx';
import { HrmsSkippedTable } from './hrms-skipped.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

interface HrmsDifferencesProps {
  actor: HrmsImportActor;
}

/** The comparison by field and person, of which a selection is applied. Source: INTEG-014. */
export function HrmsDifferences({ actor }: HrmsDifferencesProps) {
  const { text } = useHrmsTexts();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { preview } = state.context;
  const isComparing = state.matches('comparing');
  return (
    <Panel
      title={text('differences')}
      actions={
        <Button
          size="small"
          icon={<GitCompareArrows aria-hidden="true" />}
          isPending={isComparing}
          pendingLabel={text('comparing')}
          isDisabled={state.hasTag('busy') && !isComparing}
          onPress={() => actor.send({ type: 'differences.compare' })}
        >
          {text(preview ? 'compareAgain' : 'compare')}
        </Button>
      }
    >
      <div className={styles.panel}>
        {preview ? (
          <Compared actor={actor} preview={preview} />
        ) : (
          <p className={styles.hint}>{text('notCompared')}</p>
        )}
      </div>
    </Panel>
  );
}

interface ComparedProps extends HrmsDifferencesProps {
  preview: HrmsPreview;
}

function Compared({ actor, preview }: ComparedProps) {
  const { text } = useHrmsTexts();
  const { dateTime } = useFormat();
  const { isComplete, receivedCount, totalCount, differences, skipped, sameCount } = preview;
  return (
    <>
      <p className={styles.hint}>
        {text('comparedOn', { time: dateTime(preview.comparedOn), same: sameCount })}
      </p>
      {!isComplete && (
        <Banner tone="warning" title={text('respondsHalf')}>
          {text('halfText', { count: receivedCount, total: totalCount })}
        </Banner>
      )}
      {differences.length === 0 && isComplete && (
        <Banner tone="success">{text('noDifferences')}</Banner>
      )}
      {hrmsTypes.map((type) => (
        <FieldDifferences
          key={type}
          actor={actor}
          type={type}
          differences={differences.filter((each) => each.type === type)}
        />
      ))}
      {differences.length > 0 && <Apply actor={actor} preview={preview} />}
      {skipped.length > 0 && <HrmsSkippedTable skipped={skipped} />}
    </>
  );
}

interface FieldDifferencesProps extends HrmsDifferencesProps {
  type: HrmsType;
  differences: readonly HrmsDifference[];
}

/** The differences of one field, each with a checkbox, and one for all of them. */
function FieldDifferences({ actor, type, differences }: FieldDifferencesProps) {
  const { text, nameType } = useHrmsTexts();
  const titleId = useId();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { selectedIds, preview } = state.context;
  if (differences.length === 0) return null;
  const ids = differences.map(({ id }) => id);
  const selected = ids.filter((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  const isLocked = !state.hasTag('selectable') || preview?.isComplete !== true;
  const selectAll = (isSelected: boolean) =>
    actor.send({
      type: 'differences.select',
      ids: isSelected ? [...others, ...ids] : others,
    });
  return (
    <div role="group" aria-labelledby={titleId} className={styles.field}>
      <h3 id={titleId} className={styles.heading}>
        {nameType(type)}
      </h3>
      <TableFrame label={nameType(type)}>
        <table className={cx(tableClass.table, styles.values)}>
          <thead>
            <tr>
              <th scope="col">
                <Checkbox
                  isSelected={selected.length === ids.length}
                  isIndeterminate={selected.length > 0 && selected.length < ids.length}
                  isDisabled={isLocked}
                  onChange={selectAll}
                >
                  {text('person')}
                </Checkbox>
              </th>
              <th scope="col">{text('current')}</th>
              <th scope="col">{text('fromHrms')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ id, employeeName, currentValue, providerValue }) => (
              <tr key={id}>
                <th scope="row">
                  <Checkbox
                    isSelected={selectedIds.includes(id)}
                    isDisabled={isLocked}
                    onChange={() => actor.send({ type: 'difference.toggle', id })}
                  >
                    {isolate(employeeName)}
                  </Checkbox>
                </th>
                <td>{currentValue === null ? '-' : <bdi>{currentValue}</bdi>}</td>
                <td className={styles.next}>
                  <bdi>{providerValue}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </div>
  );
}

function Apply({ actor, preview }: ComparedProps) {
  const { text } = useHrmsTexts();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { length: count } = state.context.selectedIds;
  const isApplying = state.matches('applying');
  const reason = !preview.isComplete
    ? text('blockedHalf')
    : count === 0
      ? text('blockedNone')
      : null;
  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        icon={<Download aria-hidden="true" />}
        isPending={isApplying}
        pendingLabel={text('applying')}
        isDisabled={state.hasTag('busy') && !isApplying}
        blockedBecause={reason}
        onPress={() => actor.send({ type: 'differences.apply' })}
      >
        {text('apply')}
      </Button>
      <span className={styles.hint}>
        {text('selected', { count, total: preview.differences.length })}
      </span>
    </div>
  );
}
