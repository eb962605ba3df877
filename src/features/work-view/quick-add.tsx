import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { taskQuickAddMachine } from '#machines/projects/task-quick-add.machine.ts';
import type { WorkViewChoice } from '#machines/work-view/work-view-choices.actors.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import styles from './work-view.module.css';

interface QuickAddProps {
  projects: readonly WorkViewChoice[];
  /** The project that the work view is filtered by; empty for none. */
  projectId: string;
  onAdded: () => void;
}

/** A line that adds tasks to a project by their names. */
export function QuickAdd({ projects, projectId: filtered, onAdded }: QuickAddProps) {
  const text = useText('workView');
  const [selected, setSelected] = useState<string | null>(null);
  const projectId = selected ?? filtered;
  return (
    <div className={styles.quickAdd} data-quick-add>
      <Select
        label={text('newTaskProject')}
        placeholder={text('selectProject')}
        items={projects}
        value={projectId === '' ? null : projectId}
        onChange={setSelected}
      />
      <Line key={projectId} projectId={projectId} onAdded={onAdded} />
    </div>
  );
}

function Line({ projectId, onAdded }: Pick<QuickAddProps, 'projectId' | 'onAdded'>) {
  const text = useText('workView');
  const actor = useActorRef(taskQuickAddMachine, {
    input: {
      projectId,
      report: {
        send: ({ type }) => {
          if (type === 'tasks.added') onAdded();
        },
      },
    },
  });
  const name = useSelector(actor, ({ context }) => context.name);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const first = useSelector(actor, ({ context }) => context.queue[0]?.name ?? '');
  const missing = projectId === '' ? text('selectProjectFirst') : null;
  return (
    <>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (missing === null) actor.send({ type: 'task.submit' });
        }}
      >
        <TextField
          label={text('newTask')}
          value={name}
          onChange={(typed) => actor.send({ type: 'name.typed', name: typed })}
          maxLength={250}
        />
        <Button type="submit" isPending={isBusy} blockedBecause={missing}>
          {text('add')}
        </Button>
      </form>
      {failure !== null && (
        <Banner tone="danger" title={text('notAdded', { name: first })}>
          <p>{failure.message}</p>
          <Button size="small" onPress={() => actor.send({ type: 'retry' })}>
            {text('sendAgain')}
          </Button>{' '}
          <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'task.discard' })}>
            {text('dismiss')}
          </Button>
        </Banner>
      )}
    </>
  );
}
