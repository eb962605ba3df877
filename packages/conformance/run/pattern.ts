/** A pattern for ids in which `*` matches anything. */
export function toPattern(text: string): RegExp {
  const parts = text.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`);
}
