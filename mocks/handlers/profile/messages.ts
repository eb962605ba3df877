import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { imageMessages } from '../../core/images/messages.ts';
import { triesMessages } from '../../common/profile/tries.messages.ts';

/** Messages of the profile operations. The texts of PROF-032 are verbatim. */
export const profile = {
  ...triesMessages,
  settingsSaved: {
    en: 'Your settings have been saved.',
    fr: 'Vos paramètres ont été enregistrés.',
    es: 'Se guardaron sus ajustes.',
    zh: '您的设置已保存。',
    ar: 'تم حفظ إعداداتك.',
  },
  imageChanged: {
    en: 'Your profile picture has been changed.',
    fr: 'Votre photo de profil a été modifiée.',
    es: 'Se cambió su foto de perfil.',
    zh: '您的头像已更改。',
    ar: 'تم تغيير صورتك الشخصية.',
  },
  ...imageMessages,
  passwordChanged: {
    en: 'Your password has been changed successfully.',
    fr: 'Votre mot de passe a été modifié.',
    es: 'Su contraseña se ha cambiado correctamente.',
    zh: '您的密码已成功更改。',
    ar: 'تم تغيير كلمة مرورك بنجاح.',
  },
  passwordWrong: {
    en: 'Password is incorrect',
    fr: 'Le mot de passe est incorrect',
    es: 'La contraseña es incorrecta',
    zh: '密码不正确',
    ar: 'كلمة المرور غير صحيحة',
  },
  passwordsDiffer: {
    en: 'Both Passwords do not match.',
    fr: 'Les deux mots de passe ne correspondent pas.',
    es: 'Las contraseñas no coinciden.',
    zh: '两次输入的密码不一致。',
    ar: 'كلمتا المرور غير متطابقتين.',
  },
  passwordIsTheOld: {
    en: 'The new password must be different from your current one.',
    fr: 'Le nouveau mot de passe est celui que vous avez déjà.',
    es: 'La nueva contraseña es la que ya tiene.',
    zh: '新密码与当前密码相同。',
    ar: 'كلمة المرور الجديدة هي نفسها كلمة مرورك الحالية.',
  },
  passwordTooShort: {
    en: 'The new password must have at least 8 characters.',
    fr: 'Le nouveau mot de passe doit comporter au moins 8 caractères.',
    es: 'La nueva contraseña necesita al menos 8 caracteres.',
    zh: '新密码至少需要 8 个字符。',
    ar: 'يجب أن تتكون كلمة المرور الجديدة من 8 أحرف على الأقل.',
  },
  passwordNeedsUppercase: {
    en: 'The new password must contain an uppercase letter.',
    fr: 'Le nouveau mot de passe doit comporter une majuscule.',
    es: 'La nueva contraseña necesita una letra mayúscula.',
    zh: '新密码需要一个大写字母。',
    ar: 'يجب أن تحتوي كلمة المرور الجديدة على حرف كبير.',
  },
  passwordNeedsSymbol: {
    en: 'The new password must contain a symbol.',
    fr: 'Le nouveau mot de passe doit comporter un caractère qui n’est ni une lettre ni un chiffre.',
    es: 'La nueva contraseña necesita un carácter que no sea letra ni cifra.',
    zh: '新密码需要一个既非字母也非数字的字符。',
    ar: 'يجب أن تحتوي كلمة المرور الجديدة على رمز ليس حرفًا ولا رقمًا.',
  },
  passwordNeedsDigit: {
    en: 'The new password must contain a number.',
    fr: 'Le nouveau mot de passe doit comporter un chiffre.',
    es: 'La nueva contraseña necesita una cifra.',
    zh: '新密码需要一个数字。',
    ar: 'يجب أن تحتوي كلمة المرور الجديدة على رقم.',
  },
  passwordOfOthers: {
    en: 'You can change only your own password.',
    fr: 'Vous ne pouvez modifier que votre propre mot de passe.',
    es: 'Solo puede cambiar su propia contraseña.',
    zh: '您只能更改自己的密码。',
    ar: 'لا يمكنك تغيير سوى كلمة مرورك.',
  },
  scanCode: {
    en: 'Scan the QR code with your authenticator app.',
    fr: 'Veuillez scanner le code QR avec votre application d’authentification.',
    es: 'Escanee el código QR con su aplicación de autenticación.',
    zh: '请用身份验证器应用扫描二维码。',
    ar: 'يُرجى مسح رمز QR بتطبيق المصادقة.',
  },
  twoFactorIsOn: {
    en: 'Two-factor authentication is already on.',
    fr: 'L’authentification à deux facteurs est déjà activée.',
    es: 'La autenticación de dos factores ya está activada.',
    zh: '双重身份验证已启用。',
    ar: 'المصادقة الثنائية مفعَّلة بالفعل.',
  },
  twoFactorNotStarted: {
    en: 'Setup hasn’t started or the key has expired. Start again.',
    fr: 'La configuration n’a pas commencé ou sa clé a expiré. Veuillez recommencer.',
    es: 'La configuración no ha comenzado o su clave ha caducado. Empiece de nuevo.',
    zh: '设置尚未开始或其密钥已过期，请重新开始。',
    ar: 'لم يبدأ الإعداد أو انتهت صلاحية مفتاحه. يُرجى البدء من جديد.',
  },
  twoFactorIsOff: {
    en: 'Two-factor authentication is off.',
    fr: 'L’authentification à deux facteurs est désactivée.',
    es: 'La autenticación de dos factores está desactivada.',
    zh: '双重身份验证未启用。',
    ar: 'المصادقة الثنائية غير مفعَّلة.',
  },
  sessionEnded: {
    en: 'The session has been signed out.',
    fr: 'La session a été déconnectée.',
    es: 'Se cerró la sesión.',
    zh: '该会话已注销。',
    ar: 'تم تسجيل الخروج من الجلسة.',
  },
  sessionIsThis: {
    en: 'This is your current session. Sign out to end it.',
    fr: 'C’est la session que vous utilisez. Déconnectez-vous pour y mettre fin.',
    es: 'Esta es la sesión que está usando. Salga para terminarla.',
    zh: '这是您正在使用的会话，请通过退出登录来结束它。',
    ar: 'هذه هي الجلسة التي تستخدمها. سجِّل الخروج لإنهائها.',
  },
  sessionUnknown: {
    en: 'This session was not found.',
    fr: 'Cette session est introuvable.',
    es: 'No se encontró esta sesión.',
    zh: '未找到此会话。',
    ar: 'لم يتم العثور على هذه الجلسة.',
  },
  otherSessionsEnded: {
    en: 'You have been signed out everywhere else.',
    fr: 'Vous avez été déconnecté partout ailleurs.',
    es: 'Se ha cerrado su sesión en todos los demás dispositivos.',
    zh: '您已在其他所有设备上退出登录。',
    ar: 'تم تسجيل خروجك من كل مكان آخر.',
  },
  verifyFirst: {
    en: 'Verify your password and a code first.',
    fr: 'Veuillez d’abord confirmer votre mot de passe et un code.',
    es: 'Verifique primero su contraseña y un código.',
    zh: '请先验证您的密码和验证码。',
    ar: 'يُرجى التحقق من كلمة مرورك ومن رمز أولًا.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    profile: typeof profile;
  }
}
