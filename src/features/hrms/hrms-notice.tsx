import { useSelector } from '@xstate/react';
import type { HrmsImportActor } from '#machines/hrms/hrms-import.machine.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useHrmsTexts } from './use-hrms-texts.ts';
import styles from './hrms.module.css';

/** Why the last step failed, or what the last run has changed. */
export function HrmsNotice({ actor }: { actor: HrmsImportActor }) {
  const { text } = useHrmsTexts();
  const failureText = useFailureText();
  const { failure, applied } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const close = (
    <Button
      size="small"
      variant="quiet"
      isDisabled={isBusy}
      onPress={() => actor.send({ type: 'notice.close' })}
    >
      {text('close')}
    </Button>
  );
  if (failure) {
    return (
      <Banner tone="danger" title={text(`failed_${failure.step}`)} action={close}>
        {failureText(failure)}
      </Banner>
    );
  }
  if (!applied) return null;
  const { skipped, outdatedIds, hrmsRun } = applied;
  const hasLeft = skipped.length > 0 || outdatedIds.length > 0;
  return (
    <Banner
      tone={hasLeft ? 'warning' : 'success'}
      title={text('applied', { count: hrmsRun.changedCount })}
      action={close}
    >
      {hasLeft ? <Left actor={actor} /> : text('appliedText')}
    </Banner>
  );
}

/** The selected differences that changed nothing. */
function Left({ actor }: { actor: HrmsImportActor }) {
  const { text, nameType, nameReason } = useHrmsTexts();
  const applied = useSelector(actor, ({ context }) => context.applied);
  if (!applied) return null;
  return (
    <>
      {text('leftText')}
      <ul className={styles.list}>
        {applied.skipped.map(({ email, employeeName, type, reason }) => (
          <li key={`${type} ${email}`}>
            {text('leftItem', {
              name: employeeName ?? email,
              field: nameType(type),
              reason: nameReason(reason),
            })}
          </li>
        ))}
        {applied.outdatedIds.length > 0 && (
          <li>{text('outdated', { count: applied.outdatedIds.length })}</li>
        )}
      </ul>
    </>
  );
}
