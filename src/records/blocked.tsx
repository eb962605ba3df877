import { createContext, use, type ReactNode } from 'react';
import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import { useDenialText } from '#i18n/denial-text.ts';

/** The acting user, and the contact for more access. */
interface Actor {
  profile: AccessProfile;
  supportAddress: string;
}

const ActorContext = createContext<Actor | null>(null);

/** Sets the user whose rights apply inside. */
export function ActorProvider({ children, ...actor }: Actor & { children: ReactNode }) {
  return <ActorContext value={actor}>{children}</ActorContext>;
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
  const denialText = useDenialText(denial, actor?.supportAddress ?? '');
  const reason = denialText ?? (others.find((other) => typeof other === 'string') || null);
  return { isBlocked: reason !== null, reason };
}
