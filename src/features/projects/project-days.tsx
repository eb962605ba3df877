import { useSelector } from '@xstate/react';
import type { ProjectForm } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/form/date-fields.tsx';
import type { FormScreenProps } from '#records/form/record-form.tsx';

/** The first day that can be selected. */
const firstDay = '1900-01-01';

/** Start and due date; the calendar is large, so they load after the form is shown. */
export function ProjectDays({ actor }: Pick<FormScreenProps<ProjectForm>, 'actor'>) {
  const text = useText('projects');
  const startOn = useSelector(actor, ({ context }) => context.form.startOn);
  return (
    <>
      <FormDate actor={actor} field="startOn" label={text('startOn')} min={firstDay} />
      <FormDate actor={actor} field="dueOn" label={text('dueOn')} min={startOn ?? firstDay} />
    </>
  );
}
