import type { ColumnField } from "./column-fields.ts";

/** Names of columns beside those of the patterns in columns.ts, in the languages of cards. */
export const HEADINGS: Partial<Record<ColumnField, string>> = {
  name:
    "nombre|nombre completo|nombre y apellidos|nom|nom complet|nom et prénom|nom et prénoms|nome|nome completo|nome e cognome" +
    "|naam|volledige naam|imię i nazwisko|имя и фамилия|фио|ф и о|ad soyad|adı soyadı|isim|名前|お名前|氏名|姓名|名称|名字|이름|성명" +
    "|الاسم|الاسم الكامل|שם|שם מלא|vollständiger name|vor und nachname|ansprechpartner|kontakt|navn|namn|nimi|όνομα",
  prefix: "name prefix|prefix|honorific prefix|anrede|namenspräfix|titel vor dem namen",
  firstName:
    "first name|given name|firstname|forename|vorname|primer nombre|nombre de pila|prénom|prénoms|primeiro nome|nome próprio" +
    "|voornaam|imię|имя|ad|adı|名|이름 (성 제외)|الاسم الأول|שם פרטי|fornavn|förnamn|etunimi",
  middleName:
    "middle name|middlename|additional name|additional names|zweiter vorname|weitere vornamen|segundo nombre|отчество",
  lastName:
    "last name|family name|lastname|surname|nachname|familienname|zuname|apellido|apellidos|primer apellido|nom de famille|cognome" +
    "|sobrenome|apelido|último nome|achternaam|nazwisko|фамилия|soyad|soyadı|姓|성|اسم العائلة|الكنية|שם משפחה|etternavn|efternavn|efternamn|sukunimi",
  suffix: "name suffix|suffix|honorific suffix|namenszusatz|namenssuffix|generational suffix",
  email:
    "correo|correo electrónico|dirección de correo electrónico|dirección de correo|courriel|adresse e mail|adresse email|adresse électronique|adresse mail" +
    "|e mail adresse|indirizzo e mail|indirizzo email|posta elettronica|endereço de e mail|endereço de email|correio eletrónico|correio eletrônico|e mailadres|mailadres" +
    "|adres e mail|adres email|электронная почта|почта|эл почта|адрес электронной почты|e posta|e posta adresi|eposta|メール|メールアドレス|eメール|e メール|電子メール" +
    "|邮箱|电子邮箱|电子邮件|邮件|電子郵件|이메일|이메일 주소|메일|البريد الإلكتروني|אימייל|דואר אלקטרוני|e post|epost|sähköposti",
  phone:
    "teléfono|teléfono móvil|móvil|celular|número de teléfono|teléfono celular|téléphone|téléphone portable|téléphone mobile|portable|tél|mobile|numéro de téléphone" +
    "|telefono|cellulare|numero di telefono|telefone|telemóvel|número de telefone|telefoon|telefoonnummer|mobiel|mobiel nummer|telefon komórkowy|numer telefonu|komórka" +
    "|телефон|мобильный|мобильный телефон|номер телефона|telefon numarası|cep telefonu|cep|電話|電話番号|携帯|携帯電話|携帯番号|电话|电话号码|手机|手机号|手机号码|移动电话|電話號碼" +
    "|전화|전화번호|휴대폰|휴대전화|휴대폰 번호|الهاتف|رقم الهاتف|الجوال|טלפון|נייד|טלפון נייד|handynummer|mobilnummer|mobiltelefon|telefonnummer|rufnummer|puhelin|τηλέφωνο",
  company:
    "empresa|compañía|organización|entreprise|société|organisation|azienda|società|organizzazione|organização|companhia|bedrijf|bedrijfsnaam|organisatie" +
    "|organizacja|nazwa firmy|компания|организация|фирма|şirket|firma adı|kurum|会社|会社名|勤務先|所属|公司|公司名称|单位|회사|회사명|소속|الشركة|חברה|arbeitgeber|firmenname|organisation|yritys|firmanavn|företag",
  title:
    "cargo|puesto|título|poste|fonction|titre|titolo|qualifica|ruolo|posizione|função|functie|functietitel|stanowisko|должность|unvan|görev|pozisyon|役職|肩書|肩書き|職種" +
    "|职位|职务|職稱|직함|직책|المسمى الوظيفي|תפקיד|funktion|berufsbezeichnung|stellenbezeichnung|titel|stilling",
  tags: "etiquetas|étiquettes|etichette|gruppen|gruppe|etykiety|метки|теги|etiketler|タグ|ラベル|标签|태그",
  notes:
    "notas|notes|remarques|commentaires|note|commenti|observações|opmerkingen|notities|notatki|uwagi|заметки|примечание|комментарий|notlar|メモ|備考|备注|메모|ملاحظات|הערות",
};

/** Words that mean a whole name, or the half that another column has not. */
const BARE_NAMES = /^(?:name|nombre|nom|nome|naam|navn|namn|имя|이름|名前|שם|الاسم)$/;
export const isBareName = (plain: string): boolean => BARE_NAMES.test(plain);
