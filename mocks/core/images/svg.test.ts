import { describe, expect, it } from 'vitest';
import { assessSvg } from './svg.ts';

/** Source: PROF-019. */
const assessed = (text: string) => assessSvg(new TextEncoder().encode(text));
const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;

describe('an SVG', () => {
  it.each([
    ['a shape', svg('<rect width="4" height="4" fill="#0a0"/>')],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>\n${svg('')}`],
    ['a byte order mark', `\uFEFF${svg('')}`],
    ['a comment', `<!-- made by hand -->${svg('<!-- <script> -->')}`],
    ['references to itself', svg('<use href="#a"/><rect fill="url(#b)" xlink:href="#c"/>')],
    ['a quoted reference', svg('<rect style="mask:url(&quot;#b&quot;)"/>')],
    ['styles', svg('<style><![CDATA[.a > .b { fill: url(#c) }]]></style>')],
    ['an embedded PNG', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    ['text with signs', svg('<text>Tom &amp; Zoë &#169; on time</text>')],
    ['an animation', svg('<animate attributeName="fill" to="red"/>')],
    ['notes of an editor', svg('', 'xmlns:ed="https://editor.test/ns" ed:path="C:\\pictures"')],
    ['a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>'],
  ])('an SVG with %s is harmless', (_, text) => {
    expect(assessed(text)).toBe('harmless');
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['an empty script', svg('<script href="data:text/javascript,alert(1)"/>')],
    ['a script behind a prefix', svg('<x:SCRIPT xmlns:x="http://www.w3.org/2000/svg"/>')],
    ['an event handler', svg('', 'onload="alert(1)"')],
    ['an event handler of a shape', svg("<rect OnClick = 'alert(1)'/>")],
    ['a foreign object', svg('<foreignObject><p/></foreignObject>')],
    ['an iframe', svg('<iframe/>')],
    ['HTML', svg('<h:p xmlns:h="http://www.w3.org/1999/xhtml"/>')],
    ['a link', svg('<a href="https://evil.test"/>')],
    ['a script’s address', svg('<a xlink:href="javascript:alert(1)"/>')],
    ['an address in disguise', svg('<a href="&#106;avascript:alert(1)"/>')],
    ['a picture from elsewhere', svg('<image href="//evil.test/a.png"/>')],
    ['a file beside it', svg('<use href="other.svg#a"/>')],
    ['an SVG within it', svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>')],
    ['an XML base', svg('<use href="#a"/>', 'xml:base="https://evil.test/"')],
    ['a fill from elsewhere', svg('<rect fill="url(https://evil.test/#a)"/>')],
    ['a quoted address', svg('<rect style="fill:url( \'https://evil.test\' )"/>')],
    ['an address in entities', svg('<rect style="fill:url(&quot;//evil.test&quot;)"/>')],
    ['an escape of CSS', svg('<rect style="fill:\\75rl(//evil.test)"/>')],
    ['a character as a number', svg('<rect style="fill:&#117;rl(//evil.test)"/>')],
    ['an import', svg('<style>@import "https://evil.test/a.css";</style>')],
    ['an import in pieces', svg('<style>@im<!-- -->port<![CDATA[ url(x)]]></style>')],
    [
      'an import before a style in a style',
      svg('<style>@import "x";<style/><style></style></style>'),
    ],
    ['a font from elsewhere', svg('<style>@font-face{src:url(https://evil.test/f)}</style>')],
    ['a set of images', svg('<style>a{fill:image-set("https://evil.test/a")}</style>')],
    ['an animated address', svg('<set attributeName="xlink:href" to="https://evil.test"/>')],
    ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>')],
    ['a document type', `<!DOCTYPE svg SYSTEM "https://evil.test/a.dtd">${svg('')}`],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "<script/>">]>${svg('&a;')}`],
    ['a style sheet', `<?xml-stylesheet href="https://evil.test/a.xsl"?>${svg('')}`],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`],
  ])('an SVG with %s is harmful', (_, text) => {
    expect(assessed(text)).toBe('harmful');
  });

  it.each([
    ['nothing', ''],
    ['a text', 'svg'],
    ['HTML', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
    ['another document', '<note xmlns="http://www.w3.org/2000/svg"/>'],
    ['no namespace', '<svg/>'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['two roots', `${svg('')}${svg('')}`],
    ['text around it', `GIF89a ${svg('')}`],
    ['tags that cross', svg('<g><a></g></a>')],
    ['a tag that is open', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
    ['an attribute without quotes', svg('<rect width=4 />')],
    ['a comment without an end', svg('<!-- ')],
  ])('a file with %s is not an SVG', (_, text) => {
    expect(assessed(text)).toBe('notSvg');
  });

  it('an SVG in an encoding that browsers would read differently is rejected', () => {
    const utf16 = Buffer.from(`\uFEFF${svg('')}`, 'utf16le');
    expect(assessSvg(utf16)).toBe('notSvg');
  });

  it('an SVG of two megabytes is checked quickly', () => {
    const many = '<path d="M0 0 L1 1" fill="url(#a)"/>'.repeat(60_000);
    expect(assessed(svg(many))).toBe('harmless');
    expect(assessed(`<svg ${'a="'.repeat(700_000)}`)).toBe('notSvg');
    expect(assessed(svg('<'.repeat(2_000_000)))).toBe('notSvg');
  });
});
