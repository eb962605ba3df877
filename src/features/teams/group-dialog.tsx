import { useSelector } from '@xstate/react';
import { isGroupUnsaved, type TeamViewActor } from '#machines/teams/team-view.machine.ts';
import { useText } from '#i18n/text.tsx';
import { FaultSummary } from '#records/fault-summary.tsx';
import { FormDialog } from '#records/form-dialog.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useFaultFocus } from '#ui/use-fault-focus.ts';
import { GroupFields } from './group-fields.tsx';
import styles from './teams.module.css';

const formId = 'group';

interface ActorProps {
  actor: TeamViewActor;
}

interface ActionsProps extends ActorProps {
  onCancel: () => void;
}

/** A group is added or edited; what the server refuses is shown here, and what was typed stays. */
export function GroupDialog({ actor }: ActorProps) {
  const text = useText('teams');
  const isOpen = useSelector(actor, (state) => state.hasTag('groupForm'));
  const isNew = useSelector(actor, ({ context }) => context.group === null);
  const isOutdated = useSelector(
    actor,
    (state) => state.matches({ editGroup: 'stale' }) || state.matches({ editGroup: 'gone' }),
  );
  return (
    <FormDialog
      size="small"
      title={text(isNew ? 'addGroup' : 'editGroup')}
      closeLabel={text('close')}
      isOpen={isOpen}
      hasUnsaved={() => {
        const state = actor.getSnapshot();
        return state.can({ type: 'CANCEL' }) && isGroupUnsaved(state);
      }}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) =>
        isOutdated ? (
          <OutdatedActions actor={actor} onCancel={cancel} />
        ) : (
          <FormActions actor={actor} onCancel={cancel} />
        )
      }
    >
      <GroupForm actor={actor} />
    </FormDialog>
  );
}

function GroupForm({ actor }: ActorProps) {
  const text = useText('teams');
  const form = useFaultFocus(useSelector(actor, ({ context }) => context.faults));
  return (
    <form
      id={formId}
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      <OutdatedNotice actor={actor} />
      <FaultSummary actor={actor} labelOf={text} form={form} />
      <GroupFields actor={actor} />
    </form>
  );
}

/** Somebody else was faster: what they did, and that nothing typed is lost. */
function OutdatedNotice({ actor }: ActorProps) {
  const text = useText('teams');
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const isStale = useSelector(actor, (state) => state.matches({ editGroup: 'stale' }));
  const isGone = useSelector(actor, (state) => state.matches({ editGroup: 'gone' }));
  if (isStale)
    return (
      <Banner tone="danger" title={refusal}>
        {text('staleText')}
      </Banner>
    );
  if (isGone)
    return (
      <Banner tone="danger" title={refusal}>
        {text('goneText')}
      </Banner>
    );
  return null;
}

function FormActions({ actor, onCancel }: ActionsProps) {
  const text = useText('records');
  const isSaving = useSelector(actor, (state) => state.matches('savingGroup'));
  return (
    <>
      <Button isDisabled={isSaving} onPress={onCancel}>
        {text('cancel')}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        isPending={isSaving}
        pendingLabel={text('saving')}
      >
        {text('save')}
      </Button>
    </>
  );
}

/** The way on is not the default: a hasty Enter overwrites nothing. */
function OutdatedActions({ actor, onCancel }: ActionsProps) {
  const text = useText('records');
  const teams = useText('teams');
  const isGone = useSelector(actor, (state) => state.matches({ editGroup: 'gone' }));
  return (
    <>
      <Button autoFocus onPress={onCancel}>
        {text('cancel')}
      </Button>
      <Button
        variant="primary"
        onPress={() => actor.send({ type: isGone ? 'SAVE_AS_NEW' : 'SAVE_ANYWAY' })}
      >
        {teams(isGone ? 'saveAsNew' : 'saveAnyway')}
      </Button>
    </>
  );
}
