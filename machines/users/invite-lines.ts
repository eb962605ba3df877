import { format } from '@cfworker/json-schema';

/** The number of people who can be invited together, from the API contract. */
export const mostInvited = 300;

/** A person of a pasted line; `line` starts at 1. */
export interface Invitee {
  line: number;
  name: string;
  email: string;
}

/** A line that names nobody who can be invited. */
export interface WrongLine {
  line: number;
  text: string;
  rule: 'invalid' | 'twice';
}

export interface InviteLines {
  people: readonly Invitee[];
  wrongLines: readonly WrongLine[];
}

/** `Name <address>`, or an address alone. */
const named = /^(?<name>.*?)\s*<\s*(?<email>[^<>]*?)\s*>$/;

/** Removes the quotes that address books put around a name. */
const withoutQuotes = (name: string): string => name.trim().replaceAll(/^["']+|["']+$/g, '');

const isEmail = (text: string): boolean => text.length <= 250 && format['email']?.(text) === true;

/**
 * The people of pasted lines: one per line, or separated by semicolons. A faulty address and one
 * that was there before are wrong lines. Source: PEOPL-021.
 */
export function parseInviteLines(pasted: string): InviteLines {
  const people: Invitee[] = [];
  const wrongLines: WrongLine[] = [];
  const seen = new Set<string>();
  pasted.split('\n').forEach((content, index) => {
    for (const part of content.split(';')) {
      const text = part.trim().replace(/,$/, '').trim();
      if (text === '') continue;
      const line = index + 1;
      const { name = '', email: inside } = named.exec(text)?.groups ?? {};
      const email = (inside ?? text).toLowerCase();
      if (!isEmail(email)) wrongLines.push({ line, text, rule: 'invalid' });
      else if (seen.has(email)) wrongLines.push({ line, text, rule: 'twice' });
      else people.push({ line, name: withoutQuotes(name).slice(0, 250) || email, email });
      seen.add(email);
    }
  });
  return { people, wrongLines };
}
