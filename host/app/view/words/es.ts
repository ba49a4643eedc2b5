import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Reintentar",
  notFound: {
    heading: "Tarjeta no encontrada",
    text: "Esta tarjeta se ha movido o está en pausa, o el enlace está incompleto. Pide uno nuevo a su titular.",
    home: "Volver al inicio",
  },
  part: {
    heading: "Esto es parte de una tarjeta",
    text: "Este contenido solo funciona dentro de su tarjeta.",
    open: "Abrir la tarjeta",
  },
  offline: {
    heading: "No tienes conexión",
    card: "Esta tarjeta todavía no se ha abierto en este dispositivo. Las que ya has visto siguen disponibles; esta se abrirá en cuanto tengas conexión.",
    page: "Esta página necesita conexión. Tu panel, tus códigos QR y las tarjetas que ya has visto siguen disponibles.",
  },
  tooMany: {
    heading: "Espera un momento",
    text: "Ahora mismo se están abriendo demasiadas tarjetas desde tu red. Espera un minuto y vuelve a intentarlo.",
  },
  download: {
    heading: "Error en la descarga",
    text: "No se han podido descargar los datos de contacto. Inténtalo de nuevo.",
  },
  failed: {
    heading: "No se ha podido mostrar esta tarjeta",
    text: "Algo ha fallado por nuestra parte. No se ha perdido nada: vuelve a intentarlo dentro de un momento.",
    reference: (id) => `Referencia ${id}`,
  },
  form: {
    email: "Introduce un correo electrónico válido",
    phone: (label) => `Introduce un número de teléfono en «${label}»`,
    date: (label) => `Introduce una fecha en «${label}»`,
    choice: (label) => `Elige una de las respuestas de «${label}»`,
    required: (label) => `Rellena «${label}»`,
    tooLong: (label, max) => `«${label}» puede tener como máximo ${max} caracteres`,
    allTooLong: (max) => `Acorta tus respuestas: en total pueden tener como máximo ${max} caracteres`,
    nothing: "Rellena al menos un campo",
    consent: "Acepta la declaración que aparece encima del botón",
    wait: "Se están enviando demasiados mensajes. Espera un minuto y vuelve a intentarlo.",
  },
};
