import type { Vocabulary } from "./vocabulary.ts";

export const pt: Vocabulary = {
  country: "PT",
  titles:
    "diretor, diretora, director, directora, gerente, gestor, gestora, responsável, chefe, coordenador, coordenadora, presidente, vice-presidente, fundador, fundadora, cofundador, cofundadora, co-fundador, co-fundadora, sócio, sócia, sócio-gerente, sócia-gerente, sócio-gestor, proprietário, proprietária, dono, dona, engenheiro, engenheira, arquiteto, arquiteta, arquitecto, advogado, advogada, solicitador, solicitadora, notário, notária, médico, médica, enfermeiro, enfermeira, dentista, fisioterapeuta, psicólogo, psicóloga, nutricionista, farmacêutico, farmacêutica, veterinário, veterinária, professor, professora, investigador, investigadora, pesquisador, pesquisadora, consultor, consultora, assessor, assessora, analista, técnico, técnica, comercial, vendedor, vendedora, agente, representante, delegado, delegada, administrador, administradora, administrativo, administrativa, assistente, secretário, secretária, contabilista, contador, contadora, auditor, auditora, economista, designer, programador, programadora, desenvolvedor, desenvolvedora, jornalista, redator, redatora, editor, editora, fotógrafo, fotógrafa, tradutor, tradutora, intérprete, cozinheiro, cozinheira, enólogo, enóloga, corretor, corretora, especialista, supervisor, supervisora, comprador, compradora, estagiário, estagiária, reitor, reitora, vereador, vereadora, empreendedor, empreendedora, produtor, produtora, curador, curadora, mecânico, mecânica, canalizador, encanador, eletricista, electricista, pintor, pintora, pedreiro, carpinteiro, marceneiro, serralheiro, chaveiro, babá, ama, faxineira, diarista, empregada, cabeleireiro, cabeleireira, costureira, motorista, jardineiro, senhorio, veterinário, padeiro, açougueiro, talhante, florista, explicador, explicadora, dentista, personal trainer, treinador, treinadora, fisio, manicure, esteticista, confeiteira, tesoureiro, tesoureira, padre, síndico, síndica, zelador, -ologista, -ólogo, -óloga, pediatra, psiquiatra, corretora, oftalmologista, executivo de contas, executiva de contas",
  fields:
    "geral, de vendas, vendas, marketing, comercial, financeiro, financeira, técnico, recursos humanos, rh, projetos, projeto, operações, compras, comunicação, produto, desenvolvimento, executivo, executiva, criativo, criativa, adjunto, adjunta, qualidade, de, jurídico, jurídica, área, departamento, novos negócios, negócios, contas, exportação, ti",
  legalForms: "lda, lda., ltda, ltda., s.a., sa, s/a, eireli, me, epp, unipessoal lda, unipessoal lda., crl, sgps, mei",
  businesses:
    "grupo, irmãos, filhos, & filhos, e filhos, e associados, associados, advogados, advocacia, consultoria, assessoria, contabilidade, estúdio, ateliê, atelier, oficina, clínica, hospital, farmácia, universidade, faculdade, colégio, instituto, escola, academia, câmara, câmara municipal, prefeitura, ministério, fundação, associação, cooperativa, adega, quinta, herdade, restaurante, padaria, pastelaria, confeitaria, hotel, pousada, imobiliária, imóveis, construtora, construções, transportes, viagens, seguros, banco, caixa, editora, livraria, gráfica, indústrias, indústria, engenharia, arquitetura, arquitetos, soluções, sistemas, tecnologia, tecnologias, serviços, distribuidora, comércio, agência, laboratório, laboratórios, energia, museu, teatro, galeria, sociedade, cerâmica, têxteis",
  degrees: "dr., dra., dr, dra, prof., profa., eng., eng.ª, engª, eng.º, engº, arq., arq.ª, arq.º",
  addressing: "sr., sra., d., dona, exmo., exma., seu, tia, tio",
  names:
    "joão, josé, antónio, antônio, manuel, francisco, pedro, paulo, luís, luiz, carlos, rui, miguel, nuno, ricardo, tiago, thiago, bruno, hugo, andré, diogo, gonçalo, rodrigo, rafael, gabriel, daniel, filipe, felipe, fernando, jorge, vítor, vitor, hélder, sérgio, marco, marcos, marcelo, eduardo, gustavo, guilherme, leandro, lucas, mateus, matheus, henrique, caio, fábio, fabio, renato, roberto, rogério, samuel, simão, tomás, vasco, afonso, bernardo, duarte, martim, salvador, santiago, alexandre, artur, augusto, cláudio, márcio, maurício, otávio, maria, ana, paula, isabel, teresa, fernanda, sandra, carla, cristina, helena, marta, sofia, inês, joana, catarina, beatriz, mariana, carolina, margarida, rita, raquel, sara, patrícia, sónia, sônia, susana, vera, vanessa, adriana, aline, amanda, bruna, camila, cláudia, daniela, débora, fabiana, flávia, gabriela, giovana, juliana, júlia, larissa, letícia, lúcia, luana, luciana, luísa, márcia, natália, priscila, renata, simone, tatiana, thaís, vitória, leonor, matilde, francisca, filipa, madalena, mafalda, benedita, constança, lara, rosa, graça, conceição, fátima, lurdes, cecília, clara, eduarda, elisa, heloísa, isadora, lívia, manuela",
  at: "na, no, em, @",
  introductions:
    "sou, eu sou, aqui é, aqui é o, aqui é a, chamo-me, meu nome é, o meu nome é, fala, me chamo, chama-se, se chama, apresento-te, apresento-lhe, te apresento",
  from: "de, da, do, na, no, da empresa, para",
  common:
    "sou, eu, o, a, os, as, um, uma, é, e, ou, meu, minha, me, aqui, oi, olá, bom, dia, cel, email, telemóvel, como, que, para, com, número, trabalho, nosso, obrigado",
  labels: {
    name: "nome, contacto, contato",
    title: "cargo, função, profissão",
    company: "empresa, companhia, firma",
    phone: "telefone, tel, telef, fone, t, escritório, fixo, geral, direto",
    mobile: "telemóvel, tlm, celular, cel, móvel, m, whatsapp, tm, zap, whats, wpp, tlm, telem",
    home: "casa, residência, pessoal",
    fax: "fax, f",
    email: "correio eletrónico, e-mail, email, mail, e, correio",
    website: "site, sítio, web, website, página, w",
    address: "morada, endereço, end, sede",
  },
  streets:
    "rua, r., avenida, av., av, praça, pç., largo, travessa, trav., alameda, al., estrada, estr., rodovia, caminho, beco, bairro, andar, sala, conjunto, cj., bloco, lote, apartado, caixa postal, cep, zona industrial, edifício, ed., parque, calçada, rotunda, quadra, km, loja",
  countries: "PT=portugal, BR=brasil, AO=angola, MZ=moçambique, ES=espanha",
  noise:
    "atenciosamente, atentamente, com os melhores cumprimentos, melhores cumprimentos, cumprimentos, abraço, um abraço, abraços, obrigado, obrigada, olá, caro, cara, prezado, prezada, enviado do meu, esta mensagem, antes de imprimir, nif, cnpj, nipc, horário, siga-nos, de:, assunto:, enviado:, até breve, conexões, seguidores, aviso de confidencialidade, cordialmente, grato, grata, bom dia, início, minha rede, vagas, mensagens, mensagem, conectar, mais, sobre, informações de contato, informações de contacto, mais de, conexões, conexões em comum, seguir, seguidores, expositor, palestrante, quem somos, serviços, nossa equipe, a nossa equipa, oi, olá, abraços, abraço, beijos, beijinhos, experiência, formação, chamada para a rede, antes de imprimir",
  recipients: "para, com cópia, cco",
};
