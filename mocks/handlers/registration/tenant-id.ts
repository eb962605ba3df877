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
  const base = toSlug(organization);
  const isFree = (id: string) => !reserved.has(id) && !taken.includes(id);
  let id = base;
  for (let number = 2; !isFree(id); number += 1) id = `${base}-${number}`;
  return id;
}

/** A range that includes all identifiers that a tenant with this name may have. */
export function getIdRange(organization: string): { from: string; below: string } {
  const base = toSlug(organization);
  // The character after the hyphen.
  return { from: base, below: `${base}.` };
}

function toSlug(organization: string): string {
  const plain = organization.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  const slug = plain.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest);
  return slug.replaceAll(/^-|-$/g, '') || 'tenant';
}
