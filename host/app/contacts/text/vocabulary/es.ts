import type { Vocabulary } from "./vocabulary.ts";

export const es: Vocabulary = {
  country: "ES",
  titles:
    "director, directora, gerente, gerenta, jefe, jefa, responsable, encargado, encargada, presidente, presidenta, vicepresidente, vicepresidenta, consejero, consejera, consejero delegado, fundador, fundadora, cofundador, cofundadora, socio, socia, propietario, propietaria, dueño, dueña, ingeniero, ingeniera, arquitecto, arquitecta, abogado, abogada, procurador, procuradora, notario, notaria, médico, médica, doctora, enfermero, enfermera, dentista, odontólogo, odontóloga, fisioterapeuta, psicólogo, psicóloga, farmacéutico, farmacéutica, veterinario, veterinaria, profesor, profesora, maestro, maestra, investigador, investigadora, consultor, consultora, asesor, asesora, analista, técnico, técnica, comercial, vendedor, vendedora, agente, representante, delegado, delegada, coordinador, coordinadora, administrador, administradora, administrativo, administrativa, asistente, secretario, secretaria, recepcionista, contable, contador, contadora, auditor, auditora, economista, diseñador, diseñadora, desarrollador, desarrolladora, programador, programadora, periodista, redactor, redactora, editor, editora, fotógrafo, fotógrafa, traductor, traductora, intérprete, cocinero, cocinera, chef, comprador, compradora, especialista, supervisor, supervisora, subdirector, subdirectora, becario, becaria, autónomo, autónoma, corredor, corredora, enólogo, enóloga, alcalde, alcaldesa, decano, decana, rector, rectora, licenciado, licenciada, adjunto a, adjunta a, fisio, fontanero, fontanera, plomero, electricista, pintor, pintora, albañil, carpintero, carpintera, cerrajero, cerrajera, niñera, canguro, limpiadora, asistenta, peluquero, peluquera, modista, chófer, chofer, mecánico, mecánica, jardinero, jardinera, casero, casera, veterinaria, panadero, panadera, carnicero, florista, logopeda, podólogo, podóloga, osteópata, matrona, partera, maestra, profesor particular, profe, nutricionista, dietista, entrenador, entrenadora, tesorero, tesorera, párroco, gasista, cantante, -ólogo, -óloga, pediatra, psiquiatra, traumatólogo, ejecutivo, ejecutiva",
  fields:
    "de ventas, ventas, marketing, de, general, comercial, financiero, financiera, técnico, ejecutivo, ejecutiva, recursos humanos, rrhh, proyectos, operaciones, compras, comunicación, producto, desarrollo, área, departamento, zona, creativo, creativa, adjunto, adjunta, exportación, calidad, atención al cliente, negocio",
  legalForms:
    "s.l., sl, s.l.u., slu, s.a., sa, s.a.u., sau, s.c., s. coop., s.l.p., slp, s.a. de c.v., sa de cv, s. de r.l., s. de r.l. de c.v., s.r.l., s.a.s., sas, c.b., ltda., ltda, s.l.l., y cía., e.i.r.l., spa",
  businesses:
    "grupo, hermanos, hijos, e hijos, y asociados, asociados, abogados, bufete, despacho, consultores, consultoría, asesoría, gestoría, estudio, taller, talleres, clínica, hospital, farmacia, universidad, colegio, instituto, escuela, academia, ayuntamiento, ministerio, fundación, asociación, cooperativa, bodegas, bodega, restaurante, hotel, hostal, panadería, pastelería, inmobiliaria, constructora, construcciones, transportes, viajes, seguros, banco, caja, editorial, librería, imprenta, industrias, ingeniería, arquitectos, soluciones, sistemas, tecnologías, tecnología, servicios, distribuciones, comercial, agencia, laboratorios, energía, museo, teatro, galería, cámara",
  degrees:
    "dr., dra., dra, prof., profa., lic., ing., arq., c.p., c.p.c., l.c., l.a.e., mtro., mtra., q.f.b., m.v.z., biól.",
  addressing: "sr., sra., sr, sra, d., dª, dña., don, doña, srta.",
  names:
    "antonio, josé, manuel, francisco, juan, david, javier, jesús, carlos, daniel, miguel, rafael, pedro, alejandro, ángel, fernando, sergio, pablo, jorge, alberto, luis, álvaro, diego, adrián, raúl, rubén, enrique, ramón, vicente, iván, joaquín, víctor, andrés, óscar, santiago, eduardo, roberto, mario, ignacio, jaime, marcos, salvador, guillermo, gabriel, gonzalo, emilio, hugo, julio, tomás, agustín, nicolás, íñigo, iker, unai, xavier, jordi, josep, pau, mateo, esteban, rodrigo, ricardo, arturo, césar, felipe, gustavo, hernán, leonardo, martín, maría, carmen, ana, isabel, dolores, pilar, teresa, rosa, cristina, francisca, laura, antonia, marta, mercedes, lucía, concepción, elena, rosario, sara, raquel, paula, manuela, juana, beatriz, nuria, silvia, julia, patricia, irene, montserrat, rocío, mónica, alba, andrea, ángela, alicia, sonia, sandra, susana, marina, yolanda, natalia, eva, inmaculada, noelia, claudia, verónica, amparo, carolina, nerea, lorena, inés, daniela, gabriela, ximena, valentina, camila, catalina, fernanda, guadalupe, jimena, leticia, lourdes, mariana, paloma, rebeca, blanca, aitana, ainhoa, itziar, begoña, esperanza, consuelo, macarena, belén, luz, soledad, sofía",
  at: "en, @",
  introductions:
    "soy, yo soy, me llamo, mi nombre es, le habla, habla, aquí, te escribe, te presento, os presento, le presento, les presento, se llama",
  from: "de, del, de la, de la empresa, en, para",
  common:
    "soy, yo, me, mi, mis, es, son, el, la, los, las, un, una, y, o, que, con, por, su, le, nos, al, tu, hola, buenas, buenos, días, tardes, teléfono, móvil, correo, número, llamo, trabajo, como, puede, gracias, ayer, hoy, adjunto",
  labels: {
    name: "nombre, contacto, persona de contacto",
    title: "cargo, puesto, profesión",
    company: "empresa, compañía, razón social",
    phone: "teléfono, tel, tfno, tlf, telf, tf, oficina, directo, fijo, centralita, t, conmutador, llámanos, tels",
    mobile: "móvil, celular, cel, mov, móv, m, whatsapp, teléfono móvil",
    home: "casa, particular",
    fax: "fax, f",
    email: "correo, correo electrónico, e-mail, email, mail, e, correo-e",
    website: "web, sitio web, página web, página, www, w",
    address: "dirección, domicilio, dir, sede",
  },
  streets:
    "calle, c/, c., avenida, avda., avda, av., av, plaza, pza., plza., paseo, pº, p.º, carretera, ctra., camino, ronda, polígono, pol. ind., polígono industrial, travesía, glorieta, gran vía, rambla, piso, planta, local, nave, apartado, colonia, col., c.p., cp, edificio, carrera, cra., barrio, passeig, carrer",
  countries:
    "ES=españa, MX=méxico, AR=argentina, CO=colombia, CL=chile, PE=perú, UY=uruguay, EC=ecuador, VE=venezuela, CR=costa rica",
  noise:
    "saludos, un saludo, saludos cordiales, un cordial saludo, atentamente, cordialmente, muchas gracias, gracias, un abrazo, hola, estimado, estimada, enviado desde, este mensaje, este correo, antes de imprimir, aviso legal, aviso de privacidad, aviso de confidencialidad, nif, cif, rfc, horario, síguenos, inscrita en, registro mercantil, de:, asunto:, fecha:, lunes, contactos, seguidores, protección de datos, lopd, nuestro, quedo a, inicio, mi red, empleos, mensajes, mensaje, conectar, más, acerca de, información de contacto, más de, contactos en común, seguir, expositor, ponente, asistente al congreso, quiénes somos, servicios, nuestro equipo, trabaja con nosotros, abrazo, besos, un besito, un beso, che, experiencia, educación, aptitudes",
  recipients: "para, cco",
};
