/** The addresses of the font files that PDFs use, by path; each is fetched only when it is needed. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/noto-sans/files/noto-sans-*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-arabic/files/noto-sans-arabic-{arabic,math,symbols}-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-sans-sc/files/noto-sans-sc-[0-9]*-{400,700}-normal.woff',
    '/node_modules/@fontsource/noto-emoji/files/noto-emoji-[0-9]*-{400,700}-normal.woff',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

/** Rejects like an import of a module, if the network fails. */
export async function readFont(family: string, name: string): Promise<Uint8Array> {
  const address = addresses[`/node_modules/@fontsource/${family}/files/${name}`];
  if (address === undefined) throw new Error(`The app has no font file ${name}.`);
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new TypeError(`Failed to fetch the font module ${name}.`);
  return new Uint8Array(await response.arrayBuffer());
}
