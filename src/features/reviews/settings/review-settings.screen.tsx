import { useSelector } from '@xstate/react';
import { isChanged } from '#machines/records/form-values.ts';
import type { NudgeRunActor } from '#machines/reviews/settings/nudge-run.machine.ts';
import type { ReviewSettingsActor } from '#machines/reviews/settings/review-settings.machine.ts';
import {
  legendStatuses,
  type ReviewSettingsForm,
} from '#machines/reviews/settings/review-settings.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { FormFrame } from '#records/form/form-frame.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { SaveBarFrame } from '#records/form/save-bar-frame.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ShutFields } from '#records/form/use-field.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { GeneralSettings } from './general-settings.tsx';
import { LegendFields } from './legend-fields.tsx';
import { NudgeRunSection } from './nudge-run-section.tsx';
import styles from './review-settings.module.css';
import { SettingsConflict } from './settings-conflict.tsx';
import { useFieldLabel } from './use-field-label.ts';

interface ReviewSettingsScreenProps {
  actor: ReviewSettingsActor;
  nudgeRun: NudgeRunActor;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** The settings of performance reviews. Source: REVW-018, REVW-D27. */
export function ReviewSettingsScreen(props: ReviewSettingsScreenProps) {
  const text = useText('reviewSettings');
  return (
    <>
      <PageHead title={text('title')} />
      <SettingsOrWait {...props} />
    </>
  );
}

function SettingsOrWait({ actor, nudgeRun, onRetry }: ReviewSettingsScreenProps) {
  const text = useText('records');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const cause = useSelector(actor, ({ context }) => context.cause);
  if (isLoading) return <Loader label={text('loading')} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={onRetry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return (
    <div className={styles.page}>
      <SettingsForm actor={actor} />
      <NudgeRunSection actor={nudgeRun} />
      <SettingsConflict actor={actor} />
    </div>
  );
}

function SettingsForm({ actor }: { actor: ReviewSettingsActor }) {
  const getLabel = useFieldLabel();
  const { reason } = useBlocked('cycle.add');
  const isOffering = useSelector(actor, (state) =>
    state.matches({ shown: { editing: 'offering' } }),
  );
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  return (
    <FormFrame<ReviewSettingsForm>
      actor={actor}
      getLabel={getLabel}
      notice={
        <>
          {reason !== null && <Banner tone="info">{reason}</Banner>}
          {isOffering && <DraftOffer actor={actor} isTyped={isTyped} />}
        </>
      }
      onSave={() => {
        if (reason === null) actor.send({ type: 'SAVE' });
      }}
      onCancel={() => undefined}
    >
      <ShutFields value={reason !== null}>
        <GeneralSettings actor={actor} />
        <LegendFields actor={actor} statuses={legendStatuses} />
      </ShutFields>
      <SaveBar actor={actor} blocked={reason} />
    </FormFrame>
  );
}

function SaveBar({ actor, blocked }: { actor: ReviewSettingsActor; blocked: string | null }) {
  const text = useText('reviewSettings');
  const records = useText('records');
  const isSaving = useSelector(actor, (state) => state.hasTag('busy'));
  const isUnsaved = useSelector(actor, ({ context }) => isChanged(context));
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <SaveBarFrame isUnsaved={isUnsaved} failure={<SaveFailure failure={failure} />}>
      <Button
        type="submit"
        variant="primary"
        isPending={isSaving}
        pendingLabel={records('saving')}
        blockedBecause={blocked}
      >
        {records('save')}
      </Button>
      {isUnsaved && !isSaving && (
        <Button onPress={() => actor.send({ type: 'reset' })}>{text('reset')}</Button>
      )}
    </SaveBarFrame>
  );
}
