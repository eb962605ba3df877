import type { PageTexts } from './page-texts.ts';

export const es: PageTexts = {
  title: 'Inicio de sesión de demostración',
  intro:
    'Elija una persona de demostración o introduzca un correo electrónico y la contraseña «demo».',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  wrong: 'El correo electrónico o la contraseña no son correctos.',
  rejected: 'Se rechazó este inicio de sesión',
  unknownClient: 'La aplicación que lo solicita no se reconoce aquí.',
  foreignAddress: 'La dirección de retorno no pertenece a la aplicación.',
  noPkce: 'La aplicación no solicitó un código con PKCE.',
  hints: {
    ava: 'Administradora de dos organizaciones',
    ben: 'Empleado, entra directamente en su única organización',
    chloe: 'Trabaja con clientes, sin ClockWork',
    dan: 'No tiene ningún rol en el portal',
    eve: 'Administradora sin organización',
    farid: 'Administrador de una organización sin configuración',
    grace: 'Jefa de equipo con un registro en curso desde ayer',
    hugo: 'Administrador de evaluaciones de desempeño',
    ines: 'Gestora de activos',
    jon: 'Solo puede consultar los activos',
    kira: 'Administradora de la plataforma con un registro en curso desde hace tres días en birch works',
    leo: 'Empleado con autenticación de dos factores',
  },
};
