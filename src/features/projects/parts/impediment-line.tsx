import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import type { ProjectImpedimentActor } from '#machines/projects/impediments/project-impediment.machine.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { useText } from '#i18n/text.tsx';
import { CopyTyped } from '#records/form/copy-typed.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormText } from '#records/form/fields.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from './parts.module.css';

interface ImpedimentLineProps {
  actor: ProjectImpedimentActor;
  /** Why nothing can be raised; null if it can. */
  blockedBecause: string | null;
}

/** Raises an impediment without a dialog; Enter adds it, and the line is empty for the next. */
export function ImpedimentLine({ actor, blockedBecause }: ImpedimentLineProps) {
  const text = useText('projectParts');
  const records = useText('records');
  const isOffering = useSelector(actor, ({ context }) => context.draft !== null);
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  const isLost = useSelector(actor, (state) => state.hasTag('parentDeleted'));
  const rejection = useSelector(actor, ({ context }) => context.rejection);
  const failure = useSelector(actor, ({ context }) => context.failure);
  if (blockedBecause !== null) {
    return (
      <div className={styles.head}>
        <Button icon={<Plus aria-hidden="true" />} blockedBecause={blockedBecause}>
          {text('addImpediment')}
        </Button>
      </div>
    );
  }
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      {isLost && (
        <Banner
          tone="danger"
          title={rejection}
          action={
            <div className={styles.actions}>
              <CopyTyped actor={actor} />
              <Button size="small" onPress={() => actor.send({ type: 'CANCEL' })}>
                {records('close')}
              </Button>
            </div>
          }
        >
          {records('parentDeleted')}
        </Banner>
      )}
      {isOffering && <DraftOffer actor={actor} isTyped={isTyped} />}
      <div className={styles.field}>
        <FormText actor={actor} field="impediments" label={text('newImpediment')} />
        <Button
          type="submit"
          icon={<Plus aria-hidden="true" />}
          isDisabled={isLost}
          isPending={isSaving}
          pendingLabel={text('adding')}
        >
          {text('add')}
        </Button>
      </div>
      <SaveFailure failure={failure} />
    </form>
  );
}
