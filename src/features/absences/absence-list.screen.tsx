import { useSelector } from '@xstate/react';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy } from 'react';
import { absenceFields, type Absence } from '#machines/absences/absence.ts';
import type { AbsenceListActor } from '#machines/absences/absence-list.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PartGrid } from '#records/view/part-grid.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './absences.module.css';
import { useAbsenceColumns, useDaysText } from './use-absence-columns.tsx';

const AbsenceDialog = lazy(() => import('./absence-dialog.tsx'));

export interface AbsenceListScreenProps {
  actor: AbsenceListActor;
  /** Whether the absences are the person's own. */
  isOwn: boolean;
  /** Whether the person may change them, and see their reasons. */
  canEdit: boolean;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** When an employee is away. Source: PEOPL-D41, PEOPL-D42. */
export function AbsenceListScreen(props: AbsenceListScreenProps) {
  const text = useText('absences');
  const name = useSelector(props.actor, ({ context }) => context.absences?.[0]?.employeeName);
  const { isOwn, canEdit } = props;
  return (
    <>
      <PageHead
        title={isOwn || name === undefined ? text('title') : text('titleNamed', { name })}
        crumb={text('title')}
      />
      <p className={styles.hint}>{text(canEdit ? 'hint' : 'hintForOthers')}</p>
      <AbsencesOrWait {...props} />
    </>
  );
}

function AbsencesOrWait({ actor, canEdit, onRetry }: AbsenceListScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const { absences, cause } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={onRetry}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (!absences) return <Loader label={records('loading')} />;
  return <AbsenceTable actor={actor} absences={absences} canEdit={canEdit} />;
}

interface AbsenceTableProps {
  actor: AbsenceListActor;
  absences: readonly Absence[];
  canEdit: boolean;
}

function AbsenceTable({ actor, absences, canEdit }: AbsenceTableProps) {
  const text = useText('absences');
  const daysText = useDaysText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const { form, deletion } = useSelector(actor, ({ children }) => children);
  const columns = useAbsenceColumns(canEdit);
  return (
    <>
      <PartGrid<Absence>
        title={text('title')}
        add={text('add')}
        onAdd={canEdit ? () => actor.send({ type: 'ADD' }) : undefined}
        parts={absences}
        fields={absenceFields}
        columns={columns}
        isLoading={isLoading}
        exportName="absences"
        {...(canEdit && {
          onDeleteKey: (absence) => actor.send({ type: 'DELETE', absence }),
          renderActions: (absence) => <AbsenceActions actor={actor} absence={absence} />,
        })}
      />
      <OnFirstOpen actor={form}>{(open) => <AbsenceDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(requested) => (
          <PartQuestion
            actor={requested}
            title={text('deleteTitle')}
            question={(absence) => text('deleteText', { days: daysText(absence) })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}

function AbsenceActions({ actor, absence }: { actor: AbsenceListActor; absence: Absence }) {
  const text = useText('records');
  const name = useDaysText()(absence);
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <>
      <Button
        {...quiet}
        icon={<Pencil aria-hidden="true" />}
        aria-label={text('editRecord', { name })}
        onPress={() => actor.send({ type: 'EDIT', absence })}
      />
      <Button
        {...quiet}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={text('deleteRecord', { name })}
        onPress={() => actor.send({ type: 'DELETE', absence })}
      />
    </>
  );
}
