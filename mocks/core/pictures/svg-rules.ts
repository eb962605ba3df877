/** A name without its prefix, in lower case: a prefix can be anything. */
export const localName = (name: string): string =>
  name.slice(name.lastIndexOf(':') + 1).toLowerCase();

const harmfulElements: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'listener',
]);

/** Elements that run code or hold a document of another kind. */
export const isHarmfulElement = (name: string): boolean => harmfulElements.has(localName(name));

/** Where HTML may be written into an SVG. */
const html = 'http://www.w3.org/1999/xhtml';

/** Characters written as numbers, or as entities that only a document type knows. */
const hidden = /&(?!(?:amp|lt|gt|quot|apos);)/;

const embedded = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]*$/;

/** Event handlers, addresses of anything outside the file, and what animates either of them. */
export function isHarmfulAttribute([name, value]: readonly [string, string]): boolean {
  const local = localName(name);
  const text = value.trim();
  if (name === 'xmlns' || name.startsWith('xmlns:')) return text === html || hidden.test(text);
  if (local.startsWith('on') || local === 'src' || local === 'base') return true;
  if (local === 'href') return !(text.startsWith('#') || embedded.test(text));
  if (local === 'attributename' && /^(?:on.*|href)$/.test(localName(text))) return true;
  // Attributes of other vocabularies, such as an editor's notes, mean nothing to a browser.
  return !name.includes(':') && (hidden.test(value) || isHarmfulStyle(written(value)));
}

/** An attribute's value with its entities as the characters that they stand for. */
const written = (value: string): string =>
  value.replaceAll(/&(?:quot|apos);/g, "'").replaceAll(/&(amp|lt|gt);/g, ' ');

/** A function or a rule of CSS that loads something. */
const loads =
  /@import|@font-face|@namespace|image-set\(|\bimage\(|\bsrc\(|cross-fade\(|javascript:/;
const outside = /url\(\s*["']?\s*(?!["'#\s])/;

/** CSS, or a value that may be CSS, that leads outside the file or hides what it says. */
export function isHarmfulStyle(css: string): boolean {
  const text = css.toLowerCase();
  return hidden.test(text) || text.includes('\\') || loads.test(text) || outside.test(text);
}
