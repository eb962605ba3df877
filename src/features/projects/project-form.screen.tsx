import { useActorRef, useSelector } from '@xstate/react';
import { projectCodeMachine } from '#machines/projects/project-code.machine.ts';
import type { ProjectForm } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { FormDate } from '#records/date-fields.tsx';
import { FormText } from '#records/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/record-form.tsx';
import { projectAddresses } from '#page/addresses.ts';
import { NewProjectFields } from './new-project-fields.tsx';
import styles from './project-form.module.css';

/** The first day that can be selected. */
const firstDay = '1900-01-01';

/** Creates or edits a project. Source: PROJ-053. */
export function ProjectFormScreen(props: FormScreenProps<ProjectForm>) {
  const { actor } = props;
  const text = useText('projects');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const startOn = useSelector(actor, ({ context }) => context.form.startOn);
  const of = <Field extends keyof ProjectForm>(field: Field) => ({
    actor,
    field,
    label: text(field),
  });
  return (
    <RecordForm {...props} text={text} list={projectAddresses.list}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('code')} isRequired {...(isNew && { description: text('codeHint') })} />
      {isNew && <CodeSuggestion actor={actor} />}
      <FormText {...of('description')} multiline />
      <div className={styles.days}>
        <FormDate {...of('startOn')} min={firstDay} />
        <FormDate {...of('dueOn')} min={startOn ?? firstDay} />
      </div>
      {isNew && <NewProjectFields actor={actor} />}
    </RecordForm>
  );
}

/** Fills in a suggested code while the person types the name; it shows nothing itself. */
function CodeSuggestion({ actor }: Pick<FormScreenProps<ProjectForm>, 'actor'>) {
  useActorRef(projectCodeMachine, { input: { form: actor } });
  return null;
}
