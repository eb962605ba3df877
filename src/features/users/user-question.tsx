import { useSelector } from '@xstate/react';
import type { UserActionActor } from '#machines/users/user-action.machine.ts';
import type { UserActionKind } from '#machines/users/user-action.ts';
import { useText } from '#i18n/text.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

const harmless: ReadonlySet<UserActionKind> = new Set(['activate', 'resend', 'viewAs']);

/** Says what an action means for a user before it happens, and why it failed. */
export function UserQuestion({ actor }: { actor: UserActionActor }) {
  const text = useText('users');
  const records = useText('records');
  const { action, failure } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (state) => state.hasTag('question'));
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const { kind = 'deactivate', user } = action ?? {};
  const isOwn = kind === 'deactivate' && user?.isCaller === true;
  return (
    <ConfirmDialog
      isDestructive={!harmless.has(kind)}
      isOpen={isOpen}
      title={text(`question_${kind}`, { name: user?.name ?? '' })}
      text={text(isOwn ? 'effect_deactivateOwn' : `effect_${kind}`)}
      details={<SaveFailure failure={failure} />}
      yes={text(`do_${kind}`)}
      no={records('cancel')}
      isBusy={isBusy}
      busyLabel={text('doing')}
      onYes={() => actor.send({ type: 'YES' })}
      onNo={() => actor.send({ type: 'NO' })}
    />
  );
}
