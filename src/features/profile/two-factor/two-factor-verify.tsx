import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { AuthenticatorKey } from './authenticator-key.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { VerifyFields } from './verify-fields.tsx';
import { ViewTitle } from '../view-title.tsx';
import styles from './two-factor.module.css';

/**
 * QR code and key, then password and code. If it is on and only the recovery codes are missing, the
 * key has already been scanned.
 */
export function VerifyView({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const { config, status } = useSelector(actor, (state) => state.context);
  const isVerifying = useSelector(actor, (state) => state.hasTag('busy'));
  const isOn = status?.isTwoFactorAuthEnabled ?? false;
  return (
    <form
      className={styles.view}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'VERIFY' });
      }}
    >
      <VerifyNotice actor={actor} />
      <ol className={styles.steps}>
        {config && !isOn && (
          <li className={styles.step}>
            <ViewTitle className={styles.stepTitle}>
              <StepNumber number={1} />
              {text('scanTitle')}
            </ViewTitle>
            <p className={styles.muted}>{text('scanText')}</p>
            <AuthenticatorKey config={config} />
          </li>
        )}
        <li className={styles.step}>
          <h3 className={styles.stepTitle}>
            {!isOn && <StepNumber number={2} />}
            {text('verifyTitle')}
          </h3>
          <p className={styles.muted}>{text('verifyText')}</p>
          <VerifyFields actor={actor} />
          <div className={styles.actions}>
            <Button
              type="submit"
              variant="primary"
              isPending={isVerifying}
              pendingLabel={text('verifying')}
            >
              {text('verify')}
            </Button>
            <Button
              variant="quiet"
              isDisabled={isVerifying}
              onPress={() => actor.send({ type: 'CANCEL' })}
            >
              {text('cancel')}
            </Button>
          </div>
        </li>
      </ol>
    </form>
  );
}

const StepNumber = ({ number }: { number: number }) => (
  <span className={styles.number} aria-hidden="true">
    {number}
  </span>
);

/** The reason why the person is back at this step, or has to wait. */
function VerifyNotice({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const { notice, rejection } = useSelector(actor, (state) => state.context);
  if (rejection !== '') return <Banner tone="warning">{rejection}</Banner>;
  if (notice === 'newKey') return <Banner tone="warning">{text('newKey')}</Banner>;
  if (notice === 'verifyAgain') return <Banner tone="warning">{text('verifyAgain')}</Banner>;
  if (notice !== 'codesFailed') return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onPress={() => actor.send({ type: 'codes.requested' })}>
          {text('getCodes')}
        </Button>
      }
    >
      {text('codesFailed')}
    </Banner>
  );
}
