import type { AreaMessageKey } from './area.ts';
import { en, type Messages } from './en.ts';
import { languages, type Language } from './said.ts';

export type { Messages } from './en.ts';

/** A message of the server by its key: those that all areas share, and each area's own. */
export type MessageKey = keyof typeof en | AreaMessageKey;

export type MessageValues = Readonly<Record<string, string | number>>;

const others: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  fr: () => import('./fr.ts').then((module) => module.fr),
  es: () => import('./es.ts').then((module) => module.es),
  zh: () => import('./zh.ts').then((module) => module.zh),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** The catalog for an Accept-Language header, and its language. English where none fits. */
export async function messagesFor(header: string | null) {
  const language = preferred(header ?? '') ?? 'en';
  return { language, messages: language === 'en' ? en : await others[language]() };
}

/** The language we have that is wanted most. Source: RFC 9110, section 12.5.4. */
function preferred(header: string): Language | undefined {
  const wanted = header.split(',').map((part) => {
    const [range = '', quality = 'q=1'] = part.split(';').map((piece) => piece.trim());
    const [tag] = range.toLowerCase().split('-');
    return { tag, quality: Number(quality.replace('q=', '')) || 0 };
  });
  const [best] = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ tag }) => languages.filter((language) => language === tag));
  return best;
}

/**
 * Fills in a message: `{name}` takes a value, `{name, plural, one {…} other {…}}` the form for a
 * number, in which # stands for it.
 */
export function say(template: string, values: MessageValues = {}, language: string = 'en'): string {
  const plural = /\{(\w+), plural, ((?:\w+ \{[^}]*\} ?)+)\}/g;
  return template
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name]);
      const rule = new Intl.PluralRules(language).select(count);
      const form = (wanted: string) =>
        new RegExp(`(?:^| )${wanted} \\{([^}]*)\\}`).exec(forms)?.[1];
      return (form(rule) ?? form('other') ?? '').replace('#', count.toLocaleString(language));
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
