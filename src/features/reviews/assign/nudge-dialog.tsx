import { useSelector } from '@xstate/react';
import {
  nudgeLimit,
  type ClientNudgeActor,
} from '#machines/reviews/assign/client-nudge.machine.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFailureText } from '#i18n/failure-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './review-assign.module.css';

/** A reminder to one or more contacts, with a message; names those who could not be reminded. */
export function NudgeDialog({ actor }: { actor: ClientNudgeActor }) {
  const text = useText('reviewAssign');
  const toError = useErrorText();
  const { targets, message } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const canSend = useSelector(actor, (state) => isBusy || state.can({ type: 'SEND' }));
  const [first] = targets;
  const cancel = () => actor.send({ type: 'CANCEL' });
  const error = canSend ? undefined : ({ rule: 'max', values: { max: nudgeLimit } } as const);
  return (
    <Dialog
      isOpen={isOpen}
      size="small"
      title={text('nudgeTitle', { count: targets.length, name: first?.contactName ?? '' })}
      onClose={cancel}
      actions={
        <>
          <Button
            variant="primary"
            isPending={isBusy}
            pendingLabel={text('sending')}
            onPress={() => actor.send({ type: 'SEND' })}
          >
            {text('send')}
          </Button>
          <Button isDisabled={isBusy} onPress={cancel}>
            {text('cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.muted}>{text('nudgeText', { count: targets.length })}</p>
        <TextField
          multiline
          autoFocus
          dir="auto"
          label={text('message')}
          description={text('messageHint')}
          value={message}
          isReadOnly={isBusy}
          error={toError(error, text('message'))}
          onChange={(typed) => actor.send({ type: 'message.change', message: typed })}
        />
        <Failed actor={actor} />
      </div>
    </Dialog>
  );
}

function Failed({ actor }: { actor: ClientNudgeActor }) {
  const text = useText('reviewAssign');
  const toText = useFailureText();
  const failed = useSelector(actor, ({ context }) => context.failed);
  if (failed.length === 0) return null;
  const isLimit = failed.some(({ failure }) => failure.kind === 'conflict');
  return (
    <Banner tone="danger" title={text('nudgeFailed', { count: failed.length })}>
      <ul className={styles.list}>
        {failed.map(({ target, failure }) => (
          <li key={target.assignmentId}>
            <bdi>{failure.message || toText(failure)}</bdi>
          </li>
        ))}
      </ul>
      {isLimit && <p className={styles.muted}>{text('nudgeLimitRule')}</p>}
    </Banner>
  );
}
