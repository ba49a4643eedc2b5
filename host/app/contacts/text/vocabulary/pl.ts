import type { Vocabulary } from "./vocabulary.ts";

export const pl: Vocabulary = {
  country: "PL",
  titles:
    "dyrektor, dyrektorka, kierownik, kierowniczka, menedżer, menedżerka, menadżer, prezes, prezeska, wiceprezes, wiceprezeska, prezes zarządu, członek zarządu, członkini zarządu, właściciel, właścicielka, współwłaściciel, założyciel, założycielka, współzałożyciel, współzałożycielka, wspólnik, wspólniczka, inżynier, architekt, architektka, adwokat, adwokatka, radca prawny, radczyni, prawnik, prawniczka, notariusz, lekarz, lekarka, pielęgniarka, pielęgniarz, stomatolog, dentysta, dentystka, fizjoterapeuta, fizjoterapeutka, psycholog, farmaceuta, farmaceutka, weterynarz, nauczyciel, nauczycielka, wykładowca, profesor, adiunkt, badacz, badaczka, konsultant, konsultantka, doradca, doradczyni, analityk, analityczka, specjalista, specjalistka, technik, handlowiec, przedstawiciel, przedstawicielka, sprzedawca, koordynator, koordynatorka, administrator, asystent, asystentka, sekretarz, sekretarka, recepcjonistka, księgowy, księgowa, audytor, ekonomista, ekonomistka, projektant, projektantka, grafik, graficzka, programista, programistka, dziennikarz, dziennikarka, redaktor, redaktorka, fotograf, fotografka, tłumacz, tłumaczka, kucharz, kupiec, zastępca, pełnomocnik, rzecznik, rzeczniczka, prodziekan, dziekan, rektor, burmistrz, prezydent, wójt, stażysta, stażystka, mistrz, opiekun, opiekunka, pośrednik, agent, ekspert, ekspertka, partner, partnerka, trener, trenerka, kustosz, prokurent, dyrygent, zarządca, rzeczoznawca, geodeta, florystka, cukiernik, hydraulik, elektryk, malarz, murarz, stolarz, dekarz, ślusarz, niania, opiekunka do dzieci, sprzątaczka, fryzjer, fryzjerka, krawcowa, kierowca, mechanik, ogrodnik, piekarz, rzeźnik, kwiaciarka, osteopata, położna, logopeda, dietetyk, dietetyczka, korepetytor, korepetytorka, skarbnik, proboszcz, sołtys, lek. dent., kierowniczka, kierownik",
  fields:
    "sprzedaży, marketingu, ds., do spraw, generalny, handlowy, handlowa, finansowy, finansowa, techniczny, techniczna, zarządzający, zarządzająca, kreatywny, projektu, projektów, produktu, działu, dział, kadr, zasobów ludzkich, komunikacji, zakupów, jakości, obsługi klienta, rozwoju, biura, logistyki, eksportu, główny, główna, starszy, starsza, młodszy, młodsza, regionalny, regionalna, oddziału, badań, prawny, prawna",
  legalForms:
    "sp. z o.o., sp. z o. o., sp.z o.o., spółka z o.o., s.a., sa, sp. k., sp.k., sp. j., sp.j., s.c., sp. z o.o. sp.k., spółka akcyjna, p.s.a., spółdzielnia",
  businesses:
    "grupa, kancelaria, biuro, agencja, pracownia, zakład, zakłady, firma, przedsiębiorstwo, spółka, klinika, szpital, przychodnia, gabinet, apteka, uniwersytet, politechnika, akademia, szkoła, liceum, instytut, urząd, ministerstwo, fundacja, stowarzyszenie, bank, ubezpieczenia, wydawnictwo, drukarnia, księgarnia, piekarnia, cukiernia, restauracja, kawiarnia, hotel, browar, nieruchomości, budownictwo, transport, logistyka, podróże, usługi, rozwiązania, systemy, technologie, produkcja, handel, hurtownia, sklep, warsztat, muzeum, teatr, galeria, studio, meble, i wspólnicy, i synowie, bracia, centrum, dom, stolarnia, izba, energia",
  degrees: "dr, dr., prof., mgr, inż., hab., lek., med., mec., arch., płk",
  addressing: "pan, pani, adw., r.pr., mec.",
  names:
    "jan, andrzej, piotr, krzysztof, stanisław, tomasz, paweł, józef, marcin, marek, michał, grzegorz, jerzy, tadeusz, adam, łukasz, zbigniew, ryszard, dariusz, henryk, mariusz, kazimierz, wojciech, robert, mateusz, marian, rafał, jacek, janusz, mirosław, maciej, sławomir, jarosław, kamil, wiesław, roman, władysław, jakub, artur, zdzisław, edward, mieczysław, damian, dawid, przemysław, sebastian, czesław, leszek, daniel, waldemar, bartosz, bartłomiej, filip, szymon, patryk, kacper, antoni, aleksander, franciszek, igor, hubert, konrad, karol, adrian, wiktor, norbert, dominik, bogdan, witold, anna, maria, katarzyna, małgorzata, agnieszka, krystyna, barbara, ewa, elżbieta, zofia, janina, teresa, joanna, magdalena, monika, jadwiga, danuta, irena, halina, helena, beata, aleksandra, marta, dorota, marianna, grażyna, jolanta, stanisława, iwona, karolina, bożena, urszula, justyna, renata, alicja, paulina, sylwia, natalia, wanda, agata, aneta, izabela, ewelina, marzena, wiesława, genowefa, patrycja, kazimiera, edyta, stefania, julia, zuzanna, maja, hanna, lena, oliwia, amelia, weronika, wiktoria, kinga, milena, olga, emilia, dominika, gabriela, kamila, klaudia, żaneta, bogumiła, lidia, martyna, nina, róża, łucja",
  at: "w, @",
  introductions: "nazywam się, jestem, tu, tutaj, z tej strony, mówi, nazywa się",
  from: "z, ze, z firmy, w, w firmie, dla",
  common:
    "jestem, się, i, a, oraz, mój, moja, moje, mi, mnie, numer, pan, pani, pod, na, do, to, jest, dzień, dobry, nazywam, cześć, proszę, kontakt, e-mail",
  labels: {
    name: "imię i nazwisko, nazwisko, kontakt",
    title: "stanowisko, funkcja",
    company: "firma",
    phone: "telefon, tel, t, biuro, stacjonarny, rejestracja, sekretariat",
    mobile: "komórka, tel. kom, kom, mobile, mob, tel. komórkowy, m",
    home: "dom, prywatny",
    fax: "faks, fax, f",
    email: "e-mail, email, mail, poczta, e, adres e-mail",
    website: "strona, www, strona internetowa, web, w",
    address: "adres, siedziba",
  },
  streets:
    "ul., ul, ulica, al., al, aleja, aleje, pl., plac, os., osiedle, lok., piętro, rynek, skrytka pocztowa, m., szosa, rondo, bulwar, skwer",
  countries: "PL=polska, DE=niemcy, CZ=czechy, GB=wielka brytania",
  noise:
    "pozdrawiam, z poważaniem, z wyrazami szacunku, serdecznie pozdrawiam, serdeczne pozdrowienia, pozdrowienia, dziękuję, dzień dobry, szanowny, szanowna, wysłano z, ta wiadomość, niniejsza wiadomość, nip, regon, krs, sąd rejonowy, kapitał zakładowy, godziny otwarcia, od:, temat:, data:, kontakty, obserwujący, z pozdrowieniami, łączę, administratorem, strona główna, moja sieć, oferty pracy, wiadomości, wiadomość, nawiąż kontakt, więcej, informacje kontaktowe, ponad, wspólne kontakty:, obserwuj, obserwujący, wystawca, prelegent, uczestnik, o nas, usługi, kariera, nasz zespół, cześć, hej, doświadczenie, wykształcenie, kontakt",
  recipients: "do, dw, udw",
};
