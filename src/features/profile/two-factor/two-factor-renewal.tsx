import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { VerifyFields } from './verify-fields.tsx';
import { ViewTitle } from '../view-title.tsx';
import styles from './two-factor.module.css';

/**
 * Creates new recovery codes with the password and a code. With Cancel, the earlier codes stay
 * valid.
 */
export function RenewalView({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const rejection = useSelector(actor, (state) => state.context.rejection);
  const isRenewing = useSelector(actor, (state) => state.hasTag('busy'));
  return (
    <form
      className={styles.view}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'codes.renew' });
      }}
    >
      <ViewTitle>{text('renewTitle')}</ViewTitle>
      <p className={styles.muted}>{text('renewText')}</p>
      {rejection !== '' && <Banner tone="warning">{rejection}</Banner>}
      <VerifyFields actor={actor} codeHint={text('renewCodeHint')} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          isPending={isRenewing}
          pendingLabel={text('renewing')}
        >
          {text('renew')}
        </Button>
        <Button
          variant="quiet"
          isDisabled={isRenewing}
          onPress={() => actor.send({ type: 'CANCEL' })}
        >
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
