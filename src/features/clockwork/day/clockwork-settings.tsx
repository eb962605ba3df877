import { useSelector } from '@xstate/react';
import type { ClockWorkSettingsActor } from '#machines/clockwork/clockwork-settings.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { WorkPicker } from '#records/work/work-picker.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Switch } from '#ui/choices/switch.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import styles from './clockwork-settings.module.css';

interface ClockWorkSettingsFormProps {
  actor: ClockWorkSettingsActor;
  onCancel: () => void;
}

/** Weekly mail, work place, default project and task. Source: CLOCK-045. */
export function ClockWorkSettingsForm({ actor, onCancel }: ClockWorkSettingsFormProps) {
  const text = useText('clockAside');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isLoading) return <Loader label={text('readingSettings')} />;
  if (isUnavailable) {
    return (
      <Unavailable
        title={text('settingsUnavailable')}
        reason={why(cause)}
        retryLabel={text('tryAgain')}
        onRetry={() => actor.send({ type: 'retry' })}
      >
        {text('settingsNotRead')}
      </Unavailable>
    );
  }
  return <Form actor={actor} onCancel={onCancel} />;
}

function Form({ actor, onCancel }: ClockWorkSettingsFormProps) {
  const text = useText('clockAside');
  const { form, lacksTask, problem } = useSelector(actor, ({ context }) => context);
  const isSaving = useSelector(actor, (state) => state.hasTag('saving'));
  const change = (next: Partial<typeof form>) =>
    actor.send({ type: 'settings.changed', change: next });
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'SAVE' });
      }}
    >
      {problem && (
        <Banner tone="danger">{problem.messages.join(' ') || text('settingsNotSaved')}</Banner>
      )}
      <Switch
        isSelected={form.isClockWorkSetWeeklyMail}
        isReadOnly={isSaving}
        description={text('weeklyMailHint')}
        onChange={(isClockWorkSetWeeklyMail) => change({ isClockWorkSetWeeklyMail })}
      >
        {text('weeklyMail')}
      </Switch>
      <Switch
        isSelected={form.isWFO}
        isReadOnly={isSaving}
        description={text('fromOfficeHint')}
        onChange={(isWFO) => change({ isWFO })}
      >
        {text('fromOffice')}
      </Switch>
      <div className={styles.work}>
        <span aria-hidden="true">{text('defaultWork')}</span>
        <WorkPicker
          label={text('defaultWork')}
          value={form.work}
          blockedBecause={isSaving ? text('savingSettings') : null}
          onChange={(work) => change({ work })}
        />
        {lacksTask && (
          <p role="alert" className={styles.error}>
            {text('taskNeeded')}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button isDisabled={isSaving} onPress={onCancel}>
          {text('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isSaving}
          pendingLabel={text('savingSettings')}
        >
          {text('save')}
        </Button>
      </div>
    </form>
  );
}
