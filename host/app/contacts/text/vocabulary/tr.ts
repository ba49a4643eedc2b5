import type { Vocabulary } from "./vocabulary.ts";

export const tr: Vocabulary = {
  country: "TR",
  titles:
    "müdür, müdürü, genel müdür, genel müdürü, direktör, direktörü, yönetici, yöneticisi, başkan, başkanı, başkan yardımcısı, yönetim kurulu başkanı, kurucu, kurucusu, kurucu ortak, ortak, ortağı, sahibi, mühendis, mühendisi, mimar, avukat, noter, doktor, hekim, diş hekimi, hemşire, fizyoterapist, psikolog, eczacı, veteriner, öğretmen, öğretim üyesi, profesör, doçent, araştırmacı, danışman, danışmanı, analist, analisti, uzman, uzmanı, teknisyen, tekniker, temsilci, temsilcisi, satış temsilcisi, koordinatör, koordinatörü, sekreter, asistan, asistanı, muhasebeci, mali müşavir, denetçi, ekonomist, tasarımcı, tasarımcısı, geliştirici, geliştiricisi, programcı, gazeteci, editör, editörü, yazar, fotoğrafçı, çevirmen, tercüman, aşçı, şef, şefi, sorumlu, sorumlusu, yardımcısı, stajyer, lider, lideri, girişimci, emlak danışmanı, satın almacı, dekan, rektör, küratör, tesisatçı, elektrikçi, boyacı, marangoz, çilingir, bakıcı, temizlikçi, kuaför, terzi, şoför, usta, tamirci, bahçıvan, fırıncı, kasap, çiçekçi, ebe, diyetisyen, özel ders öğretmeni, antrenör, hukuk müşaviri, müşaviri, muhtar, ev sahibi",
  fields:
    "satış, pazarlama, genel, finans, insan kaynakları, ik, proje, ürün, iletişim, operasyon, teknik, yazılım, kurumsal, bölge, kıdemli, idari, mali, işler, departmanı, dış ticaret, ihracat, bilgi teknolojileri, kalite, lojistik, hukuk, müşteri, ilişkileri, makine, inşaat, elektrik, yüksek",
  legalForms:
    "a.ş., aş, ltd. şti., ltd.şti., ltd şti, şti., san. ve tic., san. tic., tic., san., anonim şirketi, limited şirketi, kollektif şirketi",
  businesses:
    "grup, grubu, holding, şirketi, ticaret, sanayi, inşaat, yapı, mimarlık, mühendislik, danışmanlık, hukuk bürosu, bürosu, ofisi, ajans, ajansı, reklam, medya, yayıncılık, yayınevi, matbaa, kitabevi, fırın, pastane, restoran, lokanta, otel, oteli, turizm, seyahat, sigorta, bankası, banka, üniversitesi, okulu, koleji, lisesi, enstitüsü, akademi, hastanesi, kliniği, eczanesi, belediyesi, bakanlığı, vakfı, derneği, kooperatifi, müzesi, tiyatrosu, galerisi, emlak, gayrimenkul, lojistik, nakliyat, otomotiv, tekstil, gıda, enerji, yazılım, bilişim, teknoloji, teknolojileri, sistemleri, çözümleri, hizmetleri, tasarım, atölyesi, stüdyo, merkezi, mobilya, kuyumculuk, tarım",
  degrees: "dr., prof., doç., av., mim., müh., uzm., op., yrd., öğr., dt.",
  addressing: "bay, bayan, sayın, sn., bey, hanım",
  names:
    "mehmet, mustafa, ahmet, ali, hüseyin, hasan, ibrahim, ismail, osman, yusuf, murat, ömer, ramazan, halil, süleyman, abdullah, mahmut, recep, salih, fatih, kadir, emre, hakan, adem, kemal, yaşar, bekir, musa, metin, orhan, bayram, serkan, cem, can, burak, berk, onur, okan, tolga, selim, sinan, serdar, volkan, umut, uğur, tuncay, tarık, kerem, kaan, ege, eren, efe, deniz, barış, baran, arda, alp, levent, ilker, gökhan, erdem, engin, cengiz, bülent, atilla, fatma, ayşe, emine, hatice, zeynep, elif, meryem, şerife, zehra, sultan, hanife, merve, havva, zeliha, esra, fadime, özlem, hacer, yasemin, hülya, cemile, sevim, gülsüm, leyla, dilek, büşra, aysel, songül, kübra, halime, esma, aynur, hayriye, kadriye, tuğba, rabia, sevgi, nurcan, defne, ece, ebru, derya, didem, damla, ceren, cansu, burcu, buse, betül, beren, başak, azra, aslı, arzu, aylin, pınar, selin, sibel, sevda, şebnem, tülay, yeliz, yıldız, gamze, gizem, gonca, gül, irem, ipek, melis, melike, nazlı, nihan, nil, özge, pelin",
  at: "@",
  introductions: "ben, adım, benim adım",
  from: "",
  common:
    "ben, benim, adım, numaram, arıyorum, merhaba, ve, bir, bu, ile, için, mailim, müdürüyüm, olarak, çalışıyorum",
  labels: {
    name: "ad soyad, adı soyadı, ad, isim, ilgili kişi",
    title: "unvan, görev, pozisyon",
    company: "firma, şirket, kurum",
    phone: "telefon, tel, t, ofis, iş, santral, dahili",
    mobile: "cep, cep telefonu, gsm, mobil, m, cep tel",
    home: "ev",
    fax: "faks, fax, f, belgegeçer",
    email: "e-posta, eposta, e-mail, email, mail, e",
    website: "web, web sitesi, internet, site, w",
    address: "adres, merkez",
  },
  streets:
    "cad., cadde, caddesi, cd., sok., sokak, sokağı, sk., mah., mahallesi, mh., bulvarı, blv., bul., no:, no, kat, kat:, daire, d:, apt., plaza, meydanı, sitesi, osb, bölgesi, yolu, iş merkezi, han",
  countries: "TR=türkiye, DE=almanya, CY=kktc",
  noise:
    "saygılarımla, saygılar, saygılarımızla, iyi çalışmalar, iyi günler, selamlar, sevgiler, sevgilerimle, teşekkürler, teşekkür ederim, merhaba, sayın, benim iphone, bu e-posta, bu mesaj, yasal uyarı, vergi no, vergi dairesi, vd, mersis, ticaret sicil, çalışma saatleri, bizi takip, kimden:, konu:, tarih:, bağlantı, takipçi, kolay gelsin, hoşça kalın, ana sayfa, ağım, iş ilanları, mesajlar, mesaj, bağlantı kur, daha fazla, iletişim bilgileri, bağlantı, takipçi, takip et, hakkında, katılımcı, konuşmacı, fuar katılımcısı, hakkımızda, hizmetler, ekibimiz, selamlar, merhaba, iphone'umdan gönderildi, deneyim, eğitim",
  recipients: "kime, bilgi, gizli",
};
