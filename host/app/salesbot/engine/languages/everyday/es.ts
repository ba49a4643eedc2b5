/** What people say in other words than a business does, a line for each thing; see `en/everyday.ts`. */
export const everyday = `niño, niña, crío, cría, hijo, hija, peque, pequeño, bebé, chaval, nene, menor, nieto, nieta, chico, chica, adolescente
padre, madre, papá, mamá, abuelo, abuela, tutor, familia
jubilado, mayor, tercera edad, pensionista, ancianos, mayores de 65
alumno, estudiante, aprendiz, universitario
principiante, novato, nunca, desde cero, sin experiencia, primera vez, empezar, iniciación
adulto, mayor de edad
mujer, señora, chica, mujeres
hombre, señor, hombres, caballero, tío
jefe, jefa, dueño, dueña, encargado, gerente, propietario, lleva, responsable
equipo, empleado, trabajador, personal, plantilla, gente, compañero, quién trabaja
cliente, clienta, visitante, invitado
aparcar, aparcamiento, parking, estacionar, coche, plaza de garaje, zona azul, dejar el coche
autobús, bus, metro, tren, estación, parada, transporte público, tranvía
coche, vehículo, furgoneta, carro, auto
bici, bicicleta
arreglar, reparar, reparación, arreglo, roto, estropeado, averiado, avería, no funciona, fastidiado, escacharrado, componer
romper, daño, dañar, desperfecto, golpe, rayar, roto
limpiar, limpieza, lavar, fregar
suciedad, polvo, sucio, ensuciar, manchar
cambiar, cambio, sustituir, reemplazar, recambio
devolver, devolución, retornar
devolver el dinero, reembolso, recuperar el dinero, dinero de vuelta
garantía, garantizado, vuelve a fallar, responder
queja, reclamar, reclamación, descontento, no contento
darse de baja, baja, dejar, dejarlo, permanencia, terminar
cancelar, anular, cancelación, no poder ir, no poder venir, me ha surgido, echarse atrás
cambiar la cita, aplazar, posponer, mover, otro día, cambiar de día
faltar, perder, no aparecer, ausencia, olvidar
recuperar, recuperación, otra clase
esperar, espera, lista de espera, cola, tardar, cuándo podría, antelación
plaza, sitio, hueco, libre, disponible, disponibilidad
apuntarse, apuntar, inscribirse, inscripción, matrícula, matricularse, hacerse socio
reservar, reserva, cita, pedir hora, pedir cita, turno
probar, prueba, clase de prueba, muestra
barato, descuento, rebaja, ahorrar, oferta, económico, promoción, más barato, reducido, rebajado
hermano, hermana, segundo hijo, mellizos, gemelos
caro, precio, coste, costar, cuesta, vale, cobrar, tarifa, cuánto, sale por, cuánto es, euros, pagar
señal, adelanto, anticipo, por adelantado, adelantar, fianza, depósito, paga y señal, reserva
plazos, a plazos, cuotas, mensual, financiar, financiación, poco a poco, fraccionar
tarjeta, visa, crédito, débito, datáfono, con el móvil
efectivo, metálico, en mano, billetes, monedas, contado
transferencia, bizum, domiciliar, domiciliación, banco
factura, recibo, ticket, justificante
propina
presupuesto, estimación, sin compromiso, venir a ver, mirar, visita, tasar, valoración
seguro, asegurado, responsabilidad, cubrir, cobertura
titulado, título, certificado, cualificado, autorizado, homologado, formación, diplomado, oficial
dni, documento, papeles, documentación, carné, pasaporte, justificante
contrato, permanencia, compromiso, atado
opinión, reseña, referencias, recomendado, valoraciones
experiencia, años, desde cuándo, fundado, abrió, llevan, trayectoria, empezar
marca, fabricante, modelo
tamaño, grande, medida, cabe, dimensión, capacidad, caber, metros
lejos, distancia, kilómetros, zona, desplazamiento, radio, desplazarse, ir hasta, venir hasta
peso, pesar, pesado, kilo
calor, caliente, temperatura, frío, calefacción, calentar
ruido, ruidoso, silencio, tranquilo, jaleo
lluvia, llover, llueve, mal tiempo, tormenta, viento, nieve, mojado
fuera, exterior, aire libre, jardín, terraza
dentro, interior, cubierto, techo
comer, comida, cena, almuerzo, desayuno, merienda, picar, menú
beber, bebida, agua, café, vino, cerveza, alcohol, copa
vegano, vegetariano, sin carne
alergia, alérgico, gluten, celíaco, lactosa, intolerante, frutos secos
noche, dormir, quedarse a dormir, pernoctar, cama, nocturno, madrugada
tarde, por la tarde, después del trabajo, última hora
mañana, temprano, primera hora, por la mañana
cerrado, cerrar, vacaciones, festivo, libran, descanso
abierto, abrir, horario, abren, atienden, hora de cierre
fin de semana, sábado, domingo, finde
urgencia, urgente, emergencia, rápido, ahora mismo, cuanto antes, inmediato, corriendo, prisa
duración, durar, dura, minutos, horas, cuánto tiempo, tardar, lleva
frecuencia, cada cuánto, cuántas veces, una vez, periódicamente, al año
cuántos, número, máximo, como mucho, hasta, aforo, límite
grupo, clase, curso, sesión, taller, lección
profesor, profesora, monitor, entrenador, maestro, profe, enseña
nivel, grado, avanzado
examen, prueba, aprobar, suspender
certificado, diploma, título, acreditación
mirar, ver, presenciar, acompañar, quedarse
dejar, llevar, traer
recoger, recogida, pasar a buscar, ir a por
entregar, entrega, enviar, envío, llevar a casa, reparto, domicilio, mandar, traer
traer, llevar, hace falta, necesito
ropa, ponerse, vestir, zapatos, calzado, llevar puesto
material, equipo, herramientas, dejan, proporcionan, equipamiento
alquilar, alquiler, prestar, dejar, préstamo
comprar, vender, venta, a la venta, tienda
segunda mano, usado, viejo, antiguo
bono, vale, cheque regalo, tarjeta regalo, regalar, regalo
fidelidad, puntos, cliente habitual
fiesta, cumpleaños, celebrar, celebración, despedida, cumple
boda, casarse, novios, novia, novio, matrimonio
música, dj, banda
foto, imagen, fotografía, vídeo, grabar
llamar, teléfono, móvil, número, llamada
mensaje, whatsapp, wasap, escribir, sms
correo, email, mail
internet, web, página, online, en línea, por ordenador
wifi, contraseña, clave
llave, código, entrar, abrir, acceso
estar en casa, presente, haber alguien, estar
a domicilio, a casa, en mi casa, venir a casa, desplazarse
quién viene, quién hace, quién se encarga, quién, encargarse
preparar, antes de, preparación, previo
después, cuidados, cuidar, curar, mantenimiento
incluido, incluir, incluye, entra, en el precio, comprende, viene con, todo incluido
suplemento, recargo, aparte, extra, adicional, más caro, coste extra
gratis, gratuito, sin coste, regalado, de balde, sin cargo
seguridad, seguro, peligro, peligroso, riesgo
robo, robar, ladrón, robado
perdido, perder, olvidado, dejado
guardar, almacenar, guardan, consigna
fresco, conservar, caducar, caduca, validez, válido
ingredientes, hecho de, lleva, contiene
ecológico, medio ambiente, sostenible, reciclar
tóxico, químico, producto
olor, oler, huele
mancha, manchado
color, tono, teñir
medir, medidas, tomar medidas
instalar, instalación, montar, montaje, poner, colocar
desmontar, quitar, retirar, sacar
llevarse, retirar, tirar, basura, escombros, residuos, deshacerse, viejo
diseño, dibujo, plano, boceto
cambio, modificar, retocar, ajuste, corregir
permiso, licencia, permitir, se puede, dejan
rechazar, aceptar, admitir, coger
ayuda, subvención, ayudas, ayuntamiento
consejo, asesorar, aconsejar, recomendar, ayudar
iva, impuestos, impuesto
trabajo, empleo, vacante, trabajar con, prácticas, currículum
empresa, negocio, oficina, autónomo, corporativo
casero, inquilino, piso, alquiler, comunidad
casa, hogar, vivienda, piso
tarde, retraso, retrasarse, llegar tarde, atasco
llegar, llegada, entrada, estar ahí
salida, irse, marcharse
entrada, puerta, timbre, portal
escaleras, ascensor, piso, planta, escalón, subir, bajo
silla de ruedas, minusválido, discapacidad, accesible, rampa, movilidad, cochecito
baño, aseo, servicio, lavabo
ducha, vestuario, taquilla, cambiarse
cerca, al lado, esquina, andando, enfrente, junto a
edad mínima, edad, cuántos años, a partir de, años
mínimo, al menos, pedido mínimo, como mínimo
máximo, tope, límite, como mucho
sobrar, resto, sobras, sin usar
traspasar, otra persona, a nombre de
pausa, parar, congelar, suspender
primera visita, primera cita, primera vez
resultado, informe
individual, particular, privado, solo, sola, uno a uno, a solas
pareja, dos, acompañante, amigo, amiga, juntos
grupo grande, muchos, colegio, excursión
lleno, vacío, mucha gente, tranquilo, poca gente
sin cita, sin reservar, sobre la marcha, última hora, pasarme, pasar
suscripción, abono, mensualidad, cuota, socio
paquete, pack, bono de, tarifa plana
una vez, única, puntual, suelto, suelta
miedo, nervios, nervioso, pánico, asustado
dolor, doler, duele, daño
enfermo, enfermedad, fiebre, malo, resfriado, constipado
embarazada, embarazo
médico, doctor, clínica
perro, perra, mascota, animal, cachorro
gato, gata
fuga, gotear, gotera, escape, pierde agua, inundación, inundado, tubería, cañería
atascado, atasco, desatascar, desagüe, tapado
electricidad, enchufe, luz, corriente, cargar
caldera, calefacción, radiador, termo, calentador
ventana, cristal, vidrio
tejado, teja, canalón
césped, hierba, seto, jardín, podar
árbol, rama, talar
mueble, sofá, armario
mudanza, mudarse, trasladar
suelo, alfombra, parqué, azulejo
pared, pintar, pintura
casco, protección, guantes
hablar, idioma, inglés, francés, alemán
extranjero, fuera de españa, internacional
pelo, cortar, corte, peluquero
uñas, manicura, pedicura
masaje, contractura
gimnasio, entrenar, deporte
coser, arreglo, bajo, cremallera, pantalón, vestido
recomendar, más vendido, mejor, popular
actuación, concierto, tocar, función, festival
habitación, alojamiento, cuarto, doble
fumar, tabaco, cigarro
multa, penalización, recargo
avisar, recordar, recordatorio, decir
explicar, instrucciones, enseñar
ejemplo, trabajos anteriores, galería, fotos de`;
