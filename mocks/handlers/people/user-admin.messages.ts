import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of managing users: invitations, sessions and two-factor authentication. */
export const userAdminMessages = {
  roleOfThoseAbove: {
    en: 'Someone with more access than you has this role. Only they can remove permissions from it.',
    fr: 'Une personne qui a plus d’accès que vous possède ce rôle. Elle seule peut en retirer des droits.',
    es: 'Alguien con más acceso que usted tiene este rol. Solo esa persona puede quitarle derechos.',
    zh: '有权限高于您的人拥有此角色。只有其本人可以从中移除权限。',
    ar: 'لدى شخص صلاحياته أعلى من صلاحياتك هذا الدور، وهو وحده من يستطيع سحب حقوق منه.',
  },
  usersInvited: {
    en: '{count, plural, one {# person was invited.} other {# people were invited.}}',
    fr: '{count, plural, one {# personne a été invitée.} many {# de personnes ont été invitées.} other {# personnes ont été invitées.}}',
    es: '{count, plural, one {Se invitó a # persona.} many {Se invitó a # de personas.} other {Se invitó a # personas.}}',
    zh: '已邀请 {count} 人。',
    ar: '{count, plural, zero {لم تتم دعوة أحد.} one {تمت دعوة شخص واحد.} two {تمت دعوة شخصين.} few {تمت دعوة # أشخاص.} many {تمت دعوة # شخصًا.} other {تمت دعوة # شخص.}}',
  },
  invitationRenewed: {
    en: 'The invitation was sent again. It is valid for 14 days.',
    fr: 'L’invitation a été renvoyée. Elle est valable 14 jours.',
    es: 'Se volvió a enviar la invitación. Es válida durante 14 días.',
    zh: '已重新发送邀请，14 天内有效。',
    ar: 'أُعيد إرسال الدعوة، وهي صالحة لمدة 14 يومًا.',
  },
  invitationWithdrawn: {
    en: 'The invitation was withdrawn.',
    fr: 'L’invitation a été retirée.',
    es: 'Se retiró la invitación.',
    zh: '已撤回邀请。',
    ar: 'تم سحب الدعوة.',
  },
  invitationAccepted: {
    en: 'This person has already accepted the invitation.',
    fr: 'Cette personne a déjà accepté l’invitation.',
    es: 'Esta persona ya aceptó la invitación.',
    zh: '此人已接受邀请。',
    ar: 'قبل هذا الشخص الدعوة بالفعل.',
  },
  userSignedOut: {
    en: 'The user was signed out everywhere.',
    fr: 'L’utilisateur a été déconnecté partout.',
    es: 'Se cerró la sesión del usuario en todas partes.',
    zh: '该用户已在所有设备上退出登录。',
    ar: 'تم تسجيل خروج المستخدم من كل مكان.',
  },
  userSessionEnded: {
    en: 'The session was ended.',
    fr: 'La session a été fermée.',
    es: 'Se cerró la sesión.',
    zh: '会话已结束。',
    ar: 'تم إنهاء الجلسة.',
  },
  userSessionUnknown: {
    en: 'This session was not found.',
    fr: 'Cette session est introuvable.',
    es: 'No se encontró esta sesión.',
    zh: '未找到此会话。',
    ar: 'لم يتم العثور على هذه الجلسة.',
  },
  userTwoFactorReset: {
    en: 'Two-factor authentication was turned off, and the user was signed out everywhere.',
    fr: 'L’authentification à deux facteurs a été désactivée, et l’utilisateur a été déconnecté partout.',
    es: 'Se desactivó la autenticación en dos pasos y se cerró la sesión del usuario en todas partes.',
    zh: '双重验证已关闭，该用户已在所有设备上退出登录。',
    ar: 'تم إيقاف المصادقة الثنائية، وتسجيل خروج المستخدم من كل مكان.',
  },
  ownAccount: {
    en: 'Manage your own sign-ins in your profile.',
    fr: 'Gérez vos propres connexions dans votre profil.',
    es: 'Gestione sus propios inicios de sesión en su perfil.',
    zh: '请在您的个人资料中管理自己的登录。',
    ar: 'أدر عمليات تسجيل دخولك من ملفك الشخصي.',
  },
} satisfies AreaMessages;
