import { useActorRef, useSelector } from '@xstate/react';
import { projectCodeMachine } from '#machines/projects/project-code.machine.ts';
import type { ProjectForm } from '#machines/projects/project.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { RecordForm, type FormScreenProps } from '#records/form/record-form.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { projectAddresses } from '#page/parameters/addresses.ts';
import styles from './project-form.module.css';

type Props = Pick<FormScreenProps<ProjectForm>, 'actor'>;

const ProjectDays = onDemand<Props>(() =>
  import('./project-days.tsx').then((module) => module.ProjectDays),
);
const NewProjectFields = onDemand<Props>(() =>
  import('./new-project-fields.tsx').then((module) => module.NewProjectFields),
);

/** Creates or edits a project. Source: PROJ-053. */
export function ProjectFormScreen(props: FormScreenProps<ProjectForm>) {
  const { actor } = props;
  const text = useText('projects');
  const isNew = useSelector(actor, ({ context }) => context.id === null);
  const of = (field: 'name' | 'code' | 'description') => ({ actor, field, label: text(field) });
  return (
    <RecordForm {...props} text={text} list={projectAddresses.list}>
      <FormText {...of('name')} isRequired autoFocus />
      <FormText {...of('code')} isRequired {...(isNew && { description: text('codeHint') })} />
      {isNew && <CodeSuggestion actor={actor} />}
      <FormText {...of('description')} multiline />
      <div className={styles.days}>
        <ProjectDays actor={actor} />
      </div>
      {isNew && <NewProjectFields actor={actor} />}
    </RecordForm>
  );
}

/** Fills in a suggested code while the person types the name; it shows nothing itself. */
function CodeSuggestion({ actor }: Props) {
  useActorRef(projectCodeMachine, { input: { form: actor } });
  return null;
}
