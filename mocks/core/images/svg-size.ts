import { fromBase64 } from '../files/base64.ts';
import { readJpegSize, readPngSize, validateImageSize } from './image-size.ts';
import { localName } from './svg-rules.ts';
import type { XmlToken } from './xml.ts';

type StartTag = Extract<XmlToken, { is: 'start' }>;

/** The assumed size of an image that declares none: browsers then use the size of its container. */
const unnamed = 100;

/**
 * Rejects an SVG that declares no pixels or too many (see `validateImageSize`): by its width and
 * height, by a view box without an area, or by an image inside it.
 */
export function validateSvgSize(tokens: readonly XmlToken[]): void {
  const tags = tokens.filter((token): token is StartTag => token.is === 'start');
  const [root] = tags;
  if (root) validateImageSize(readRootSize(root));
  for (const { attributes } of tags) {
    for (const [name, value] of attributes) {
      if (localName(name) === 'href') validateInnerImage(value.trim());
    }
  }
}

function readRootSize({ attributes }: StartTag): { width: number; height: number } {
  const values = new Map([...attributes, ...readStyle(attributes)]);
  const [, , boxWidth = unnamed, boxHeight = unnamed] = (values.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  if (!(boxWidth > 0 && boxHeight > 0)) return { width: 0, height: 0 };
  return { width: readLength(values.get('width')), height: readLength(values.get('height')) };
}

/**
 * The declarations of the style attribute, which take precedence over attributes with the same
 * names.
 */
const readStyle = (attributes: StartTag['attributes']): [string, string][] => {
  const style = attributes.find(([name]) => name === 'style')?.[1] ?? '';
  return style.split(';').map((declaration) => {
    const [name = '', value = ''] = declaration.split(':');
    return [name.trim(), value.trim()];
  });
};

/**
 * Pixels per absolute unit; `em` has the browsers' default size. Source: CSS Values and Units Level
 * 4, section 6.2.
 */
const units: Readonly<Record<string, number>> = {
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  em: 16,
  rem: 16,
};

/** A length in pixels; a percentage depends on the container and counts as undeclared. */
function readLength(text: string | undefined): number {
  const [, number = '', unit = 'px'] =
    /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*([a-z]+|%)?\s*(?:!important)?$/i.exec(
      text ?? '',
    ) ?? [];
  if (number === '') return unnamed;
  const pixels = units[unit.toLowerCase()];
  if (pixels !== undefined) return Number(number) * pixels;
  return Number(number) > 0 ? unnamed : 0;
}

/** Applies the same limits to an image that is embedded as data. */
function validateInnerImage(address: string): void {
  const [, type, data = ''] = /^data:image\/(png|jpeg);base64,(.*)$/s.exec(address) ?? [];
  if (type === undefined) return;
  const bytes = decodeBase64(data.replaceAll(/\s/g, ''));
  validateImageSize(type === 'png' ? readPngSize(bytes) : readJpegSize(bytes));
}

/** Decodes a base64 text; returns no bytes when it is invalid. */
function decodeBase64(text: string): Uint8Array {
  try {
    return fromBase64(text);
  } catch {
    return new Uint8Array();
  }
}
