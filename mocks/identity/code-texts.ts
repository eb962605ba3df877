import { triesMessages } from '../common/profile/tries.messages.ts';
import { formatMessage } from '../core/messages/format-message.ts';
import { languages, type Language } from '../core/messages/localized-text.ts';
import type { CodeOutcome } from './second-factor.ts';

/** Texts of the demo provider's second-factor step. `{name}` is the person's name. */
export interface CodeTexts {
  title: string;
  intro: string;
  code: string;
  goOn: string;
  wrong: string;
  somebodyElse: string;
  /** For people who try the demo without an authenticator app. */
  demo: string;
}

const texts: Record<Language, CodeTexts> = {
  en: {
    title: 'One more step',
    intro:
      '{name}, enter the six-digit code from your authenticator app or one of your recovery codes.',
    code: 'Code',
    goOn: 'Continue',
    wrong: 'This code is incorrect or was already used.',
    somebodyElse: 'Sign in as someone else',
    demo: 'For the demo, use the authenticator key {key} or the recovery code {code}.',
  },
  fr: {
    title: 'Encore une étape',
    intro:
      '{name}, saisissez les six chiffres affichés par votre application d’authentification, ou l’un de vos codes de récupération.',
    code: 'Code',
    goOn: 'Continuer',
    wrong: 'Ce code n’est pas correct ou a déjà été utilisé.',
    somebodyElse: 'Se connecter avec un autre compte',
    demo: 'Dans le monde de démonstration, la clé pour une application d’authentification est {key} et un code de récupération est {code}.',
  },
  es: {
    title: 'Un paso más',
    intro:
      '{name}, escriba los seis dígitos que muestra su aplicación de autenticación o uno de sus códigos de recuperación.',
    code: 'Código',
    goOn: 'Continuar',
    wrong: 'Este código no es correcto o ya se usó.',
    somebodyElse: 'Iniciar sesión con otra cuenta',
    demo: 'En el mundo de demostración, la clave para una aplicación de autenticación es {key} y un código de recuperación es {code}.',
  },
  zh: {
    title: '还差一步',
    intro: '{name}，请输入身份验证器应用当前显示的六位数字，或您的一个恢复代码。',
    code: '验证码',
    goOn: '继续',
    wrong: '此验证码不正确，或已被使用。',
    somebodyElse: '以其他人的身份登录',
    demo: '在演示环境中，身份验证器应用的密钥是 {key}，恢复代码之一是 {code}。',
  },
  ar: {
    title: 'خطوة أخرى',
    intro:
      '{name}، اكتب الأرقام الستة التي يعرضها تطبيق المصادقة الآن، أو أحد رموز الاسترداد الخاصة بك.',
    code: 'الرمز',
    goOn: 'متابعة',
    wrong: 'هذا الرمز غير صحيح أو سبق استخدامه.',
    somebodyElse: 'تسجيل الدخول بحساب آخر',
    demo: 'في العالم التجريبي مفتاح تطبيق المصادقة هو {key}، وأحد رموز الاسترداد هو {code}.',
  },
};

/** The demo person who has two-factor authentication from the start; see seed/two-factor.ts. */
const demo = { personId: 'leo', key: 'JBSWY3DPEHPK3PXP', code: 'LEOS-DEMO-CODE-0001' };

/** The texts for a person in one of the provider's languages. */
export function codeTextsFor(language: string, { id, name }: { id: string; name: string }) {
  const own = languages.find((each) => each === language) ?? 'en';
  const { intro, demo: hint, ...plain } = texts[own];
  return {
    ...plain,
    intro: formatMessage(intro, { name }),
    demo: id === demo.personId ? formatMessage(hint, { key: demo.key, code: demo.code }) : '',
    /** The reason why a code was rejected. */
    getErrorText: (outcome: Exclude<CodeOutcome, 'right'>): string =>
      outcome === 'wrong' ? plain.wrong : tooManyTriesText(own, outcome.seconds),
  };
}

/** Says that there were too many tries and how long to wait, in one of the provider's languages. */
export function tooManyTriesText(language: string, seconds: number): string {
  const own = languages.find((each) => each === language) ?? 'en';
  return formatMessage(triesMessages.tooManyTries[own], { seconds }, own);
}
