import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Yeniden dene",
  notFound: {
    heading: "Kart bulunamadı",
    text: "Bu kart taşınmış ya da duraklatılmış veya bağlantı eksik. Sahibinden yeni bir bağlantı isteyin.",
    home: "Ana sayfaya dön",
  },
  part: {
    heading: "Bu, bir kartın parçası",
    text: "Bu içerik yalnızca ait olduğu kartın içinde çalışır.",
    open: "Kartı aç",
  },
  offline: {
    heading: "Çevrimdışısınız",
    card: "Bu kart bu cihazda daha önce açılmamış. Gördüğünüz kartlar açılmaya devam eder; bu kart da bağlantı gelir gelmez açılacak.",
    page: "Bu sayfa için bağlantı gerekiyor. Paneliniz, QR kodlarınız ve gördüğünüz kartlar açılmaya devam eder.",
  },
  tooMany: {
    heading: "Lütfen biraz bekleyin",
    text: "Şu anda ağınızdan çok fazla kart açılıyor. Bir dakika bekleyip yeniden deneyin.",
  },
  download: { heading: "İndirme başarısız", text: "İletişim bilgileri indirilemedi. Lütfen yeniden deneyin." },
  failed: {
    heading: "Bu kart gösterilemedi",
    text: "Bizim tarafımızda bir sorun oluştu. Hiçbir şey kaybolmadı; birazdan yeniden deneyin.",
    reference: (id) => `Başvuru no: ${id}`,
  },
  form: {
    email: "Lütfen geçerli bir e-posta adresi girin",
    phone: (label) => `Lütfen “${label}” alanına bir telefon numarası girin`,
    date: (label) => `Lütfen “${label}” alanına bir tarih girin`,
    choice: (label) => `Lütfen “${label}” için yanıtlardan birini seçin`,
    required: (label) => `Lütfen “${label}” alanını doldurun`,
    tooLong: (label, max) => `“${label}” en fazla ${max} karakter olabilir`,
    allTooLong: (max) => `Lütfen yanıtlarınızı kısaltın: toplamda en fazla ${max} karakter olabilir`,
    nothing: "Lütfen en az bir alanı doldurun",
    consent: "Lütfen düğmenin üstündeki ifadeyi onaylayın",
    wait: "Şu anda çok fazla mesaj gönderiliyor. Lütfen bir dakika bekleyip yeniden deneyin.",
  },
};
