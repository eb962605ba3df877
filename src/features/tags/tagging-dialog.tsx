import { useSelector } from '@xstate/react';
import { getSelectedTag } from '#machines/tags/tagging.setup.ts';
import type { TaggingActor } from '#machines/tags/tagging.machine.ts';
import type { TagChoice } from '#machines/tags/tagged-projects.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './tags.module.css';

/** Selects a tag for one project, or for all selected ones. Source: PROJ-D72. */
export function TaggingDialog({ actor }: { actor: TaggingActor }) {
  const text = useText('tags');
  const records = useText('records');
  const isOpen = useSelector(actor, (state) => state.hasTag('dialog'));
  const isSaving = useSelector(actor, (state) => state.matches('assigning'));
  const isChoosing = useSelector(actor, (state) => state.matches({ picking: 'choosing' }));
  const count = useSelector(actor, ({ context }) => context.projects.length);
  return (
    <Dialog
      title={text('assignTitle', { count })}
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'CANCEL' })}
      actions={
        <>
          <Button onPress={() => actor.send({ type: 'CANCEL' })}>{records('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={records('saving')}
            blockedBecause={isChoosing || isSaving ? null : records('loading')}
            onPress={() => actor.send({ type: 'SAVE' })}
          >
            {text('assign')}
          </Button>
        </>
      }
    >
      <DialogContent actor={actor} />
    </Dialog>
  );
}

function DialogContent({ actor }: { actor: TaggingActor }) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const hasFailed = useSelector(actor, (state) => state.matches({ picking: 'failed' }));
  const isOpening = useSelector(actor, (state) => state.matches({ picking: 'opening' }));
  if (hasFailed) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  return isOpening ? <Loader label={records('loading')} /> : <Choice actor={actor} />;
}

function Choice({ actor }: { actor: TaggingActor }) {
  const text = useText('tags');
  const records = useText('records');
  const { choices, assignedToAll, isUnselected, projects } = useSelector(
    actor,
    ({ context }) => context,
  );
  const selected = useSelector(actor, ({ context }) => getSelectedTag(context));
  const isSaving = useSelector(actor, (state) => state.matches('assigning'));
  const ofOthers = projects.filter(({ isTaggable }) => !isTaggable).length;
  const toItem = ({ id, name, teamName, isAssignable }: TagChoice) => ({
    id,
    label: name,
    isDisabled: !isAssignable,
    ...(!isAssignable &&
      teamName !== null && {
        description: withoutMarks(text('notAssignable', { team: teamName })),
      }),
  });
  return (
    <div className={styles.dialog}>
      {choices?.every(({ isAssignable }) => !isAssignable) && <p>{text('noneAssignable')}</p>}
      <Select
        isRequired
        autoFocus
        label={text('tag')}
        items={(choices ?? []).map(toItem)}
        placeholder={records('pleaseSelect')}
        value={selected?.id ?? null}
        isLocked={isSaving}
        error={isUnselected ? text('tagRequired') : undefined}
        onChange={(tagId) => actor.send({ type: 'choice.changed', change: { tagId } })}
      />
      {selected && (
        <div>
          <TagChip name={selected.name} color={selected.color} />
        </div>
      )}
      <Checkbox
        isSelected={assignedToAll}
        isReadOnly={isSaving}
        onChange={(isOn) => actor.send({ type: 'choice.changed', change: { assignedToAll: isOn } })}
      >
        {text('applyBelow')}
      </Checkbox>
      {ofOthers > 0 && <p className={styles.meta}>{text('ofOthers', { count: ofOthers })}</p>}
    </div>
  );
}
