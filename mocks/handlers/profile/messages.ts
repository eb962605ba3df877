import type { AreaMessages } from '../../core/messages/said.ts';
import { pictureMessages } from '../../core/pictures/messages.ts';

/** What the calls of the profile say. Texts of document 1, section 8, are kept to the letter. */
export const profile = {
  settingsSaved: {
    en: 'Your settings have been saved.',
    fr: 'Vos paramètres ont été enregistrés.',
    es: 'Se guardaron sus ajustes.',
    zh: '您的设置已保存。',
    ar: 'تم حفظ إعداداتك.',
  },
  pictureChanged: {
    en: 'Your profile picture has been changed.',
    fr: 'Votre photo de profil a été modifiée.',
    es: 'Se cambió su foto de perfil.',
    zh: '您的头像已更改。',
    ar: 'تم تغيير صورتك الشخصية.',
  },
  ...pictureMessages,
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
  passwordOfOthers: {
    en: 'You can change only your own password.',
    fr: 'Vous ne pouvez modifier que votre propre mot de passe.',
    es: 'Solo puede cambiar su propia contraseña.',
    zh: '您只能更改自己的密码。',
    ar: 'لا يمكنك تغيير سوى كلمة مرورك.',
  },
  tooManyTries: {
    en: 'There were too many tries. Please wait {seconds, plural, one {# second} other {# seconds}}.',
    fr: 'Trop de tentatives. Veuillez patienter {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
    es: 'Demasiados intentos. Espere {seconds, plural, one {# segundo} many {# de segundos} other {# segundos}}.',
    zh: '尝试次数过多，请等待 {seconds, plural, other {# 秒}}。',
    ar: 'محاولات كثيرة جدًا. يُرجى الانتظار {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}.',
  },
  scanCode: {
    en: 'Please scan the QR code with your authenticator app.',
    fr: 'Veuillez scanner le code QR avec votre application d’authentification.',
    es: 'Escanee el código QR con su aplicación de autenticación.',
    zh: '请用身份验证器应用扫描二维码。',
    ar: 'يُرجى مسح رمز QR بتطبيق المصادقة.',
  },
  twoFactorIsOn: {
    en: 'Two-factor authentication is on already.',
    fr: 'L’authentification à deux facteurs est déjà activée.',
    es: 'La autenticación de dos factores ya está activada.',
    zh: '双重身份验证已启用。',
    ar: 'المصادقة الثنائية مفعَّلة بالفعل.',
  },
  twoFactorNotBegun: {
    en: 'The set-up has not begun, or its key has expired. Please begin again.',
    fr: 'La configuration n’a pas commencé ou sa clé a expiré. Veuillez recommencer.',
    es: 'La configuración no ha comenzado o su clave ha caducado. Empiece de nuevo.',
    zh: '设置尚未开始或其密钥已过期，请重新开始。',
    ar: 'لم يبدأ الإعداد أو انتهت صلاحية مفتاحه. يُرجى البدء من جديد.',
  },
  verifyFirst: {
    en: 'Please verify your password and a code first.',
    fr: 'Veuillez d’abord confirmer votre mot de passe et un code.',
    es: 'Verifique primero su contraseña y un código.',
    zh: '请先验证您的密码和验证码。',
    ar: 'يُرجى التحقق من كلمة مرورك ومن رمز أولًا.',
  },
} as const satisfies AreaMessages;
