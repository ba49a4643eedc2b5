import type { ColumnField } from "./column-fields.ts";

/** Names of columns beside those of the patterns in columns.ts, in the languages of cards. */
export const HEADINGS: Partial<Record<ColumnField, string>> = {
  name:
    "nombre|nombre completo|nombre y apellidos|nom|nom complet|nom et prénom|nom et prénoms|nome|nome completo|nome e cognome" +
    "|naam|volledige naam|imię i nazwisko|имя и фамилия|фио|ф и о|ad soyad|adı soyadı|isim|名前|お名前|氏名|姓名|名称|名字|이름|성명" +
    "|الاسم|الاسم الكامل|שם|שם מלא|vollständiger name|vor und nachname|ansprechpartner|kontakt|navn|namn|nimi|όνομα" +
    "|nom à afficher|nombre a mostrar|nome da visualizzare|anzuzeigender name|jméno a příjmení|celé jméno",
  prefix:
    "name prefix|prefix|honorific prefix|anrede|namenspräfix|titel vor dem namen" +
    "|salutation|civilité|tratamiento|formula di cortesia",
  firstName:
    "first name|given name|firstname|forename|vorname|primer nombre|nombre de pila|prénom|prénoms|primeiro nome|nome próprio" +
    "|voornaam|imię|имя|ad|adı|名|이름 (성 제외)|الاسم الأول|שם פרטי|fornavn|förnamn|etunimi|first|name first name|jméno|křestní jméno",
  middleName:
    "middle name|middlename|additional name|additional names|zweiter vorname|weitere vornamen|segundo nombre|отчество" +
    "|deuxième prénom|autres prénoms|secondo nome|middle",
  lastName:
    "last name|family name|lastname|surname|nachname|familienname|zuname|apellido|apellidos|primer apellido|nom de famille|cognome" +
    "|sobrenome|apelido|último nome|achternaam|nazwisko|фамилия|soyad|soyadı|姓|성|اسم العائلة|الكنية|שם משפחה|etternavn|efternavn|efternamn|sukunimi|last|name last name|příjmení",
  suffix:
    "name suffix|suffix|honorific suffix|namenszusatz|namenssuffix|generational suffix" +
    "|suffixe|sufijo|suffisso|zusatz",
  email:
    "correo|correo electrónico|dirección de correo electrónico|dirección de correo|courriel|adresse e mail|adresse email|adresse électronique|adresse mail" +
    "|e mail adresse|indirizzo e mail|indirizzo email|posta elettronica|endereço de e mail|endereço de email|correio eletrónico|correio eletrônico|e mailadres|mailadres" +
    "|adres e mail|adres email|электронная почта|почта|эл почта|адрес электронной почты|e posta|e posta adresi|eposta|メール|メールアドレス|eメール|e メール|電子メール" +
    "|邮箱|电子邮箱|电子邮件|邮件|電子郵件|이메일|이메일 주소|메일|البريد الإلكتروني|אימייל|דואר אלקטרוני|e post|epost|sähköposti" +
    "|primary email address|secondary email|secondary e mail|secondary email address|additional email addresses|additional emails|alternate email|alternative email|adresse de messagerie|adresse e mail principale|adresse e mail secondaire|première adresse électronique|adresse électronique secondaire|deuxième adresse électronique|primäre e mail adresse|sekundäre e mail adresse|zweite e mail adresse|weitere e mail adresse|weitere e mail adressen|e mail geschäftlich|e mail privat|e mail dienstlich|correo e primario|correo e secundario|correo electrónico primario|correo electrónico secundario|dirección de correo electrónico principal|dirección de correo electrónico secundaria|contact email|contact info email|emails primary email|contact e mail|e mail adresse(n)|e mail adressen|emailadresse(n)|emailadressen|non primary e mails|non primary emails|emailová adresa|alternate email address",
  phone:
    "teléfono|teléfono móvil|móvil|celular|número de teléfono|teléfono celular|téléphone|téléphone portable|téléphone mobile|portable|tél|mobile|numéro de téléphone" +
    "|telefono|cellulare|numero di telefono|telefone|telemóvel|número de telefone|telefoon|telefoonnummer|mobiel|mobiel nummer|telefon komórkowy|numer telefonu|komórka" +
    "|телефон|мобильный|мобильный телефон|номер телефона|telefon numarası|cep telefonu|cep|電話|電話番号|携帯|携帯電話|携帯番号|电话|电话号码|手机|手机号|手机号码|移动电话|電話號碼" +
    "|전화|전화번호|휴대폰|휴대전화|휴대폰 번호|الهاتف|رقم الهاتف|الجوال|טלפון|נייד|טלפון נייד|handynummer|mobilnummer|mobiltelefon|telefonnummer|rufnummer|puhelin|τηλέφωνο" +
    "|company main phone|car phone|radio phone|callback|direct phone|direct dial|mobile phone number|téléphone (bureau)|téléphone (domicile)|téléphone (voiture)|téléphone bureau|téléphone domicile|téléphone société|téléphone (société)|téléphone principal|téléphone professionnel|téléphone personnel|autre téléphone|téléphone (autre)|tél mobile|tél portable|tél bureau|tél domicile|tél professionnel|tél personnel|tél principal|téléphone fixe|haupttelefon|telefon firma|weiteres telefon|autotelefon|telefon (geschäftlich)|telefon (privat)|telefon dienstlich|tel dienstlich|tel geschäftlich|tel privat|tel mobil|tel nr|mobil tel nr|mobil nr|handynr|telefonnr|durchwahl|festnetz|teléfono del trabajo|teléfono trabajo|teléfono particular|teléfono de casa|teléfono casa|particular|otro teléfono|teléfono principal|teléfono de la compañía|número principal de la organización|teléfono principal de la organización|teléfono del automóvil|tel trabajo|tel casa|tel móvil|número de móvil|número móvil|contact phone|contact info phone|phones primary phone number|contact phone number|contact mobile|office phone|office phone number|yahoo phone|tel nr(n)|telefonnummer(n)|mobil|číslo telefonu|telefonní číslo|mobilní telefon",
  company:
    "empresa|compañía|organización|entreprise|société|organisation|azienda|società|organizzazione|organização|companhia|bedrijf|bedrijfsnaam|organisatie" +
    "|organizacja|nazwa firmy|компания|организация|фирма|şirket|firma adı|kurum|会社|会社名|勤務先|所属|公司|公司名称|单位|회사|회사명|소속|الشركة|חברה|arbeitgeber|firmenname|organisation|yritys|firmanavn|företag" +
    "|organización principal|nom de la société|nombre de la empresa|firma organisation|firma (organisation)|organisation firma|related company|společnost|organizace",
  title:
    "cargo|puesto|título|poste|fonction|titre|titolo|qualifica|ruolo|posizione|função|functie|functietitel|stanowisko|должность|unvan|görev|pozisyon|役職|肩書|肩書き|職種" +
    "|职位|职务|職稱|직함|직책|المسمى الوظيفي|תפקיד|funktion|berufsbezeichnung|stellenbezeichnung|titel|stilling" +
    "|profession|profesión|intitulé du poste|arbeitstitel|jobtitel|puesto de trabajo|job position|pozice|pracovní pozice|funkce",
  tags:
    "etiquetas|étiquettes|etichette|gruppen|gruppe|etykiety|метки|теги|etiketler|タグ|ラベル|标签|태그" +
    "|catégories|categorías|categorie|štítky",
  notes:
    "notas|notes|remarques|commentaires|note|commenti|observações|opmerkingen|notities|notatki|uwagi|заметки|примечание|комментарий|notlar|メモ|備考|备注|메모|ملاحظات|הערות|bemerkung|bemerkung(en)|anmerkungen|poznámka|poznámky" +
    "|url|website|web site|web page|webpage|homepage|webseite|internet|personal web page|personal website|business website|linkedin|linkedin url|linkedin profile|profile url|site web|page web|sitio web|página web|sito web|webová stránka",
};

/** Words that mean a whole name, or the half that another column has not. */
const BARE_NAMES = /^(?:name|nombre|nom|nome|naam|navn|namn|имя|이름|名前|שם|الاسم)$/;
export const isBareName = (plain: string): boolean => BARE_NAMES.test(plain);

/** Headings of a form of address, if another column has the job title: `Title` beside `Job Title`. */
const BARE_TITLES = /^(?:title|titre|titel|titulo|titolo)$/;
const JOB_TITLES =
  /^(?:job ?title|position|organi[sz]ation(?: 1)? title.*|fonction|profession|intitule du poste|cargo|puesto|arbeitstitel|berufsbezeichnung)$/;
/** Whether a heading means a form of address: "Title" beside "Job Title". */
export const isFormOfAddress = (plain: string, headings: readonly string[]): boolean =>
  BARE_TITLES.test(plain) && headings.some((heading) => JOB_TITLES.test(heading));
