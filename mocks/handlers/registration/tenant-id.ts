/** What the API's own addresses begin with. */
const reserved: ReadonlySet<string> = new Set(['user', 'api']);

/** An organisation's name and a number fit into an identifier of 64 characters. */
const longest = 56;

/**
 * The identifier of a new tenant, made of the organisation's name: `Elm & Sons` is `elm-sons`, or
 * `elm-sons-2` where that is taken. A name without Latin letters or digits is a `tenant`.
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
