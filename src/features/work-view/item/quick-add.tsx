import { useActorRef, useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { use, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { taskQuickAddMachine } from '#machines/projects/tasks/task-quick-add.machine.ts';
import type { Choice } from '#machines/records/create-choice-search.ts';
import { taskProjectSearchMachine } from '#machines/work-view/task-project-search.machine.ts';
import { useText } from '#i18n/text.tsx';
import { DraftKeeper } from '#page/drafts/use-draft.ts';
import { toQuickAddForm, useQuickAddDraft } from '#page/drafts/use-quick-add-draft.ts';
import { useBlocked } from '#records/blocked.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { pasteLines } from '#records/work/paste-lines.ts';
import type { PasteQuestionProps } from '#records/work/paste-question.tsx';
import { Blocked } from '#ui/controls/blocked.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { useHasBeen } from '#ui/hooks/use-has-been.ts';
import { QuickAddNotices } from './quick-add-notices.tsx';
import styles from '../work-view.module.css';

const PasteQuestion = onDemand<PasteQuestionProps>(() =>
  import('#records/work/paste-question.tsx').then((module) => module.PasteQuestion),
);

interface QuickAddProps {
  /** The project that the work view is filtered by; null for none. */
  filtered: Choice | null;
  onAdded: () => void;
}

/** A line that adds tasks to a project by their names. */
export function QuickAdd({ filtered, onAdded }: QuickAddProps) {
  const [selected, setSelected] = useState<Choice | null>(null);
  const [name, setName] = useState('');
  const line = useRef<LineHandle>(null);
  const project = selected ?? filtered;
  return (
    <div className={styles.quickAdd} data-quick-add>
      <ProjectField
        key={`project ${filtered?.id ?? ''}`}
        initial={project}
        onChange={(choice) => {
          // The typed name stays with the person, and is no draft of the former project.
          setName(line.current?.takeName() ?? '');
          setSelected(choice);
        }}
      />
      <Line
        key={`line ${project?.id ?? ''}`}
        ref={line}
        projectId={project?.id ?? ''}
        name={name}
        onAdded={onAdded}
      />
    </div>
  );
}

interface ProjectFieldProps {
  initial: Choice | null;
  onChange: (choice: Choice | null) => void;
}

/** Finds the project of the new task. */
function ProjectField({ initial, onChange }: ProjectFieldProps) {
  const text = useText('workView');
  const { reason } = useBlocked('projects.basic');
  const search = useActorRef(taskProjectSearchMachine, { input: { selected: initial } });
  return (
    <ChoiceSearchField
      label={text('newTaskProject')}
      search={search}
      isReadOnly={reason !== null}
      onChange={onChange}
    />
  );
}

interface LineHandle {
  /** Empties the line, and returns what was typed there. */
  takeName: () => string;
}

interface LineProps {
  ref: Ref<LineHandle>;
  /** Empty before one is selected. */
  projectId: string;
  /** What is typed already. */
  name: string;
  onAdded: () => void;
}

function Line({ ref, projectId, name: initialName, onAdded }: LineProps) {
  const text = useText('workView');
  const actor = useActorRef(taskQuickAddMachine, {
    input: {
      projectId,
      name: initialName,
      report: {
        send: ({ type }) => {
          if (type === 'tasks.added') onAdded();
        },
      },
    },
  });
  const keeper = use(DraftKeeper);
  useQuickAddDraft(actor, keeper && { ...keeper, form: toQuickAddForm(projectId) });
  useImperativeHandle(ref, () => ({
    takeName: () => {
      const typed = actor.getSnapshot().context.name;
      actor.send({ type: 'name.typed', name: '' });
      return typed;
    },
  }));
  const name = useSelector(actor, ({ context }) => context.name);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const hasPasted = useHasBeen(useSelector(actor, (state) => state.hasTag('confirming')));
  const { reason: denied } = useBlocked('projects.basic');
  const { reason: missing } = useBlocked(
    'projects.basic',
    projectId === '' && text('selectProjectFirst'),
  );
  return (
    <>
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === null) actor.send({ type: 'task.submit' });
        }}
        onPasteCapture={pasteLines(actor, denied)}
      >
        <Blocked reason={denied}>
          {(attributes) => (
            <TextField
              {...attributes}
              label={text('newTask')}
              placeholder={text('newTaskHint')}
              autoComplete="off"
              isReadOnly={denied !== null}
              value={name}
              onChange={(typed) => actor.send({ type: 'name.typed', name: typed })}
              maxLength={250}
            />
          )}
        </Blocked>
        <Button
          type="submit"
          icon={<Plus aria-hidden="true" />}
          isPending={isBusy}
          blockedBecause={missing}
        >
          {text('add')}
        </Button>
      </form>
      <QuickAddNotices actor={actor} />
      {hasPasted && <PasteQuestion actor={actor} missing={missing} />}
    </>
  );
}
