import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import { useDenialText } from '#i18n/denial-text.ts';
import { useText } from '#i18n/text.tsx';
import { ReadOnlyContext } from '#ui/controls/read-only.ts';
import { MissingRightsProvider, noteRights, type MissingRights } from './access/missing-rights.tsx';

/** The acting user, and the contact for more access. */
interface Actor {
  profile: AccessProfile;
  supportAddress: string;
}

interface ActorScope extends Actor {
  /** The missing rights that a press of a blocked action requests; null where it requests none. */
  missing: MissingRights | null;
}

const ActorContext = createContext<ActorScope | null>(null);

interface ActorProviderProps extends Actor {
  /** Whether a press of a blocked action requests the missing right. */
  hasRequests?: boolean;
  /** As whom the tenant is viewed, so that nothing can be changed; null for the user's own session. */
  viewedName?: string | null;
  children: ReactNode;
}

/** Sets the user whose rights apply inside. */
export function ActorProvider({
  profile,
  supportAddress,
  hasRequests: canRequest = false,
  viewedName = null,
  children,
}: ActorProviderProps) {
  const text = useText('common');
  // A request would be the viewed person's.
  const hasRequests = canRequest && viewedName === null;
  const readOnly = viewedName === null ? null : text('blockedViewing', { name: viewedName });
  const [missing] = useState<MissingRights>(() => new Map());
  const actor = useMemo(
    () => ({ profile, supportAddress, missing: hasRequests ? missing : null }),
    [profile, supportAddress, hasRequests, missing],
  );
  return (
    <ActorContext value={actor}>
      <ReadOnlyContext value={readOnly}>
        {hasRequests ? (
          <MissingRightsProvider missing={missing} supportAddress={supportAddress}>
            {children}
          </MissingRightsProvider>
        ) : (
          children
        )}
      </ReadOnlyContext>
    </ActorContext>
  );
}

/** Whether an action is blocked, and why: for `blockedBecause` of the control that starts it. */
export interface Blocked {
  isBlocked: boolean;
  /** A text in the language of the page; null if the action is not blocked. */
  reason: string | null;
}

/**
 * Whether an action is blocked. A missing right by the action's rule comes first (a null rule needs
 * no right), then the first of the other reasons that applies: `useBlocked('assetManager.delete',
 * isScrap && text('scrapLocked'))`.
 */
export function useBlocked(
  rule: EntryRule | null,
  ...others: readonly (string | false | null | undefined)[]
): Blocked {
  const actor = use(ActorContext);
  if (rule !== null && !actor)
    throw new Error('`useBlocked` got a rule but no user; wrap the component in an ActorProvider');
  const denial = rule === null || !actor ? null : checkAccess(rule, actor.profile);
  const missing = denial?.reason === 'right' ? (actor?.missing ?? null) : null;
  const denialText = useDenialText(denial, missing ? null : (actor?.supportAddress ?? ''));
  const rights = denial?.reason === 'right' ? denial.privileges : null;
  if (denialText !== null && rights && missing) noteRights(missing, denialText, rights);
  const reason = denialText ?? (others.find((other) => typeof other === 'string') || null);
  return { isBlocked: reason !== null, reason };
}
