/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `criança, filho, filha, menino, menina, bebê, bebé, pequeno, garoto, garota, moleque, neto, neta, adolescente, menor, miúdo
pais, pai, mãe, avô, avó, família
aposentado, idoso, terceira idade, reformado
aluno, estudante, aprendiz
iniciante, principiante, nunca fiz, do zero, sem experiência, primeira vez
adulto, maior de idade
mulher, senhora, moça
homem, senhor, cara
chefe, dono, dona, proprietário, gerente, responsável
equipe, equipa, funcionário, empregado, pessoal, colega, quem trabalha
cliente, visitante, convidado, hóspede
estacionar, estacionamento, vaga, parar o carro, deixar o carro, garagem
ônibus, autocarro, trem, comboio, metrô, estação, ponto, transporte público
carro, veículo, automóvel, van
bicicleta, bike, magrela
consertar, conserto, reparar, arrumar, quebrado, estragado, defeito, não funciona, reparo
dano, danificar, quebrar, riscar, estragar
limpar, limpeza, lavar, faxina
sujeira, poeira, sujo, sujar
trocar, troca, substituir
devolver, devolução, retornar
reembolso, dinheiro de volta, reembolsar, estorno
garantia, garantido, quebrar de novo
reclamação, reclamar, insatisfeito
cancelar o plano, sair, encerrar, parar, rescindir, aviso prévio
cancelar, desmarcar, não posso ir, imprevisto, desistir, cancelamento
remarcar, adiar, mudar, outro dia
faltar, perder, falta, esquecer, ausência
repor, reposição
esperar, espera, lista de espera, fila, demora
vaga, lugar, disponível, horário livre
inscrever, inscrição, matrícula, matricular, cadastro
reservar, reserva, marcar, agendar, agendamento, horário, consulta
experimentar, experimental, teste, testar, provar, aula experimental
barato, desconto, economizar, promoção, mais em conta, abatimento
irmão, irmã, segundo filho, gêmeos
caro, preço, custo, custar, custa, valor, quanto, cobrar, sai, tarifa, pagar
sinal, entrada, adiantado, antecipado, adiantamento, caução, depósito
parcelar, parcelas, prestações, em vezes, parcelado, financiar
cartão, crédito, débito, maquininha, aproximação
dinheiro, em espécie, notas
pix, transferência, boleto, conta
nota, recibo, nota fiscal, fatura
gorjeta
orçamento, estimativa, avaliar, vir ver, visita, sem compromisso
seguro, segurado, cobertura, cobrir
formado, certificado, qualificado, diploma, habilitado, credenciado
documento, identidade, rg, papéis, comprovante, passaporte
contrato, fidelidade, compromisso, amarrado
avaliações, opiniões, referências, recomendação
experiência, anos, desde quando, fundado, há quanto tempo
marca, fabricante, modelo
tamanho, grande, medida, cabe, dimensão, capacidade
longe, distância, quilômetros, região, área, deslocamento, atendem em
peso, pesado, pesar, quilo
quente, frio, temperatura, aquecido, aquecimento
barulho, barulhento, silêncio, tranquilo
chuva, chover, chove, tempo ruim, tempestade, vento
fora, ar livre, externo, jardim, varanda
dentro, interno, coberto
comer, comida, refeição, almoço, jantar, lanche, café da manhã
beber, bebida, água, café, vinho, cerveja, álcool
vegano, vegetariano, sem carne
alergia, alérgico, glúten, celíaco, lactose, intolerância
noite, dormir, pernoitar, cama, madrugada
tarde, depois do trabalho, fim do dia
manhã, cedo, de manhã
fechado, fechar, férias, feriado, folga
aberto, abrir, horário, funcionamento
fim de semana, sábado, domingo
urgência, urgente, emergência, agora, imediatamente, pressa, rápido
duração, durar, dura, minutos, horas, quanto tempo, leva, demora
frequência, quantas vezes, com que frequência, uma vez
quantos, número, máximo, no máximo, até, limite
grupo, turma, aula, curso, sessão, oficina
professor, professora, instrutor, monitor, dá aula
nível, avançado
prova, exame, passar, reprovar
certificado, diploma, comprovante
assistir, olhar, acompanhar, ficar
deixar, levar, trazer
buscar, retirar, retirada, pegar, recolher
entregar, entrega, enviar, envio, frete, mandar, a domicílio
trazer, levar, preciso, necessário
roupa, vestir, sapato, calçado, usar
equipamento, material, ferramentas, fornecem
alugar, aluguel, emprestar, empréstimo
comprar, vender, venda, loja
usado, segunda mão, velho, seminovo
vale-presente, presente, presentear, cartão presente, dar de presente
fidelidade, pontos, cliente fiel
festa, aniversário, comemorar, despedida de solteira
casamento, casar, noivos, noiva
música, dj, banda
foto, imagem, vídeo, filmar
ligar, telefone, celular, número, telefonar
mensagem, whatsapp, zap, escrever
e-mail, email, correio
internet, online, site, pela internet
wifi, senha
chave, código, entrar, acesso, abrir
estar em casa, presente, ter alguém
em casa, a domicílio, na minha casa, vir até
quem vem, quem faz, quem cuida
preparar, antes, preparação
depois, cuidados, cuidar
incluso, incluído, inclui, no preço, vem com
taxa, adicional, à parte, extra, acréscimo
grátis, gratuito, de graça, sem custo, cortesia
segurança, perigo, perigoso, risco, seguro
roubo, roubar, furto, ladrão
perdido, esquecido, achados
guardar, armazenar, depósito
fresco, validade, vencer, vence, dura
ingredientes, feito de, contém
ecológico, meio ambiente, sustentável, orgânico
tóxico, químico, produto
cheiro, odor
mancha, manchado
cor, tom, tingir
medir, medidas
instalar, instalação, montar, montagem, colocar
desmontar, tirar, remover
levar embora, descartar, lixo, entulho, retirar
projeto, desenho, planta
mudança, alterar, ajuste, modificar
permissão, autorização, pode, permitido
recusar, aceitar
convênio, plano de saúde, reembolso, subsídio
conselho, aconselhar, recomendar, ajudar
imposto, iva, nota
emprego, vaga, trabalhar, estágio
empresa, firma, escritório, corporativo
inquilino, proprietário, apartamento
casa, apartamento, residência
atraso, atrasado, atrasar, trânsito
chegar, chegada
saída, sair, ir embora
entrada, porta, campainha
escada, degraus, elevador, andar, térreo, subir
cadeira de rodas, deficiente, acessível, rampa, carrinho
banheiro, casa de banho, sanitário
chuveiro, vestiário, armário, trocar de roupa
perto, ao lado, esquina, a pé, em frente
idade mínima, idade, quantos anos, a partir de, anos
mínimo, pelo menos, pedido mínimo
máximo, limite, no máximo
sobrar, resto, sobra
transferir, outra pessoa
pausa, trancar, congelar, suspender
primeira consulta, primeira visita, primeira vez
resultado, laudo
individual, particular, sozinho, sozinha
casal, dois, parceiro, acompanhante, amigo, amiga, junto
grupo grande, escola, excursão
cheio, lotado, movimento, tranquilo, vazio
sem hora marcada, sem agendar, encaixe, última hora, passar
assinatura, mensalidade, plano, sócio
pacote, combo
uma vez, avulso, única
medo, nervoso, ansioso, pânico
dor, doer, dói, machuca
doente, doença, febre, gripe, resfriado
grávida, gravidez, gestante
médico, doutor, receita
cachorro, cão, animal, pet, filhote
gato, gatinho
vazamento, vazar, pingar, cano, inundação
entupido, desentupir, ralo, esgoto
luz, tomada, eletricidade, carregar
aquecedor, chuveiro, caldeira, aquecimento
janela, vidro
telhado, telha, calha
grama, jardim, cortar
árvore, galho, podar
móvel, sofá, guarda-roupa
mudança, mudar
piso, tapete, azulejo
parede, pintar, pintura
capacete, proteção, luvas
falar, idioma, língua, inglês, espanhol
exterior, estrangeiro, internacional
cabelo, cortar, corte, cabeleireiro
unha, manicure, pedicure
massagem, tensão
academia, treino, treinar
costura, bainha, calça, vestido
recomendar, popular, favorito, melhor
apresentação, show, tocar, concerto
quarto, hospedagem, acomodação
fumar, cigarro
multa, penalidade
avisar, lembrar, lembrete
explicar, instruções
exemplo, trabalhos anteriores, portfólio`;
