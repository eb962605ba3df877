/** What fits an id in which `*` stands for anything. */
export function toPattern(text: string): RegExp {
  const parts = text.split('*').map((part) => RegExp.escape(part));
  return new RegExp(`^${parts.join('.*')}$`);
}
