import type { AreaMessages } from '../../../core/messages/localized-text.ts';
import { localize } from './labels.ts';

/** Messages about assets handed over to an employee. */
export const handover = {
  'field.reason': localize('Reason', 'Motif', 'Motivo', '原因', 'السبب'),
  handoverAccepted: {
    en: 'You accepted {asset}.',
    fr: 'Vous avez accepté {asset}.',
    es: 'Ha aceptado {asset}.',
    zh: '您已接收 {asset}。',
    ar: 'لقد أكدت استلام {asset}.',
  },
  handoversAccepted: {
    en: 'You accepted {count, plural, one {# asset} other {# assets}}.',
    fr: 'Vous avez accepté {count, plural, one {# actif} many {# d’actifs} other {# actifs}}.',
    es: 'Ha aceptado {count, plural, one {# activo} many {# de activos} other {# activos}}.',
    zh: '您已接收 {count, plural, other {# 项资产}}。',
    ar: 'لقد أكدت استلام {count, plural, zero {# أصل} one {أصل واحد} two {أصلين} few {# أصول} many {# أصلًا} other {# أصل}}.',
  },
  handoverDeclined: {
    en: 'You declined {asset}.',
    fr: 'Vous avez refusé {asset}.',
    es: 'Ha rechazado {asset}.',
    zh: '您已拒收 {asset}。',
    ar: 'لقد رفضت استلام {asset}.',
  },
  handoverResent: {
    en: '{who} was asked again to accept {asset}.',
    fr: 'L’acceptation de {asset} a de nouveau été demandée à {who}.',
    es: 'Se pidió de nuevo a {who} que acepte {asset}.',
    zh: '已再次请 {who} 接收 {asset}。',
    ar: 'طُلب من {who} مجددًا تأكيد استلام {asset}.',
  },
  handoverIsAccepted: {
    en: '{asset} was already accepted.',
    fr: '{asset} a déjà été accepté.',
    es: '{asset} ya fue aceptado.',
    zh: '{asset} 已被接收。',
    ar: 'تم تأكيد استلام {asset} بالفعل.',
  },
  handoverNotNeeded: {
    en: 'This assignment doesn’t need to be accepted.',
    fr: 'Cette attribution n’a pas besoin d’être acceptée.',
    es: 'Esta asignación no necesita aceptación.',
    zh: '此分配无需接收确认。',
    ar: 'لا يحتاج هذا الإسناد إلى تأكيد استلام.',
  },
  handoverTooSoon: {
    en: 'The last request was sent less than an hour ago. You can send another from {time}.',
    fr: 'La demande date de moins d’une heure. Vous pourrez la renouveler à partir de {time}.',
    es: 'Se pidió hace menos de una hora. Puede volver a pedirlo a partir de las {time}.',
    zh: '距上次请求不足一小时，您可在 {time} 之后再次请求。',
    ar: 'طُلب ذلك قبل أقل من ساعة. يمكنك الطلب مجددًا ابتداءً من {time}.',
  },
  handoverUntold: {
    en: '{who} has no account, so they can’t be asked.',
    fr: '{who} n’a pas de compte et ne peut donc pas recevoir la demande.',
    es: '{who} no tiene cuenta, por lo que no se le puede pedir.',
    zh: '{who} 没有帐户，无法请求。',
    ar: 'ليس لدى {who} حساب، ولذلك لا يمكن الطلب منه.',
  },
} as const satisfies AreaMessages;
