import { Check, Plus, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components';
import type { Work, WorkProject } from '#machines/work/work.ts';
import { keyOfWork } from '#machines/work/work.ts';
import { useText } from '#i18n/text.tsx';
import styles from './work-finder.module.css';

interface OptionGroupProps {
  id: string;
  label: string;
  children: ReactNode;
}

export const OptionGroup = ({ id, label, children }: OptionGroupProps) => (
  <ListBoxSection id={id}>
    <Header className={styles.heading ?? ''}>{label}</Header>
    {children}
  </ListBoxSection>
);

interface WorkOptionProps {
  work: Work;
  isSelected: boolean;
  onSelect: () => void;
}

/** A task with its project below it, or a project. */
export function WorkOption({ work, isSelected, onSelect }: WorkOptionProps) {
  const text = useText('work');
  const { projectDisplayString: project, taskDisplayString: task } = work;
  return (
    <ListBoxItem
      id={keyOfWork(work)}
      textValue={[task, project, isSelected && text('selected')].filter(Boolean).join(', ')}
      className={styles.option ?? ''}
      onAction={onSelect}
    >
      <span className={styles.message}>
        <bdi>{task || project}</bdi>
        {task !== '' && <bdi className={styles.hint}>{project}</bdi>}
      </span>
      {isSelected && <Check aria-hidden="true" className={styles.check} />}
    </ListBoxItem>
  );
}

interface NewTaskOptionProps {
  project: WorkProject;
  onRequest: () => void;
}

export function NewTaskOption({ project, onRequest }: NewTaskOptionProps) {
  const text = useText('work');
  const label = text('newTaskIn', { project: project.projectDisplayString });
  return (
    <ListBoxItem
      id={`new ${project.projectId}`}
      textValue={label}
      className={styles.option ?? ''}
      onAction={onRequest}
    >
      <Plus aria-hidden="true" />
      <span className={styles.message}>{label}</span>
    </ListBoxItem>
  );
}

export function RetryOption({ onRetry }: { onRetry: () => void }) {
  const text = useText('work');
  return (
    <ListBoxItem
      id="retry"
      textValue={text('tryAgain')}
      className={styles.option ?? ''}
      onAction={onRetry}
    >
      <RotateCw aria-hidden="true" />
      <span className={styles.message}>{text('tryAgain')}</span>
    </ListBoxItem>
  );
}
