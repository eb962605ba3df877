/** A name without its prefix, in lower case: any prefix is allowed in XML. */
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

/** Elements that run code or contain a document of another kind. */
export const isHarmfulElement = (name: string): boolean => harmfulElements.has(localName(name));

/** The namespace of HTML, which may be embedded in an SVG. */
const html = 'http://www.w3.org/1999/xhtml';

/** Numeric character references, and entities that only a document type defines. */
const hidden = /&(?!(?:amp|lt|gt|quot|apos);)/;

const embedded = /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]*$/;

/** Event handlers, URLs that point outside the file, and animations of either. */
export function isHarmfulAttribute([name, value]: readonly [string, string]): boolean {
  const local = localName(name);
  const text = value.trim();
  if (name === 'xmlns' || name.startsWith('xmlns:')) return text === html || hidden.test(text);
  if (local.startsWith('on') || local === 'src' || local === 'base') return true;
  if (local === 'href') return !(text.startsWith('#') || embedded.test(text));
  if (local === 'attributename' && /^(?:on.*|href)$/.test(localName(text))) return true;
  // Attributes of other vocabularies, e.g. an editor's notes, have no effect in a browser.
  return !name.includes(':') && (hidden.test(value) || isHarmfulStyle(written(value)));
}

/** An attribute's value with its entities decoded. */
const written = (value: string): string =>
  value.replaceAll(/&(?:quot|apos);/g, "'").replaceAll(/&(amp|lt|gt);/g, ' ');

/** A CSS function or rule that loads a resource. */
const loads =
  /@import|@font-face|@namespace|image-set\(|\bimage\(|\bsrc\(|cross-fade\(|javascript:/;
const outside = /url\(\s*["']?\s*(?!["'#\s])/;

/** CSS, or a value that may be CSS, that points outside the file or hides its content. */
export function isHarmfulStyle(css: string): boolean {
  const text = css.toLowerCase();
  return hidden.test(text) || text.includes('\\') || loads.test(text) || outside.test(text);
}
