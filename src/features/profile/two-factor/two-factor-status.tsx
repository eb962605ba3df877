import { useSelector } from '@xstate/react';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { areCodesFew } from '#machines/profile/two-factor.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { ViewTitle } from '../view-title.tsx';
import styles from './two-factor.module.css';

/** Shown while two-factor authentication is off, with Enable. */
export function DisabledView({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const isFetching = useSelector(actor, (state) => state.hasTag('busy'));
  const isTurnedOff = useSelector(actor, (state) => state.context.notice === 'turnedOff');
  return (
    <div className={styles.view}>
      {isTurnedOff && <Banner tone="info">{text('turnedOff')}</Banner>}
      <div className={styles.status}>
        <ViewTitle>
          <Badge icon={<ShieldOff aria-hidden="true" />}>{text('disabled')}</Badge>
        </ViewTitle>
      </div>
      <p className={styles.muted}>{text('disabledText')}</p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isPending={isFetching}
          pendingLabel={text('enabling')}
          onPress={() => actor.send({ type: 'ENABLE' })}
        >
          {text('enable')}
        </Button>
      </div>
    </div>
  );
}

/**
 * Shown while two-factor authentication is on: since when, the number of recovery codes left, and
 * Manage.
 */
export function EnabledView({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const day = useSelector(
    actor,
    (state) => state.context.status?.twoFactorAuthEnabledOnAsString ?? '',
  );
  const notice = useSelector(actor, (state) => state.context.notice);
  const count = useSelector(actor, (state) => state.context.status?.recoveryCodesLeft ?? 0);
  const isLow = useSelector(actor, (state) => areCodesFew(state.context));
  return (
    <div className={styles.view}>
      {notice === 'setUp' && <Banner tone="success">{text('setUp')}</Banner>}
      {notice === 'codesRenewed' && <Banner tone="success">{text('codesRenewed')}</Banner>}
      <div className={styles.status}>
        <ViewTitle>
          <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
            {text('enabled')}
          </Badge>
        </ViewTitle>
        {day !== '' && <span className={styles.muted}>{text('enabledSince', { day })}</span>}
      </div>
      <p className={styles.muted}>{text('enabledText')}</p>
      {isLow ? (
        <Banner tone="warning">{text('codesFew', { count })}</Banner>
      ) : (
        <p className={styles.muted}>{text('codesLeft', { count })}</p>
      )}
      <div className={styles.actions}>
        <Button onPress={() => actor.send({ type: 'renewal.open' })}>{text('newCodes')}</Button>
        <Button onPress={() => actor.send({ type: 'MANAGE' })}>{text('manage')}</Button>
      </div>
    </div>
  );
}
