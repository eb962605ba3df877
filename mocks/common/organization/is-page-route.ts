import { pageRoutes } from './page-routes.gen.ts';

/** A segment that an address can have in the place of a parameter; `.` and `..` lead elsewhere. */
const segment = String.raw`(?!\.{1,2}(?:/|$))[^/]+`;

const patterns = pageRoutes.map((route) => {
  const parts = route.split('/').map((part) => (part.startsWith('$') ? segment : escaped(part)));
  return new RegExp(`^${parts.join('/')}$`, 'i');
});

/** Escapes the characters that mean something in a regular expression. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Whether a path is an address of the portal, with its parameters filled in. Source: ADMIN-003. */
export const isPageRoute = (path: string): boolean =>
  patterns.some((pattern) => pattern.test(path));
