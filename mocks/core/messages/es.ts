import type { Messages } from './en.ts';

/** The server's messages in Spanish. */
export const es: Messages = {
  // Generic rules.
  required: 'El campo {field} es obligatorio',
  invalid: 'El campo {field} no es válido',
  emailInvalid: 'El correo electrónico no es válido',
  tooShort: 'El campo es demasiado corto',
  tooLong: 'El campo es demasiado largo',
  tooLarge: 'El número es demasiado grande: {limit} como máximo.',
  tooFine: 'El número tiene demasiados decimales: {limit} como máximo.',
  unknownField: 'El campo {field} no se reconoce aquí',
  bodyMalformed: 'No se pudo leer la solicitud.',
  bodyTooDeep: 'La solicitud tiene demasiados niveles de anidamiento: {limit} como máximo.',
  bodyTooLarge: 'La solicitud es demasiado grande: {size} kilobytes como máximo.',
  changedByOther: '{who} ha modificado esto entretanto.',
  fileTooLarge: 'El archivo no debe superar los {size} kilobytes.',
  jsonExpected: 'Esta llamada espera application/json.',
  fileTypeRefused: 'Este tipo de archivo no se acepta aquí.',
  columnUnknown: 'Esta lista no tiene la columna {column}.',
  idTaken: 'Este identificador se ha usado para otra cosa. Compare con lo que está guardado.',
  savedAlready: 'Esto ya se ha guardado.',
  sheetTotalOnce: 'Total, cada hora una vez',
  sheetTotal: 'Total general',

  // Access.
  tokenMissing: 'Inicie sesión.',
  tokenInvalid: 'Su inicio de sesión ya no es válido. Inicie sesión de nuevo.',
  privilegeMissing: 'Esta acción requiere el permiso «{privilege}».',
  tenantUnknown: 'No se encontró esta organización.',
  personUnknown: 'Usted no tiene una cuenta en este portal.',
  operationUnknown: 'No hay nada en esta dirección.',
  methodNotAllowed: 'Esta dirección no admite {method}.',
  notPrefetched: 'Esta llamada cambia algo y no se hace por adelantado.',
  viewReadOnly: 'Está viendo Atrium como {name}; no se guarda nada.',
  viewChanged: 'Esta página muestra la vista de otra persona. Vuelva a cargarla.',
  fault: 'Se produjo un error en el servidor.',
  down: 'El servicio no está disponible en este momento. Inténtelo de nuevo en unos minutos.',
  storageFull:
    'No se puede guardar nada por ahora: el almacenamiento está lleno. Inténtelo más tarde.',
  rejectedByScenario: 'El escenario «{scenario}» rechaza esta llamada.',

  // Session.
  tenantNotAssigned: 'No tiene asignada esta organización.',
  loginTenantMismatch: 'El inicio de sesión no corresponde a esta organización.',
  employeeMissing: 'ClockWork requiere una ficha de empleado y usted no tiene ninguna.',

  // Projects and times.
  endNotAfterStart: 'La hora de fin debe ser posterior a la hora de inicio',
  projectUnknown: 'No se encontró este proyecto.',
  taskUnknown: 'No se encontró esta tarea en el proyecto.',
};
