import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { focusInvalid } from '#ui/fields/focus-invalid.ts';
import { Panel } from '#ui/overlays/panel.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { DisabledView, EnabledView } from './two-factor-status.tsx';
import { ManageView } from './two-factor-manage.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenewalView } from './two-factor-renewal.tsx';
import type { TwoFactorActor } from './two-factor-actor.ts';
import { VerifyView } from './two-factor-verify.tsx';

type State = ReturnType<TwoFactorActor['getSnapshot']>;

export interface TwoFactorScreenProps {
  actor: TwoFactorActor;
  /** Starts over with a new actor. */
  onRetry: () => void;
}

/** The manage view stays visible behind its confirmation dialog. */
const managing = ['manage', 'confirmDisable', 'disabling'] as const;

/** The view for a state; pending states keep the previous view. */
function getView(state: State) {
  if (state.matches('unavailable')) return 'unavailable';
  if (state.matches('idle') || state.matches('checking')) return 'loading';
  if (state.matches('recoveryCodes')) return 'codes';
  if (state.matches('enabled')) return 'enabled';
  if (state.matches('renewal') || state.matches('renewing')) return 'renewal';
  if (managing.some((name) => state.matches(name))) return 'manage';
  // The form stays visible while an expired key is replaced.
  if (state.matches('disabled') || state.context.config === null) return 'disabled';
  return 'verify';
}

/** Turns two-factor authentication on and off. Source: PROF-036. */
export function TwoFactorScreen({ actor, onRetry }: TwoFactorScreenProps) {
  const text = useText('twoFactor');
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const view = getView(state);
  const root = useRef<HTMLDivElement>(null);
  useEmitted(actor, { 'errors.found': () => focusInvalid(root.current) });
  return (
    <div ref={root}>
      <Panel title={text('title')}>
        {view === 'loading' && <Loader label={text('loading')} />}
        {view === 'unavailable' && (
          <Unavailable
            title={text('unavailable')}
            reason={why(state.context.cause)}
            retryLabel={text('tryAgain')}
            onRetry={onRetry}
          >
            {text('unavailableText')}
          </Unavailable>
        )}
        {view === 'disabled' && <DisabledView actor={actor} />}
        {view === 'verify' && <VerifyView actor={actor} />}
        {view === 'codes' && <RecoveryCodes actor={actor} />}
        {view === 'enabled' && <EnabledView actor={actor} />}
        {view === 'renewal' && <RenewalView actor={actor} />}
        {view === 'manage' && <ManageView actor={actor} />}
      </Panel>
    </div>
  );
}
