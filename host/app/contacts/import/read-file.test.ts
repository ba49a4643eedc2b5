import { describe, expect, test } from "vitest";
import { latin1, personIn, read, vcf } from "../../../tests/contact-files.ts";

const ADA = { name: "Ada Lovelace", emails: ["ada@example.com"], phones: ["+49 30 5550101"] };

describe("the headings of a table", () => {
  test.each([
    ["Spanish", "Nombre;Apellidos;Correo electrónico;Teléfono móvil;Empresa;Cargo"],
    ["French", "Prénom;Nom;Adresse e-mail;Téléphone portable;Société;Fonction"],
    ["German, family name first", "Vorname;Name;E-Mail-Adresse;Mobil;Firma;Position"],
    ["Italian", "Nome;Cognome;Indirizzo e-mail;Cellulare;Azienda;Ruolo"],
    ["Portuguese", "Nome;Sobrenome;E-mail;Celular;Empresa;Cargo"],
    ["Dutch", "Voornaam;Achternaam;E-mailadres;Telefoonnummer;Bedrijf;Functie"],
    ["Polish", "Imię;Nazwisko;Adres e-mail;Telefon komórkowy;Firma;Stanowisko"],
    ["Russian", "Имя;Фамилия;Электронная почта;Мобильный телефон;Компания;Должность"],
    ["Turkish", "Ad;Soyad;E-posta;Cep telefonu;Şirket;Unvan"],
    ["Japanese", "名;姓;メールアドレス;携帯電話;会社名;役職"],
    ["Chinese", "名;姓;电子邮箱;手机号码;公司;职位"],
    ["Czech", "Jméno;Příjmení;E-mail;Telefon;Společnost;Pozice"],
    ["Yahoo's English", "First;Last;Email;Mobile;Company;Title"],
    [
      "Twenty's English",
      "Name / First Name;Name / Last Name;Emails / Primary Email;Phones / Primary Phone Number;Company / Name;Job Title",
    ],
    ["Odoo's English", "First Name;Last Name;Primary Email;Office Phone;Related Company;Job Position"],
    [
      "German with marks",
      "* First Name (required);Last name:;E-Mail-Adresse(n);Tel.-Nr.;Firma / Organisation;Funktion",
    ],
    ["Korean", "이름;성;이메일;휴대폰;회사;직함"],
  ])("in %s are known", (_, headings) => {
    const { people, skipped, mapping } = read(
      `${headings}\nAda;Lovelace;ada@example.com;+49 30 5550101;Engines;Countess`,
    );
    expect(people.map(({ person }) => person)).toMatchObject([{ ...ADA, company: "Engines", title: "Countess" }]);
    expect([skipped, Object.keys(mapping).length]).toEqual([0, 6]);
  });

  test.each([
    [
      "notes and an empty line, as LinkedIn writes them",
      'Notes:\n"Some addresses, and links, are missing"\n\n',
      ",",
      3,
    ],
    ["a title", "Guests of the fair;;\n", ";", 1],
    ["an address of a report", "https://crm.example/report\t\t\n28 Nov 2026\t\t\n", "\t", 2],
    ["more than one known word in a sentence", "Name of the list: fair\n", "|", 1],
  ])("stand behind %s, which is skipped and counted", (_, before, sign, skipped) => {
    const content = read(
      `${before}First Name${sign}Last Name${sign}Email Address${sign}Phone\nAda${sign}Lovelace${sign}ada@example.com${sign}+49 30 5550101\n`,
    );
    expect(content).toMatchObject({ skipped, people: [{ row: skipped + 2, person: ADA }] });
  });

  test("that stand between tables put together are no contact, and counted", () => {
    expect(read("Name,Email\nAda,ada@example.com\n\uFEFFName, Email\nBen,ben@example.com\n")).toMatchObject({
      skipped: 1,
      failed: [],
      people: [{ row: 2 }, { row: 4 }],
    });
  });

  test("that nobody knows are told from a person by what stands above the addresses", () => {
    const mapping = '{"0":"name","1":"email"}';
    expect(read("A,B\nAda,ada@example.com\n", { mapping, isPreview: false })).toMatchObject({
      skipped: 1,
      people: [{ row: 2, person: { name: "Ada" } }],
    });
  });

  test("that are none are not taken from a first person without an address", () => {
    const mapping = '{"0":"name","1":"email","2":"phone"}';
    expect(read("Ada,-,030 1234567\nBen,ben@example.com,\n", { mapping, isPreview: false })).toMatchObject({
      skipped: 0,
      people: [{ row: 1, person: { name: "Ada", emails: [] } }, { row: 2 }],
    });
  });

  test("are not looked for behind the first 20 lines", () => {
    expect(read(`${"x;y\n".repeat(19)}Name;Email\nAda;ada@example.com`).skipped).toBe(19);
    expect(read(`${"x;y\n".repeat(20)}Name;Email\nAda;ada@example.com`).mapping).toEqual({});
  });

  test.each(["E-mail", "Phone", "Full name"])("may be %s alone", (heading) => {
    const value = heading === "E-mail" ? "ada@example.com" : heading === "Phone" ? "+49 30 5550101" : "Ada";
    expect(read(`${heading}\n${value}\n`).people).toHaveLength(1);
  });

  test.each(["Company", "Tags", "Notes"])("are not %s alone, which is a word like others", (heading) => {
    expect(read(`${heading},x\nAda,ada@example.com\n`)).toMatchObject({ mapping: {}, people: [] });
  });

  test("that nobody knows are asked for: the table is shown as it is", () => {
    const text = "Ann Ex,ann@ex.example,+1 503 555 0181\nBob Ex,bob@ex.example,+1 503 555 0182\n";
    expect(read(text)).toEqual({
      people: [],
      failed: [],
      shortened: [],
      columns: [
        { name: "", field: null, samples: ["Ann Ex", "Bob Ex"] },
        { name: "", field: null, samples: ["ann@ex.example", "bob@ex.example"] },
        { name: "", field: null, samples: ["+1 503 555 0181", "+1 503 555 0182"] },
      ],
      rows: [
        ["Ann Ex", "ann@ex.example", "+1 503 555 0181"],
        ["Bob Ex", "bob@ex.example", "+1 503 555 0182"],
      ],
      mapping: {},
      skipped: 0,
    });
    expect(() => read(text, { isPreview: false })).toThrow("no contacts");
    // Row 1 is a person then.
    const { people } = read(text, { mapping: '{"0":"name","1":"email"}', isPreview: false });
    expect(people).toMatchObject([
      { row: 1, person: { name: "Ann Ex", emails: ["ann@ex.example"] } },
      { row: 2, person: { name: "Bob Ex" } },
    ]);
  });

  test("that a mapping names may stand behind other lines", () => {
    const { people, skipped } = read("Report\n\nWho;Where\nAda;ada@example.com\n", {
      mapping: '{"Who":"name","Where":"email"}',
    });
    expect([skipped, people.length, people[0]!.person.name]).toEqual([2, 1, "Ada"]);
  });

  test("may say that they are a contact's beside a company's", () => {
    expect(
      personIn(
        "Company Name,Contact Name,Contact Email,Contact Phone\nEngines,Ada Lovelace,ada@example.com,+49 30 5550101\n",
      ),
    ).toMatchObject({ ...ADA, company: "Engines" });
  });

  test.each(["URL", "Website", "Web Page", "Website 1 - Value", "Personal Website", "LinkedIn URL"])(
    "%s are of notes",
    (heading) => {
      expect(personIn(`Name,${heading}\nAda,https://ada.example\n`)?.notes).toBe("https://ada.example");
    },
  );

  test("of other programs bring all that they hold", () => {
    const hubspot =
      "First Name,Last Name,Email,Phone Number,Associated Company\nAda,Lovelace,ada@example.com,+49 30 5550101,Engines";
    expect(personIn(hubspot)).toMatchObject({ ...ADA, company: "Engines" });
    const google =
      "First Name,Middle Name,Last Name,Name Prefix,Name Suffix,Labels,E-mail 1 - Value,Phone 1 - Value\n" +
      "Grace,Brewster,Hopper,Dr.,PhD,* myContacts ::: * friends ::: Navy,grace@example.com,+1 503 555 0101 ::: +1 503 555 0102";
    expect(personIn(google)).toMatchObject({
      name: "Dr. Grace Brewster Hopper PhD",
      tags: ["friends", "Navy"],
      phones: ["+1 503 555 0101", "+1 503 555 0102"],
    });
    const outlook =
      "Title,First Name,Middle Name,Last Name,Suffix,Job Title,E-mail Address\nMrs.,Ada,K.,Lovelace,,Poet,ada@example.com";
    expect(personIn(outlook)).toMatchObject({ name: "Ada K. Lovelace", title: "Poet" });
  });
});

describe("the cells of a table", () => {
  test.each([";", ",", "\t", "|", ":"])("are divided as `sep=%s` says", (sign) => {
    expect(personIn(`sep=${sign}\r\nName${sign}Email\r\nAda Lovelace${sign}ada@example.com\r\n`)).toMatchObject({
      name: "Ada Lovelace",
      emails: ["ada@example.com"],
    });
  });

  test("may be quoted behind a blank", () => {
    expect(
      read('"Name", "Email", "Company"\n"Vera Raum", "vera@example.org", "Raum, Zeit & Co"\n').people,
    ).toMatchObject([{ person: { name: "Vera Raum", emails: ["vera@example.org"], company: "Raum, Zeit & Co" } }]);
    expect(personIn('Name, Email, Company\nVera, vera@example.org, "Raum, Zeit & Co"\n')).toMatchObject({
      name: "Vera",
      company: "Raum, Zeit & Co",
    });
  });

  test("lose the entities of HTML, and are divided as they would be without", () => {
    expect(
      personIn(
        "Name;Email;Company;Notes\nJ&uuml;rgen K.;j@example.com;Hans &amp; Co;one&#10;&quot;two&quot;&#59; R&D;\n",
      ),
    ).toMatchObject({ name: "Jürgen K.", company: "Hans & Co", notes: 'one\n"two"; R&D' });
    expect(personIn('Name,Company\nAda,"&quot;A&quot;, B"\n')?.company).toBe('"A", B');
  });

  test("that Google labels as a fax or a pager are no phones", () => {
    expect(
      personIn(
        "Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Phone 3 - Label,Phone 3 - Value\n" +
          "Greta,Mobile,0170 1112223,* Work Fax,030 1112224,Pager,030 1112225\n",
      )?.phones,
    ).toEqual(["0170 1112223"]);
  });

  test("with tags in quotation marks bring them without", () => {
    expect(personIn('Email Address,TAGS\nm@example.org,"""Newsletter"",""Fair, 2026"", old"\n')?.tags).toEqual([
      "Newsletter",
      "Fair, 2026",
      "old",
    ]);
  });

  test.each(["#NAME?", "#N/A", "#NV", "NULL", "\\N", "-", "-----", "–", "n/a"])("with %j say nothing", (cell) => {
    expect(personIn(`Name,Email,Phone,Company,Title,Tags,Notes\nAda${`,${cell}`.repeat(6)}\n`)).toEqual({
      name: "Ada",
      company: null,
      title: null,
      emails: [],
      phones: [],
      tags: [],
      notes: null,
    });
  });

  test("may have the name Null", () => {
    expect(personIn("First Name,Last Name\nKim,Null\n")?.name).toBe("Kim Null");
  });

  test("with a number that a spreadsheet has shortened fail their row, and join nobody", () => {
    const { people, failed } = read(
      'Name,Email,Phone\nAnna,,4.91701E+11\nBen,,"4,91701E+11"\n,,4.91701e+11\nCy,cy@example.com,\n',
    );
    expect(people.map(({ person }) => person.name)).toEqual(["Cy"]);
    expect(failed.map(({ row }) => row)).toEqual([2, 3, 4]);
    expect(String(failed[0]!.message)).toBe(
      "A spreadsheet such as Excel has shortened a number to 4.91701E+11. Format its column as text there and export it again.",
    );
  });

  test.each([
    ['="0170 1234567"', "0170 1234567"],
    ["491701234567.0", "491701234567"],
    ["4.91701234567E+11", "491701234567"],
    ["'0301234", "0301234"],
    ["Tel.: 030 1234567", "030 1234567"],
    ["tel:+49-170-1234567", "+49-170-1234567"],
    ["\u202a+49 170 1234567\u202c", "+49 170 1234567"],
  ])("with %j bring the number %j", (cell, number) =>
    expect(personIn(`Name,Phone\nAda,"${cell.replaceAll('"', '""')}"\n`)?.phones).toEqual([number]),
  );

  test.each([
    "ada@example.com\u200b",
    "mailto:ada@example.com",
    "Ada L. <ada@example.com>",
    "\u2066ada@example.com\u2069",
  ])("with %j bring the address", (cell) =>
    expect(personIn(`Name,Email\nAda,${cell}\n`)?.emails).toEqual(["ada@example.com"]),
  );
});

describe("the code page of a file", () => {
  const cards: [charset: string, bytes: string, name: string][] = [
    ["SHIFT_JIS", "\x8eR\x93c \x91\xbe\x98Y", "山田 太郎"],
    ["GBK", "\xcd\xf5\xd0\xa1\xc3\xf7", "王小明"],
    ["windows-1251", "\xc0\xed\xed\xe0", "Анна"],
    ["ISO-8859-2", "\xa3ukasz", "Łukasz"],
    ["EUC-KR", "\xb1\xe8\xb9\xce\xc1\xd8", "김민준"],
    ["BIG5", "\xb3\xaf", "陳"],
    ["windows-1252", "Zo\xeb \x84M\x93", "Zoë „M“"],
    ["UTF-8", "Zo\xc3\xab", "Zoë"],
    ["ISO-8859-1", "J\xc3\xb6rg M\xc3\xbcller", "Jörg Müller"],
    ["windows-1252", "\xe2\x80\x9eM\xe2\x80\x9c", "„M“"],
    ["ISO-8859-1", "J\xf6rg M\xc3\xbcller", "Jörg MÃ¼ller"],
    ["ISO-8859-1;ENCODING=QUOTED-PRINTABLE", "J=C3=B6rg", "Jörg"],
    ["windows-1251", "\xc3\xab", "Г«"],
    ["nobody-knows", "Zo\xeb", "Zoë"],
  ];
  test.each(cards)("%s counts where a line names it", (charset, bytes, name) => {
    expect(personIn(latin1(vcf(`FN;CHARSET=${charset}:${bytes}`)))).toMatchObject({ name });
  });

  test.each([
    ["windows-1250", "\xd8eho\xf8", "Řehoř"],
    ["windows-1251", "\xc0\xed\xed\xe0", "Анна"],
    ["shift_jis", "\x8eR\x93c", "山田"],
    ["gbk", "\xcd\xf5\xd0\xa1\xc3\xf7", "王小明"],
    [undefined, "Zo\xeb \x80\x96\x85", "Zoë €–…"],
  ])("%s is what the dialog says of a file without a mark", (charset, bytes, name) => {
    expect(personIn(latin1(vcf(`FN:${bytes}`)), { charset })).toMatchObject({ name });
    expect(personIn(latin1(`Name,Email\n${bytes},a@example.com\n`), { charset })).toMatchObject({ name });
  });

  test.each([
    ["macintosh", "J\x9frgen Gro\xa7", "Jürgen Groß"],
    ["cp850", "J\x81rgen Gro\xe1 \x9b", "Jürgen Groß ø"],
    ["utf-8", "Zo\xc3\xab \xeb \x96", "Zoë ë –"],
    ["utf-8", "\xeb Zo\xc3\xab \xeb \x96", "ë Zoë ë –"],
  ])("may be said to be %s", (charset, bytes, name) => {
    expect(personIn(latin1(vcf(`FN:${bytes}`)), { charset })).toMatchObject({ name });
    expect(personIn(latin1(`Name,Email\n${bytes},a@example.com\n`), { charset })).toMatchObject({ name });
  });

  test.each([
    ["a dash pasted into UTF-8", "J\xc3\xbcrgen,j@example.com,10 \x96 20", "Jürgen", "10 – 20"],
    ["one letter of several", "J\xc3\xbcrgen Gr\xc3\xb6\xc3\x9fe,j@example.com,Gro\xdf", "Jürgen Größe", "Groß"],
    ["Japanese, and a euro sign", "\xe5\xb1\xb1\xe7\x94\xb0,j@example.com,5 \x80", "山田", "5 €"],
    ["Windows-1252 alone", "J\xfcrgen,j@example.com,\x84Gro\xdf\x93", "Jürgen", "„Groß“"],
    ["Windows-1252 that could be UTF-8 once", "Anna,j@example.com,\x84Gro\xdf\x93", "Anna", "„Groß“"],
  ])("with %s is read whole", (_, row, name, notes) => {
    expect(personIn(latin1(`Name,Email,Notes\n${row}\n`))).toMatchObject({ name, notes });
  });

  test("that the dialog says does not change a file in UTF-8", () => {
    expect(personIn(vcf("FN:Zoë"), { charset: "gbk" })).toMatchObject({ name: "Zoë" });
  });
});

describe("a contact file", () => {
  test.each([
    ["FN;ENCODING=BASE64", btoa("Ada Lovelace")],
    ["FN;ENCODING=b", btoa("Ada Lovelace")],
    ["FN;BASE64", btoa("Ada Lovelace")],
    ["FN;CHARSET=UTF-8;ENCODING=BASE64", btoa("Ada Lovelace")],
    ["FN;ENCODING=BASE64", `${btoa("Ada Lov")}`.slice(0, 8) + "\r\n " + btoa("Ada Lovelace").slice(8)],
    ["FN;ENCODING=BASE64", btoa("Ada Lovelace").slice(0, 8) + "\r\n" + btoa("Ada Lovelace").slice(8)],
  ])("has a name in %s:%j", (head, value) => expect(personIn(vcf(`${head}:${value}`))?.name).toBe("Ada Lovelace"));

  test("has a note in base64 of another code page", () => {
    expect(personIn(vcf("FN:A", `NOTE;ENCODING=BASE64;CHARSET=windows-1251:${btoa("\xc0\xed\xed\xe0")}`))?.notes).toBe(
      "Анна",
    );
  });

  test.each([
    ["FN;PREF=2:Second", "FN;PREF=1:First"],
    ["FN;PREF=100:Second", "FN;PREF=9:First"],
    ["FN:Second", "FN;PREF=1:First"],
    ["FN;LANGUAGE=en:Second", "FN;TYPE=pref:First"],
    ["FN;PREF=1:First", "FN;PREF=1:Second"],
    ["FN:First", "FN:Second"],
  ])("with %s and %s is called by the preferred one", (...lines) => {
    expect(personIn(vcf(...lines))?.name).toBe("First");
  });

  test("has its preferred address and number first", () => {
    expect(
      personIn(
        vcf(
          "FN:A",
          "EMAIL:b@example.com",
          "EMAIL;TYPE=INTERNET,pref:a@example.com",
          "TEL;HOME:030 111",
          "TEL;PREF;CELL:0170 222",
        ),
      ),
    ).toMatchObject({ emails: ["a@example.com", "b@example.com"], phones: ["0170 222", "030 111"] });
  });

  test.each(["\r", "\n", "\r\n", "\r\r\n"])("may end its lines with %j", (end) => {
    const text = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ada Love", " lace", "EMAIL:ada@example.com", "END:VCARD", ""].join(
      end,
    );
    expect(personIn(text)).toMatchObject({ name: "Ada Lovelace", emails: ["ada@example.com"] });
  });

  test.each([
    ["N:Smith;Mary;Ann;Dr.;Jr.", "Dr. Mary Ann Smith Jr."],
    ["N:Smith;Mary;;Prof. Dr.;", "Prof. Dr. Mary Smith"],
    ["N:Smith;Mary;;;PhD\\, MBA", "Mary Smith PhD, MBA"],
    ["N:山田;太郎;;;様", "山田 太郎 様"],
    ["N:Appleseed;Jane;Mary,Ann;Dr.,Prof.;Jr., III", "Dr. Prof. Jane Mary Ann Appleseed Jr. III"],
    ["N:Back\\;Fore\\;\\;\\;;;;;", "Fore Back"],
    ["N:Back\\;Fore\\;Mary,Ann\\;Dr.", "Dr. Fore Mary Ann Back"],
    ["N:Back\\;Smith;Fore", "Fore Back;Smith"],
  ])("of %s alone is %s", (line, name) => expect(personIn(vcf(line))?.name).toBe(name));

  test.each([
    ["C:\\\\new\\\\notes\\, see A\\\\\\, b.", "C:\\new\\notes, see A\\, b."],
    ["one\\ntwo\\Nthree", "one\ntwo\nthree"],
    ["\\\\\\n", "\\"],
    ["50\\% of C:\\temp", "50\\% of C:\\temp"],
  ])("has the note %j", (written, note) => expect(personIn(vcf("FN:A", `NOTE:${written}`))?.notes).toBe(note));

  test("may have blanks around the colons of its lines", () => {
    const wide = "BEGIN: vcard\nVERSION: 2.1\nFN: Ada\nN: Lovelace;Ada\nEMAIL: ada@example.com\nEND: vcard\n";
    const wider = "BEGIN : VCARD\nVERSION : 3.0\nFN : Ben\nTEL;TYPE=cell : 030 1234567\nEND : VCARD\n";
    expect(read(wide + wider + vcf("FN:Cy") + wider.trimEnd() + wide).people.map(({ person }) => person)).toMatchObject(
      [
        { name: "Ada", emails: ["ada@example.com"] },
        { name: "Ben", phones: ["030 1234567"] },
        { name: "Cy" },
        { name: "Ben" },
        { name: "Ada" },
      ],
    );
  });

  test("has no number of a fax or a pager, unless it is one to talk, too", () => {
    const lines = [
      "TEL;FAX:030 1111111",
      "TEL;WORK;FAX:030 2222222",
      'TEL;TYPE="work,fax":030 3333333',
      "TEL;TYPE=pager:030 4444444",
      "item1.TEL:030 5555555",
      "item1.X-ABLabel:_$!<HomeFAX>!$_",
      "item2.TEL:030 6666666",
      "item2.X-ABLabel:Telefax Büro",
      "TEL;TYPE=fax,voice:030 7777777",
      "TEL;TYPE=work:030 8888888",
      "item3.TEL:030 9999999",
      "item3.X-ABLabel:Fairfax",
    ];
    expect(personIn(vcf("FN:Ada", ...lines))?.phones).toEqual(["030 7777777", "030 8888888", "030 9999999"]);
  });

  test("has no groups that Google puts everybody into", () => {
    expect(personIn(vcf("FN:A", "CATEGORIES:starred,Fair,myContacts,* My Contacts,* Friends"))?.tags).toEqual([
      "Fair",
      "Friends",
    ]);
  });

  test("has numbers under another name", () => {
    expect(
      personIn(vcf("FN:A", "PHONE.WORK:070 4189993", "PHONE:070 4189994", "phone.X-ABLabel:1234"))?.phones,
    ).toEqual(["070 4189993", "070 4189994"]);
  });

  test("says who has more than a contact can hold, and of what", () => {
    const lines = Array.from({ length: 21 }, (_, i) => [`TEL:030 10000${i + 10}`, `EMAIL:a${i}@example.com`]);
    const tags = Array.from({ length: 51 }, (_, i) => `CATEGORIES:t${i}`);
    const { people, shortened } = read(
      vcf("FN:Ada", ...lines.flat()) +
        vcf("FN:Ben", ...lines.slice(1).flat(), `NOTE:${"x".repeat(10_000)}`) +
        vcf(`FN:${"x".repeat(101)}`, `ORG:${"x".repeat(101)}`, `TITLE:${"x".repeat(101)}`, ...tags) +
        vcf("FN:Cy", `NOTE:${"x".repeat(10_001)}`),
    );
    expect(people.map(({ person }) => [person.phones.length, person.emails.length])).toEqual([
      [20, 20],
      [20, 20],
      [0, 0],
      [0, 0],
    ]);
    expect(shortened).toEqual([
      { row: 1, name: "Ada", fields: ["email", "phone"] },
      { row: 3, name: "x".repeat(100), fields: ["name", "company", "title", "tags"] },
      { row: 4, name: "Cy", fields: ["notes"] },
    ]);
  });

  test("loses the entities of HTML", () => {
    const lines = ["ORG:A &lt; B&#59; C;Dept", "NOTE:one&#10;&quot;two&quot;", "CATEGORIES:R &amp; D,Fair"];
    expect(personIn(vcf("N:M&uuml;ller &amp; S&#246;hne;J&eacute;r&ocirc;me;;;", ...lines))).toMatchObject({
      name: "Jérôme Müller & Söhne",
      company: "A < B; C",
      notes: 'one\n"two"',
      tags: ["R & D", "Fair"],
    });
  });

  test("divides a company and tags where the sign is not escaped", () => {
    expect(personIn(vcf("FN:A", "ORG:Smith \\\\;Sons\\; Co;Dept", "CATEGORIES:A,B\\,C,D\\\\,E"))).toMatchObject({
      company: "Smith \\",
      tags: ["A", "B,C", "D\\", "E"],
    });
  });

  test.each([
    ["IMPP:whatsapp:+491701234567", "https://wa.me/491701234567"],
    ["IMPP;X-SERVICE-TYPE=WhatsApp;type=pref:x-apple:%2B491701234567", "https://wa.me/491701234567"],
    ["IMPP;X-SERVICE-TYPE=WhatsApp:491701234567", "https://wa.me/491701234567"],
    ["IMPP:https://wa.me/491701234567", "https://wa.me/491701234567"],
    ["IMPP:whatsapp://send?phone=491701234567", "https://wa.me/491701234567"],
    ["X-SOCIALPROFILE;type=whatsapp:x-apple:+49%20170%201234567", "https://wa.me/491701234567"],
    ["X-SOCIALPROFILE;TYPE=WhatsApp;x-user=+491701234567:", "https://wa.me/491701234567"],
    ["X-WHATSAPP:+49 170 1234567", "https://wa.me/491701234567"],
    ["item1.IMPP:+491701234567\r\nitem1.X-ABLabel:WhatsApp", "https://wa.me/491701234567"],
    ["IMPP;X-SERVICE-TYPE=Telegram:telegram:adalove", "https://t.me/adalove"],
    ["IMPP:tg:adalove", "https://t.me/adalove"],
    ["IMPP:tg://resolve?domain=adalove", "https://t.me/adalove"],
    ["X-SOCIALPROFILE;type=telegram;x-user=adalove:x-apple:adalove", "https://t.me/adalove"],
    ["SOCIALPROFILE;SERVICE-TYPE=Telegram:@adalove", "https://t.me/adalove"],
    ["X-TELEGRAM-USERNAME:@adalove", "https://t.me/adalove"],
    ["IMPP:viber:+491701234567", "viber://chat?number=%2B491701234567"],
    ["IMPP;X-SERVICE-TYPE=Skype:skype:adalove", "skype:adalove?chat"],
  ])("keeps the handle of %s", (line, link) => expect(personIn(vcf("FN:Ada", line))?.notes).toBe(link));
});
