import { rightNames } from './rights.gen.ts';
import type { Language } from './localized-text.ts';
import { formatMessage } from './format-message.ts';

/**
 * The display names of rights in a language, as in the app: "Asset manager: delete". With multiple
 * rights, one is enough. A right without a name is shown as its key.
 */
export function rightsIn(language: Language, rights: readonly string[]): string {
  const names: Readonly<Record<string, string>> = rightNames[language];
  const getName = (right: string): string => {
    const group = names[right.split('.')[0] ?? ''] ?? right;
    const action = names[right];
    return action === undefined
      ? group
      : formatMessage(names['named'] ?? '', { group, action }, language);
  };
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(rights.map(getName));
}
