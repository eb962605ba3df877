import type { ReactNode } from 'react';
import { searchableText } from '#machines/texts.ts';

/** A command of the palette. */
export interface Command {
  id: string;
  title: string;
  /** Its English title, so that it is found in every language. */
  english?: string;
  /** A short text beside the title. */
  hint?: string;
  icon: ReactNode;
  /** Its shortcut, as printed on the keys. */
  shortcut?: string;
  /** Shown but not selectable, e.g. that something is loading. */
  isDisabled?: boolean;
  /** Why it is blocked: it can be found, shows this reason, and does nothing. */
  blockedBecause?: string;
  /** Not listed before the user types. */
  isOnlySearched?: boolean;
  /** Selecting it does not close the palette. */
  staysOpen?: boolean;
  act: () => void;
}

/** Commands under a heading. */
export interface CommandGroup {
  id: string;
  label: string;
  commands: Command[];
}

/** Removes case, accents and Arabic vowel signs, and unifies the forms of an Arabic letter. */
const plain = (text: string): string =>
  searchableText(text)
    .replaceAll('ـ', '')
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');

/**
 * Scores how well a text matches the typed words: higher is better, null is no match. Each word is
 * matched at the start of a word, then inside one, and last as letters in order.
 */
export function fit(typed: string, text: string): number | null {
  const terms = plain(typed).split(/\s+/).filter(Boolean);
  const target = plain(text);
  let sum = 0;
  for (const word of terms) {
    const points = fitOfWord(word, target);
    if (points === null) return null;
    sum += points;
  }
  return sum;
}

function fitOfWord(word: string, target: string): number | null {
  const index = target.indexOf(word);
  if (index === 0) return 100;
  if (index > 0) return isWordStart(target, word) ? 80 : 50;
  return spread(word, target);
}

const isWordStart = (target: string, word: string): boolean =>
  target.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(word));

/** The minimum word length for matching separated letters. */
const spreadLength = 3;

/** Matches letters in order with others between: the closer together, the higher the score. */
function spread(word: string, target: string): number | null {
  if (word.length < spreadLength) return null;
  let from = 0;
  let first = -1;
  for (const letter of word) {
    const index = target.indexOf(letter, from);
    if (index === -1) return null;
    if (first === -1) first = index;
    from = index + 1;
  }
  const gaps = from - first - word.length;
  return gaps > word.length * 2 ? null : Math.max(1, 30 - gaps * 3);
}

/** The commands that match the typed text, best first; groups are ordered by their best match. */
export function findCommands(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  if (typed.trim() === '') {
    return groups
      .map((group) => ({
        ...group,
        commands: group.commands.filter(({ isOnlySearched }) => isOnlySearched !== true),
      }))
      .filter(({ commands }) => commands.length > 0);
  }
  return groups
    .map((group) => {
      const found = group.commands
        .map((command) => ({ command, points: scoreCommand(typed, command) }))
        .filter((one): one is { command: Command; points: number } => one.points !== null)
        .toSorted((a, b) => b.points - a.points);
      const best = found[0]?.points ?? 0;
      return { ...group, best, commands: found.map(({ command }) => command) };
    })
    .filter(({ commands }) => commands.length > 0)
    .toSorted((a, b) => b.best - a.best);
}

/** Scores by title, slightly lower by English title, lowest by hint. */
function scoreCommand(typed: string, { title, english, hint, isDisabled }: Command): number | null {
  if (isDisabled) return null;
  const points = [
    fit(typed, title),
    less(english === undefined ? null : fit(typed, english), 5),
    less(hint === undefined ? null : fit(typed, `${title} ${hint}`), 20),
  ].filter((one) => one !== null);
  return points.length > 0 ? Math.max(...points) : null;
}

const less = (points: number | null, by: number) => (points === null ? null : points - by);
