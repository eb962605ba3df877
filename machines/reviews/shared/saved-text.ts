import type { FieldError } from '../../validation/field-errors.ts';
import type { Clock } from '../../clock.ts';

/** The link through which a client contact writes. */
export interface ClientLink {
  tenantId: string;
  linkId: string;
}

/** The review in which a member of staff writes, and the step at which it is shown. */
export interface ReviewLink {
  reviewId: string;
  stepId: string;
}

/** Where the review of a text is found: it differs for a client contact and for staff. */
export type TextLink = ClientLink | ReviewLink;

/** The review of a text by staff; a client contact’s has machines of its own. */
export function toReviewLink(link: TextLink): ReviewLink {
  if ('reviewId' in link) return link;
  throw new Error(
    'Expected the review of a text by staff, found a client’s link: pass it to the form.',
  );
}

/** A text as the server has it. */
export interface StoredText {
  text: string;
  /** Null before a new comment is saved. */
  version: number | null;
}

/** A text that this device stores, with the version over which it was typed. */
export type TextDraft = StoredText;

/** What happens to a text: it waits for its save, for the server, or for the person. */
export type TextStatus = 'stored' | 'pending' | 'waiting' | 'blocked' | 'denied';

/** Reported to the form after each change. */
export interface TextReport {
  type: 'text.reported';
  id: string;
  text: string;
  version: number | null;
  status: TextStatus;
}

/** The text is a comment that was deleted, and is not offered for undo any more. */
export interface TextRemoved {
  type: 'text.removed';
  id: string;
}

/** The form, as its texts see it. */
export interface TextReporter {
  send: (event: TextReport | TextRemoved) => void;
}

/** An answer, or a comment on one. */
export interface TextSource extends StoredText {
  /** The id of the answer or the comment. */
  id: string;
  /** The answer itself, or the answer that a comment is about. */
  answerId: string;
  isEditable: boolean;
  isRequired: boolean;
}

export interface SavedTextInput {
  link: TextLink;
  source: TextSource;
  /** What this device has stored of it; null for nothing. */
  draft: TextDraft | null;
  clock: Clock;
  report: TextReporter;
}

/** What a save sends. */
export interface TextToSave extends StoredText {
  link: TextLink;
  id: string;
  answerId: string;
}

/** How the other version of a text is found. */
export type TextToRead = Pick<TextToSave, 'link' | 'id' | 'answerId'>;

export interface SavedTextContext {
  link: TextLink;
  clock: Clock;
  report: TextReporter;
  id: string;
  answerId: string;
  isEditable: boolean;
  isRequired: boolean;
  /** As typed. */
  text: string;
  /** As the server has it, as far as this page knows. */
  stored: StoredText;
  /** Whether this device typed over an earlier version than the page has loaded. */
  isDraftOld: boolean;
  /** What was sent last. */
  sent: string;
  /** What someone else, or another tab, has saved in the meantime. */
  theirs: StoredText | null;
  /** Null while it is valid. */
  error: FieldError | null;
  /** The server's message about a denied save. */
  denial: string;
  /** Whether the server has denied it, and the form was not loaded as locked since then. */
  isDeniedWhileOpen: boolean;
  /** Milliseconds since 1970 of the last save by this page. */
  savedAt: number | null;
  /** How often in a row the server could not be reached. */
  attempts: number;
}

export type SavedTextEvent =
  | { type: 'text.change'; text: string }
  /** It is saved at once: its field was left, or everything is about to be submitted. */
  | { type: 'text.flush' }
  | { type: 'network.returned' | 'retry' }
  /** The form was loaded again. */
  | { type: 'text.loaded'; source: TextSource }
  | { type: 'conflict.keepMine' | 'conflict.useTheirs' }
  | { type: 'text.delete' | 'undo' | 'dismiss' };

/** The text, without the blank ends that the server removes. */
export const isSameText = (one: string, other: string): boolean => one.trim() === other.trim();

/** Rejects a text of more symbols than the contract takes; a symbol counts once. */
export function checkLength(text: string, limit: number): FieldError | null {
  const isLong = text.length > limit && Array.from(text.trim()).length > limit;
  return isLong ? { rule: 'max', values: { max: limit } } : null;
}
