import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Files that the start page needs in addition to the entry: they load with the page, not after the
 * entry has run.
 */
const landing = 'src/app/start.tsx';

/** Lets the browser load the start page together with the small entry that imports it. */
export function preloadLanding(): Plugin {
  return {
    name: 'atrium-preload-landing',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        if (!filename.endsWith('/index.html')) return [];
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(landing));
        if (!start) throw new Error(`The build has no chunk for ${landing}.`);
        const files = new Set<string>();
        const visit = (file: string): void => {
          if (files.has(file)) return;
          files.add(file);
          byFile.get(file)?.imports.forEach(visit);
        };
        visit(start.fileName);
        const styles = [...files].flatMap((file) => [
          ...(byFile.get(file)?.viteMetadata?.importedCss ?? []),
        ]);
        // The largest file first, since a browser requests six files at a time. Styles come after
        // those of the entry, which define the order of the layers.
        const getSize = (file: string) => byFile.get(file)?.code.length ?? 0;
        const scripts = [...files].toSorted((a, b) => getSize(b) - getSize(a));
        return [
          ...styles.map((file) => link('stylesheet', file)),
          ...scripts.map((file, index) => link('modulepreload', file, index === 0)),
        ].filter(({ attrs }) => !html.includes(`"${attrs.href}"`));
      },
    },
  };
}

const link = (rel: string, file: string, isFirst = false) =>
  ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `/${file}` },
    injectTo: isFirst ? 'head-prepend' : 'head',
  }) satisfies HtmlTagDescriptor;
