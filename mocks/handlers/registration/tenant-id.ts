/** Path prefixes of the API itself, which no tenant may use. */
const reserved: ReadonlySet<string> = new Set(['user', 'api']);

/** Maximum length of the name part, so that it fits with a numeric suffix into 64 characters. */
const longest = 56;

/**
 * The identifier of a new tenant, derived from the organisation's name: `Elm & Sons` becomes
 * `elm-sons`, or `elm-sons-2` if that is taken. A name without Latin letters or digits becomes
 * `tenant`.
 */
export function tenantIdFor(organization: string, taken: readonly string[]): string {
  const plain = organization.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest);
  const base = slug.replaceAll(/^-|-$/g, '') || 'tenant';
  const isFree = (id: string) => !reserved.has(id) && !taken.includes(id);
  let id = base;
  for (let number = 2; !isFree(id); number += 1) id = `${base}-${number}`;
  return id;
}
