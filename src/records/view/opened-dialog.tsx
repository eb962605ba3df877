import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OpenedActor } from '#machines/records/create-opened.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';

interface OpenedDialogProps<Content> {
  actor: OpenedActor<Content>;
  title: string;
  children: (content: Content) => ReactNode;
}

/** A read-only dialog that a page opens on demand. */
export function OpenedDialog<Content>({ actor, title, children }: OpenedDialogProps<Content>) {
  const text = useText('records');
  const why = useCauseText();
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const hasFailed = useSelector(actor, (state) => state.matches('failed'));
  const { content, cause } = useSelector(actor, ({ context }) => context);
  const close = () => actor.send({ type: 'CLOSE' });
  return (
    <Dialog
      isDismissable
      size="large"
      title={title}
      isOpen={isOpen}
      onClose={close}
      actions={
        <Button autoFocus onPress={close}>
          {text('close')}
        </Button>
      }
    >
      {hasFailed && (
        <Unavailable
          title={text('unavailable')}
          reason={why(cause)}
          retryLabel={text('tryAgain')}
          onRetry={() => actor.send({ type: 'retry' })}
        >
          {text('unavailableText')}
        </Unavailable>
      )}
      {!hasFailed && content === null && <Loader label={text('loading')} />}
      {content !== null && children(content)}
    </Dialog>
  );
}
