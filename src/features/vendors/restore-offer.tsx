import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import type { RestoreVendorActor } from '#machines/vendors/restore-vendor.machine.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { useEmitted } from '#ui/use-emitted.ts';
import { useLostFocus } from '#ui/use-lost-focus.ts';
import styles from './vendors.module.css';

/** Says above the list that a vendor was deleted, and brings it back. It stays while a person is at it. */
export function RestoreOffer({ actor }: { actor: RestoreVendorActor }) {
  const text = useText('vendors');
  const frame = useRef<HTMLDivElement>(null);
  const isOffered = useSelector(actor, (state) => state.hasTag('offered'));
  const isRestoring = useSelector(actor, (state) => state.matches('restoring'));
  const name = useSelector(actor, ({ context }) => context.deleted?.name ?? '');
  // From there, the next Tab is at Undo.
  useLostFocus(isOffered, () => frame.current?.focus({ preventScroll: true }));
  // The button that had the focus goes: the next key press begins where it was.
  useEmitted(actor, {
    'vendor.restored': () => {
      if (frame.current?.contains(document.activeElement)) frame.current.focus();
    },
  });
  const hold = () => actor.send({ type: 'offer.held' });
  const release = () => actor.send({ type: 'offer.released' });
  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={styles.offer}
      onPointerEnter={hold}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) hold();
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) release();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || currentTarget.matches(':hover');
        if (!isInside) release();
      }}
    >
      {isOffered && (
        <Banner
          action={
            <Button
              size="small"
              icon={<Undo2 aria-hidden="true" />}
              isPending={isRestoring}
              pendingLabel={text('undoing', { name })}
              onPress={() => actor.send({ type: 'UNDO' })}
            >
              {text('undo')}
            </Button>
          }
        >
          {text('deleted', { name })}
        </Banner>
      )}
    </div>
  );
}
