import { useSelector } from '@xstate/react';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { TwoFactorPassword } from './two-factor-password.tsx';
import { ViewTitle } from '../view-title.tsx';
import styles from './two-factor.module.css';

/** Turns it off with the current password, after 'Are you sure?'. Back leaves it on. */
export function ManageView({ actor }: { actor: TwoFactorActor }) {
  const text = useText('twoFactor');
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rejection } = state.context;
  return (
    <form
      className={styles.view}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'DISABLE' });
      }}
    >
      <ViewTitle>{text('manageTitle')}</ViewTitle>
      <p className={styles.muted}>{text('manageText')}</p>
      {rejection !== '' && <Banner tone="warning">{rejection}</Banner>}
      <div className={styles.form}>
        <TwoFactorPassword actor={actor} field="password" label={text('currentPassword')} />
      </div>
      <div className={styles.actions}>
        <Button onPress={() => actor.send({ type: 'BACK' })}>{text('back')}</Button>
        <Button type="submit" variant="danger">
          {text('disable')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={state.matches('confirmDisable') || state.matches('disabling')}
        isBusy={state.matches('disabling')}
        busyLabel={text('disabling')}
        isDestructive
        title={text('areYouSure')}
        text={text('disableText')}
        yes={text('yes')}
        no={text('no')}
        onYes={() => actor.send({ type: 'YES' })}
        onNo={() => actor.send({ type: 'NO' })}
      />
    </form>
  );
}
