import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../core/messages/format-message.ts';
import { languages } from '../../core/messages/localized-text.ts';
import { reviews } from './messages.ts';

const all = Object.entries(reviews);
const plural = /\{(\w+), plural, ((?:\w+ \{[^}]*\} ?)+)\}/g;

/** The names of a message's placeholders. */
const valuesIn = (text: string) =>
  new Set([...text.replace(plural, '{$1}').matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

describe('the messages of performance reviews', () => {
  it.each(languages)(
    'every review message uses the same values in %s as in English',
    (language) => {
      const different = all.filter(
        ([, localized]) =>
          valuesIn(localized[language]).symmetricDifference(valuesIn(localized.en)).size > 0,
      );
      expect(different).toEqual([]);
    },
  );

  it.each(['fr', 'es', 'zh', 'ar'] as const)(
    'every review message is translated into %s, with correct typography',
    (language) => {
      const wrong = all.filter(([, localized]) => {
        const text: string = localized[language];
        return (
          text === localized.en || /['"]/.test(text) || (language === 'fr' && / [:;?!»]/.test(text))
        );
      });
      expect(wrong).toEqual([]);
    },
  );

  it.each(languages)('the reminder messages have every plural form of %s', (language) => {
    const text = reviews.nudgesSent[language];
    const forms = [...text.matchAll(/(\w+) \{/g)].map(([, name]) => name);
    const expected = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    expect(new Set(forms)).toEqual(new Set(expected));
    for (const count of [0, 1, 2, 3, 11, 100]) {
      expect(formatMessage(text, { count }, language)).not.toMatch(/[{}#]/);
    }
  });

  it('the review messages are exactly the documented texts', () => {
    expect(reviews.answerRequired.en).toBe('An answer is required');
    expect(reviews.participantsCheck.en).toBe('At least one participant is required.');
    expect(reviews.startNotBeforeEnd.en).toBe('Start time must be earlier than end time');
  });
});
