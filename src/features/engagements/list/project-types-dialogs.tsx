import { useSelector } from '@xstate/react';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import type { ProjectTypeActor } from '#machines/engagements/list/types/project-type.machine.ts';
import type { ProjectTypesActor } from '#machines/engagements/list/types/project-types.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { FormText } from '#records/form/fields.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartDialog } from '#records/view/part-dialog.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useFocusOnClose, useRemovedPlace } from '#ui/hooks/use-focus-on-close.ts';
import styles from './engagement-list.module.css';

/** Lists, adds, renames and deletes project types. Source: ENGAG-D13. */
export default function ProjectTypesDialogs({ actor }: { actor: ProjectTypesActor }) {
  const text = useText('engagementList');
  const { form, deletion } = useSelector(actor, ({ children }) => children);
  const types = useSelector(actor, ({ context }) => context.types);
  const deletedId = useSelector(deletion, (state) => state?.context.part.id ?? null);
  const newType = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = useRemovedPlace(types?.map(({ id }) => id) ?? [], deletedId);
  const findType = () => {
    const rows = [...(list.current?.querySelectorAll('li') ?? [])].slice(0, place + 1);
    return rows.at(-1)?.querySelector<HTMLElement>('button:last-of-type') ?? newType.current;
  };
  useFocusOnClose(deletedId !== null, findType, () => {
    const { activeElement: focused, body } = document;
    const dialog = list.current?.closest('[role="dialog"]');
    return focused === body || (dialog?.contains(focused) === true && focused !== findType());
  });
  const isOpen = useSelector(actor, (state) => state.matches({ overview: 'open' }));
  const close = () => actor.send({ type: 'types.close' });
  return (
    <>
      <Dialog
        isDismissable
        title={text('projectTypes')}
        closeLabel={text('close')}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onPress={close}>{text('close')}</Button>
            <Button
              ref={newType}
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={() => actor.send({ type: 'type.add' })}
            >
              {text('newType')}
            </Button>
          </>
        }
      >
        <div ref={list}>
          <TypeList actor={actor} />
        </div>
      </Dialog>
      <OnFirstOpen actor={form}>
        {(open) => <ProjectTypeDialog key={open.sessionId} actor={open} />}
      </OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(open) => (
          <PartQuestion
            actor={open}
            title={text('deleteTypeTitle')}
            question={({ value: name }) => text('deleteTypeText', { name })}
          />
        )}
      </OnFirstOpen>
    </>
  );
}

function TypeList({ actor }: { actor: ProjectTypesActor }) {
  const text = useText('engagementList');
  const records = useText('records');
  const why = useCauseText();
  const { types, cause } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches({ list: 'unavailable' }));
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('typesUnavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (types === null) return <Loader label={records('loading')} />;
  if (types.length === 0) return <p className={styles.note}>{text('noTypes')}</p>;
  return (
    <ul className={styles.types}>
      {types.map((part) => (
        <li key={part.id}>
          <bdi>{isolate(part.value)}</bdi>
          <Button
            size="small"
            variant="quiet"
            icon={<Pencil aria-hidden="true" />}
            aria-label={text('renameType', { name: part.value })}
            onPress={() => actor.send({ type: 'type.rename', part })}
          />
          <Button
            size="small"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" />}
            aria-label={text('deleteType', { name: part.value })}
            onPress={() => actor.send({ type: 'type.delete', part })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Adds or renames a project type. */
export function ProjectTypeDialog({ actor }: { actor: ProjectTypeActor }) {
  const text = useText('engagementList');
  const records = useText('records');
  const isNew = useSelector(actor, ({ context }) => context.part === null);
  return (
    <PartDialog
      actor={actor}
      title={text(isNew ? 'newType' : 'renameTitle')}
      save={records('save')}
      getLabel={() => text('typeName')}
    >
      <FormText actor={actor} field="value" label={text('typeName')} isRequired autoFocus />
    </PartDialog>
  );
}
