import { isHarmfulAttribute, isHarmfulElement, isHarmfulStyle, localName } from './svg-rules.ts';
import { xmlTokens, type XmlToken } from './xml.ts';

type Assessment = 'harmless' | 'harmful' | 'notSvg';

/** SVG 2, section 5.1. */
const namespace = 'http://www.w3.org/2000/svg';

/**
 * Whether a file is an SVG that is harmless wherever it is shown: without scripts, event handlers,
 * foreign objects, document types, and references to anything outside itself. When in doubt, it is
 * rejected.
 */
export function assessSvg(bytes: Uint8Array): Assessment {
  const tokens = readSvgTokens(bytes);
  if (tokens === null || !isOneSvg(tokens)) return 'notSvg';
  return tokens.some(isHarmful) || isHarmfulStyle(readStyles(tokens)) ? 'harmful' : 'harmless';
}

/** The tokens of an SVG; null when it is not XML. */
export function readSvgTokens(bytes: Uint8Array): XmlToken[] | null {
  const text = utf8(bytes);
  return text === null ? null : xmlTokens(text.trim());
}

/** Decodes UTF-8, the encoding that browsers use by default; null for invalid bytes. */
function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether there is one root named svg in its namespace, with balanced tags. */
function isOneSvg(tokens: readonly XmlToken[]): boolean {
  const open: string[] = [];
  let roots = 0;
  for (const token of tokens) {
    if (token.is === 'declaration') return /^<!DOCTYPE\s+svg\b/i.test(token.text);
    if (token.is === 'end' && open.pop() !== token.name) return false;
    if (token.is === 'text' && open.length === 0 && token.text.trim() !== '') return false;
    if (token.is !== 'start') continue;
    if (open.length === 0) {
      roots += 1;
      if (!isSvgRoot(token)) return false;
    }
    if (!token.isEmpty) open.push(token.name);
  }
  return roots === 1 && open.length === 0;
}

function isSvgRoot({ name, attributes }: Extract<XmlToken, { is: 'start' }>): boolean {
  const prefix = name.includes(':') ? `:${name.split(':')[0]}` : '';
  const declared = attributes.find(([key]) => key === `xmlns${prefix}`)?.[1];
  return localName(name) === 'svg' && declared === namespace;
}

function isHarmful(token: XmlToken): boolean {
  switch (token.is) {
    case 'declaration':
      return true;
    case 'instruction':
      return !isPlainDeclaration(token.text);
    case 'start':
      return isHarmfulElement(token.name) || token.attributes.some(isHarmfulAttribute);
    default:
      return false;
  }
}

/**
 * `<?xml version="1.0" encoding="UTF-8"?>`: with another encoding, a browser would read different
 * text.
 */
function isPlainDeclaration(text: string): boolean {
  const [, encoding = 'utf-8'] = /encoding\s*=\s*["']([^"']*)["']/.exec(text) ?? [];
  return /^xml\s/.test(text) && encoding.toLowerCase() === 'utf-8';
}

/** The text of all style elements, including text split by other tokens. */
function readStyles(tokens: readonly XmlToken[]): string {
  let depth = 0;
  let style = '';
  for (const token of tokens) {
    if (token.is === 'text' && depth > 0) style += token.text;
    if (token.is === 'end' && isStyle(token.name)) depth -= 1;
    if (token.is === 'start' && isStyle(token.name) && !token.isEmpty) depth += 1;
  }
  return style;
}

const isStyle = (name: string): boolean => localName(name) === 'style';
