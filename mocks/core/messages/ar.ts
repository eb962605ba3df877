import type { Messages } from './en.ts';

/** The server's messages in Arabic. */
export const ar: Messages = {
  // Generic rules.
  required: 'الحقل {field} مطلوب',
  invalid: 'الحقل {field} غير صالح',
  emailInvalid: 'عنوان البريد الإلكتروني غير صالح',
  tooShort: 'الحقل قصير جدًا',
  tooLong: 'الحقل طويل جدًا',
  tooLarge: 'العدد كبير جدًا: الحد الأقصى {limit}.',
  tooFine: 'منازل عشرية أكثر من اللازم: الحد الأقصى {limit}.',
  unknownField: 'الحقل {field} غير معروف هنا',
  bodyMalformed: 'تعذّرت قراءة الطلب.',
  bodyTooDeep: 'تداخل الطلب عميق جدًا: {limit} مستوى كحد أقصى.',
  bodyTooLarge: 'الطلب كبير جدًا: {size} كيلوبايت على الأكثر.',
  changedByOther: 'غيّر {who} هذا في هذه الأثناء.',
  fileTooLarge: 'يجب ألا يتجاوز حجم الملف {size} كيلوبايت.',
  jsonExpected: 'يقبل هذا الطلب application/json فقط.',
  fileTypeRefused: 'هذا النوع من الملفات غير مقبول هنا.',
  columnUnknown: 'لا تحتوي هذه القائمة على العمود {column}.',
  idTaken: 'استُخدم هذا المعرّف لشيء آخر. قارن مع ما هو محفوظ.',
  savedAlready: 'تم حفظ هذا من قبل.',
  sheetTotalOnce: 'الإجمالي، كل ساعة مرة واحدة',
  sheetTotal: 'الإجمالي',

  // Access.
  tokenMissing: 'يُرجى تسجيل الدخول.',
  tokenInvalid: 'لم يعد تسجيل دخولك صالحًا. يُرجى تسجيل الدخول مجددًا.',
  privilegeMissing: 'يتطلب هذا الإجراء الصلاحية «{privilege}».',
  tenantUnknown: 'لم يتم العثور على هذه المؤسسة.',
  personUnknown: 'ليس لديك حساب في هذه البوابة.',
  operationUnknown: 'لا يوجد شيء في هذا العنوان.',
  methodNotAllowed: 'لا يقبل هذا العنوان {method}.',
  notPrefetched: 'هذا الطلب يغيّر بيانات، ولا يُنفَّذ مسبقًا.',
  viewReadOnly: 'أنت تعرض Atrium بصفة {name}؛ لا يُحفَظ أي شيء.',
  viewChanged: 'تعرض هذه الصفحة ما يراه شخص آخر. أعد تحميلها.',
  fault: 'حدث خطأ ما في الخادم.',
  down: 'الخدمة غير متاحة حاليًا. يُرجى إعادة المحاولة بعد بضع دقائق.',
  storageFull: 'لا يمكن حفظ أي شيء حاليًا: مساحة التخزين ممتلئة. يُرجى المحاولة لاحقًا.',
  rejectedByScenario: 'يرفض السيناريو «{scenario}» هذا الطلب.',

  // Session.
  tenantNotAssigned: 'لم يتم تعيينك في هذه المؤسسة.',
  loginTenantMismatch: 'تسجيل الدخول هذا لا يخص هذه المؤسسة.',
  employeeMissing: 'يتطلب ClockWork ملف موظف، وليس لديك ملف.',

  // Projects and times.
  endNotAfterStart: 'يجب أن يكون وقت الانتهاء بعد وقت البدء',
  projectUnknown: 'لم يتم العثور على هذا المشروع.',
  taskUnknown: 'لم يتم العثور على هذه المهمة في المشروع.',
};
