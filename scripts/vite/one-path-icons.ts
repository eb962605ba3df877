import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const maker = fileURLToPath(new URL('one-path-icon.ts', import.meta.url));
const icons = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Draws each icon as one path, with one small component. The library creates an element for each
 * stroke and two components for each icon: for a list with fifty icons, a third of all elements of
 * its page.
 */
export function onePathIcons(): Plugin {
  return {
    name: 'atrium-one-path-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return icons.test(id) && code.includes('__iconData = ')
        ? { code: withOnePath(code), map: null }
        : undefined;
    },
  };
}

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * The module of an icon, with one path instead of its shapes. Throws if the module has another
 * format.
 */
export function withOnePath(code: string): string {
  const [, data] = /__iconData = (\{[\s\S]*?\n\});/.exec(code) ?? [];
  const [, name] = /(\w+) as default/.exec(code) ?? [];
  if (data === undefined || name === undefined)
    throw new Error(
      'The icon format of lucide-react changed. Update scripts/vite/one-path-icons.ts.',
    );
  const { node } = JSON.parse(data.replaceAll(/([{,]\s*)(\w+):/g, '$1"$2":')) as { node: Shape[] };
  // A relative start counts from the end of the stroke before it.
  const buildPath = (shapes: readonly Shape[]) =>
    JSON.stringify(
      shapes
        .map(toPathData)
        .map((stroke, index) => (index > 0 ? stroke.replace(/^m/, 'M0 0m') : stroke))
        .join(''),
    );
  const dots = node.filter(([, { fill }]) => fill === 'currentColor');
  const made = [node.filter((shape) => !dots.includes(shape)), ...(dots.length > 0 ? [dots] : [])];
  return (
    `import { createIcon } from ${JSON.stringify(maker)};\n` +
    `const ${name} = /*#__PURE__*/ createIcon(${made.map(buildPath).join(', ')});\n` +
    `export { ${name} as default };\n`
  );
}

/** Converts a shape to a part of a path. Throws for a shape that cannot be converted. */
function toPathData([tag, shape]: Shape): string {
  const of = (name: string) => Number(shape[name] ?? 0);
  switch (tag) {
    case 'path':
      return shape['d'] ?? '';
    case 'circle':
      return buildEllipse(of('cx'), of('cy'), of('r'), of('r'));
    case 'ellipse':
      return buildEllipse(of('cx'), of('cy'), of('rx'), of('ry'));
    case 'line':
      return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
    case 'polyline':
      return `M${shape['points']}`;
    case 'polygon':
      return `M${shape['points']}z`;
    case 'rect':
      return buildRectPath(of('x'), of('y'), of('width'), of('height'), [
        Number(shape['rx'] ?? shape['ry'] ?? 0),
        Number(shape['ry'] ?? shape['rx'] ?? 0),
      ]);
    default:
      throw new Error(
        `Unsupported shape <${tag}> in an icon. Add it to scripts/vite/one-path-icons.ts.`,
      );
  }
}

const buildEllipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function buildRectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: [number, number],
) {
  const rx = Math.min(corner[0], width / 2);
  const ry = Math.min(corner[1], height / 2);
  const arc = (dx: number, dy: number) => (rx > 0 ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '');
  return (
    `M${x + rx} ${y}h${width - 2 * rx}${arc(rx, ry)}v${height - 2 * ry}${arc(-rx, ry)}` +
    `h${2 * rx - width}${arc(-rx, -ry)}v${2 * ry - height}${arc(rx, -ry)}z`
  );
}
