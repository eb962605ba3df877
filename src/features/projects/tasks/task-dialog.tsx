import { useSelector } from '@xstate/react';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import type { ProjectTaskActor } from '#machines/projects/tasks/project-task.machine.ts';
import { taskStatuses, type TaskForm } from '#machines/projects/tasks/project-task.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { FormCombo } from '#records/form/choice-fields.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import { FormNumber, FormText } from '#records/form/fields.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { FormSelect } from '#records/form/select-field.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './tasks.module.css';

interface TaskDialogProps {
  actor: ProjectTaskActor;
  detail: ProjectDetail;
}

/** Adds or edits a task. Source: PROJ-063. */
export default function TaskDialog({ actor, detail }: TaskDialogProps) {
  const text = useText('projectTasks');
  const records = useText('records');
  const part = useSelector(actor, ({ context }) => context.part);
  const of = (field: keyof TaskForm) => ({
    actor,
    field,
    label: text(field === 'taskName' ? 'name' : field),
  });
  return (
    <PartDialog
      actor={actor}
      title={text(part === null ? 'addTitle' : 'editTitle')}
      save={records('save')}
      getLabel={(field) => of(field).label}
    >
      <FormText {...of('taskName')} isRequired autoFocus />
      <div className={styles.fields}>
        <FormSelect
          {...of('status')}
          choices={taskStatuses.map((id) => ({ id, label: text(`status_${id}`) }))}
        />
        <FormCombo {...of('assigneeId')} choices={useAssigneeChoices(actor, detail)} />
        <FormDate {...of('startOn')} />
        <FormDate {...of('dueOn')} />
        <FormNumber {...of('estimate')} description={text('estimateHint')} />
      </div>
      <FormText {...of('taskDescription')} multiline />
      <CreatedBy actor={actor} />
    </PartDialog>
  );
}

/** The active members, and who is assigned without being one any more. */
function useAssigneeChoices(actor: ProjectTaskActor, { project }: ProjectDetail) {
  const text = useText('projectTasks');
  const part = useSelector(actor, ({ context }) => context.part);
  const active = project.members.filter(({ isActiveMember }) => isActiveMember);
  const choices = active.map(({ employeeId: id, fullName: label }) => ({ id, label }));
  const { assigneeId, assigneeName } = part ?? {};
  if (!assigneeId || !assigneeName || choices.some(({ id }) => id === assigneeId)) return choices;
  return [...choices, { id: assigneeId, label: text('formerMember', { name: assigneeName }) }];
}

/** Who created the task, and when. */
function CreatedBy({ actor }: { actor: ProjectTaskActor }) {
  const text = useText('projectTasks');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const part = useSelector(actor, ({ context }) => context.part);
  if (!part?.createdBy || !part.createdOn) return null;
  const date = format.shortDay(toIsoDay(part.createdOn, timeZone));
  return (
    <p className={styles.note}>{isolate(text('createdByOn', { name: part.createdBy, date }))}</p>
  );
}
