import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Messages of requests for rights. */
export const accessRequestMessages = {
  accessRequestSent: {
    en: 'The request was sent.',
    fr: 'La demande a été envoyée.',
    es: 'Se envió la solicitud.',
    zh: '已发送申请。',
    ar: 'تم إرسال الطلب.',
  },
  accessRequestWithdrawn: {
    en: 'The request was withdrawn.',
    fr: 'La demande a été retirée.',
    es: 'Se retiró la solicitud.',
    zh: '已撤回申请。',
    ar: 'تم سحب الطلب.',
  },
  accessRequestUnknown: {
    en: 'This request was not found. It may have been withdrawn.',
    fr: 'Cette demande est introuvable. Elle a peut-être été retirée.',
    es: 'No se encontró esta solicitud. Es posible que se haya retirado.',
    zh: '未找到此申请，可能已被撤回。',
    ar: 'لم يُعثر على هذا الطلب، وربما تم سحبه.',
  },
  rightGivenBefore: {
    en: 'You already have this permission. Reload the page to use it.',
    fr: 'Vous avez déjà ce droit. Rechargez la page pour l’utiliser.',
    es: 'Ya tiene este permiso. Vuelva a cargar la página para usarlo.',
    zh: '您已拥有此权限。请重新加载页面以使用。',
    ar: 'لديك هذه الصلاحية بالفعل. أعد تحميل الصفحة لاستخدامها.',
  },
  accessRequested: {
    en: 'You have already requested this permission.',
    fr: 'Vous avez déjà demandé ce droit.',
    es: 'Ya ha solicitado este permiso.',
    zh: '您已申请此权限。',
    ar: 'لقد طلبت هذه الصلاحية بالفعل.',
  },
  accessUngrantable: {
    en: 'Nobody in this tenant can grant this permission. Contact support.',
    fr: 'Personne dans cette organisation ne peut accorder ce droit. Contactez l’assistance.',
    es: 'Nadie de esta organización puede conceder este permiso. Contacte con soporte.',
    zh: '此租户中没有人可以授予此权限。请联系支持人员。',
    ar: 'لا أحد في هذه المؤسسة يستطيع منح هذه الصلاحية. تواصل مع الدعم.',
  },
  accessAnswered: {
    en: '{who} has already answered this request.',
    fr: '{who} a déjà répondu à cette demande.',
    es: '{who} ya ha respondido a esta solicitud.',
    zh: '{who} 已处理此申请。',
    ar: 'أجاب {who} عن هذا الطلب بالفعل.',
  },
  ownAccessRequest: {
    en: 'You can’t answer your own request.',
    fr: 'Vous ne pouvez pas répondre à votre propre demande.',
    es: 'No puede responder a su propia solicitud.',
    zh: '您不能处理自己的申请。',
    ar: 'لا يمكنك الإجابة عن طلبك أنت.',
  },
  roleLacksRight: {
    en: 'This role doesn’t include the requested permission.',
    fr: 'Ce rôle ne comprend pas le droit demandé.',
    es: 'Este rol no incluye el permiso solicitado.',
    zh: '此角色不包含所申请的权限。',
    ar: 'لا يتضمن هذا الدور الصلاحية المطلوبة.',
  },
  accessGranted: {
    en: '{name} now has the role {role}.',
    fr: '{name} a maintenant le rôle {role}.',
    es: '{name} ahora tiene el rol {role}.',
    zh: '{name} 现在拥有角色 {role}。',
    ar: 'لدى {name} الآن الدور {role}.',
  },
  accessDenied: {
    en: 'The request of {name} was denied.',
    fr: 'La demande de {name} a été refusée.',
    es: 'Se denegó la solicitud de {name}.',
    zh: '已拒绝 {name} 的申请。',
    ar: 'تم رفض طلب {name}.',
  },
} satisfies AreaMessages;
