import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Tentar de novo",
  notFound: {
    heading: "Cartão não encontrado",
    text: "Este cartão mudou de endereço ou está pausado, ou o link está incompleto. Peça um novo a quem o enviou.",
    home: "Voltar ao início",
  },
  part: {
    heading: "Isto faz parte de um cartão",
    text: "Este conteúdo só funciona dentro do cartão a que pertence.",
    open: "Abrir o cartão",
  },
  offline: {
    heading: "Você está sem conexão",
    card: "Este cartão ainda não foi aberto neste aparelho. Os que você já viu continuam abrindo; este vai abrir assim que houver conexão.",
    page: "Esta página precisa de conexão. Seu painel, seus QR Codes e os cartões que você já viu continuam abrindo.",
  },
  tooMany: {
    heading: "Aguarde um momento",
    text: "Há cartões demais sendo abertos na sua rede neste momento. Espere um minuto e tente de novo.",
  },
  download: { heading: "Falha no download", text: "Não foi possível baixar os dados de contato. Tente de novo." },
  failed: {
    heading: "Não foi possível mostrar este cartão",
    text: "Algo deu errado do nosso lado. Nada foi perdido: tente de novo daqui a pouco.",
    reference: (id) => `Referência ${id}`,
  },
  form: {
    email: "Digite um e-mail válido",
    phone: (label) => `Digite um número de telefone em “${label}”`,
    date: (label) => `Digite uma data em “${label}”`,
    choice: (label) => `Escolha uma das respostas de “${label}”`,
    required: (label) => `Preencha “${label}”`,
    tooLong: (label, max) => `“${label}” pode ter no máximo ${max} caracteres`,
    allTooLong: (max) => `Encurte suas respostas: juntas, elas podem ter no máximo ${max} caracteres`,
    nothing: "Preencha pelo menos um campo",
    consent: "Aceite a frase acima do botão",
    wait: "Há mensagens demais sendo enviadas neste momento. Espere um minuto e tente de novo.",
  },
};
