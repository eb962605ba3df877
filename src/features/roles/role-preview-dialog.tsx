import { useSelector } from '@xstate/react';
import type { RolePreview, RolePreviewActor } from '#machines/roles/role-preview.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useRightNames } from './use-right-names.ts';
import styles from './roles.module.css';

/** Confirms changed rights: who gets and who loses which. Source: PEOPL-D32. */
export function RolePreviewDialog({ actor }: { actor: RolePreviewActor }) {
  const text = useText('roles');
  const records = useText('records');
  const why = useCauseText();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const isShown = useSelector(actor, (state) => state.matches('shown'));
  const { preview, cause } = useSelector(actor, ({ context }) => context);
  const close = () => actor.send({ type: 'CLOSE' });
  return (
    <Dialog
      title={text('previewTitle')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button autoFocus onPress={close}>
            {records('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={!isShown}
            onPress={() => actor.send({ type: 'CONFIRM' })}
          >
            {text('saveRights')}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('previewFailed')}
        </Unavailable>
      )}
      {!hasFailed && preview === null && <Loader label={records('loading')} />}
      {!hasFailed && preview !== null && <Effects preview={preview} />}
    </Dialog>
  );
}

function Effects({ preview: { userCount, gained, lost, ownLost } }: { preview: RolePreview }) {
  const text = useText('roles');
  const { list } = useFormat();
  const { nameRight } = useRightNames();
  return (
    <div className={styles.effects}>
      {ownLost.length > 0 && (
        <Banner tone="warning" title={text('ownLostTitle')}>
          {text('ownLost', { rights: list(ownLost.map(nameRight)) })}
        </Banner>
      )}
      <p>{text('previewUsers', { count: userCount })}</p>
      <EffectList title={text('gained')} effects={gained} />
      <EffectList title={text('lost')} effects={lost} />
    </div>
  );
}

interface EffectListProps {
  title: string;
  effects: RolePreview['gained'];
}

function EffectList({ title, effects }: EffectListProps) {
  const text = useText('roles');
  const { list } = useFormat();
  const { nameRight } = useRightNames();
  if (effects.length === 0) return null;
  return (
    <section>
      <h3 className={styles.legend}>{title}</h3>
      <ul className={styles.plain}>
        {effects.map(({ privilege, userCount, userNames }) => (
          <li key={privilege}>
            <strong>{nameRight(privilege)}</strong> {isolate(text('effect', { count: userCount }))}
            {userNames.length > 0 && (
              <span className={styles.names}>
                {list(userNames)}
                {userCount > userNames.length &&
                  ` ${text('moreUsers', { count: userCount - userNames.length })}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
