import { createContext, use, type ReactNode } from 'react';
import { checkAccess, type EntryRule, type AccessProfile } from '#machines/session/entry-rule.ts';
import { useDenialText } from '#i18n/refusal-text.ts';

/** Who acts, and whom to ask for more. */
interface Actor {
  profile: AccessProfile;
  supportAddress: string;
}

const ActorContext = createContext<Actor | null>(null);

/** Makes a person the one whose rights decide inside. */
export function ActorProvider({ children, ...actor }: Actor & { children: ReactNode }) {
  return <ActorContext value={actor}>{children}</ActorContext>;
}

/** Whether an action is blocked, and why: for `blockedBecause` of whatever starts it. */
export interface Blocked {
  isBlocked: boolean;
  /** A sentence in the language of the page; null where it is not blocked. */
  reason: string | null;
}

/**
 * Whether an action is blocked. First comes what the person lacks, by the rule of the action (null
 * where it asks for nothing), then the first of the other reasons that holds:
 * `useBlocked('assetManager.delete', isScrap && text('scrapLocked'))`.
 */
export function useBlocked(
  rule: EntryRule | null,
  ...others: readonly (string | false | null | undefined)[]
): Blocked {
  const actor = use(ActorContext);
  if (rule !== null && !actor) throw new Error('Nobody is there to judge.');
  const denial = rule === null || !actor ? null : checkAccess(rule, actor.profile);
  const denialText = useDenialText(denial, actor?.supportAddress ?? '');
  const reason = denialText ?? (others.find((other) => typeof other === 'string') || null);
  return { isBlocked: reason !== null, reason };
}
